import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

const typescript = ['**/*.{ts,tsx}']

/** Rules for every piece of TypeScript, also where no types are at hand. */
const untyped = {
  '@typescript-eslint/consistent-type-imports': 'error',
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/no-non-null-assertion': 'error',
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
}

export default defineConfig(
  globalIgnores(['dist', '.astro', '.local', '.netlify']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'object-shorthand': 'error',
      // A longer file needs a reason, written beside the comment that allows it.
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
    },
  },

  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...untyped,
      // A function that promises keeps its promise also where it has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // There are no classes here: what looks like a method is a function in an object, free to be taken out of it.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },

  {
    files: ['src/islands/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.configs.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
    },
  },

  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.astro'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      ...untyped,
      // astro check knows the names; the template's own, such as Astro and Fragment, are no globals.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      'astro/no-set-text-directive': 'error',
      'astro/no-unused-css-selector': 'error',
    },
  },
  // The scripts within .astro files, which no TypeScript project contains.
  {
    files: ['**/*.astro/*.ts'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },

  // Plain JavaScript: Node's for the tools, the browser's for what pages load as it is.
  { files: ['*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['src/**/*.js', 'public/**/*.js'], languageOptions: { globals: globals.browser, sourceType: 'script' } },

  // A file of globals has no imports: with one it would be a module.
  {
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
  },

  // Programs for the terminal say what they do.
  { files: ['src/local/**', 'src/snapshot/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['tests/**'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
