/**
 * Stands in for the regular expressions of Firestore pipelines, which this site does not use: they would be 44 kB of every visitor's download
 * (astro.config.mjs puts this file in the place of the package `re2js`).
 */
export const RE2JS = {
  compile: refuse,
  matches: refuse,
}

function refuse(): never {
  throw new Error(
    'Regular expressions of Firestore pipelines are left out of this site: see src/firebase/live/no-re2js.ts',
  )
}
