import { posix } from 'node:path'
import ts from 'typescript'
import type { SourceFile } from './sources.ts'

/** What the files of one part of the tree may import, besides files of the same part. A `*` at the end stands for any ending. */
export interface Part {
  /** Other parts: keys of the table. */
  parts: readonly string[]
  packages: readonly string[]
}

/** The parts of the tree by folder or file; the longest key that fits a path is its part. */
export type Parts = Readonly<Record<string, Part>>

/** Every import that the parts do not allow, as `file imports address: reason`, and every file that is in no part. */
export function badImports(files: readonly SourceFile[], parts: Parts): string[] {
  return files.flatMap((file) => {
    const part = partOf(file.path, parts)
    if (part === undefined) return [`${file.path} is in no part of the tree`]
    return importsOf(file).flatMap((address) => {
      const reason = refuse(file.path, part, address, parts)
      return reason === undefined ? [] : [`${file.path} imports ${address}: ${reason}`]
    })
  })
}

/** The addresses that a file imports: statically, dynamically, as a type or by re-export; in .astro files also by its scripts. */
export function importsOf({ path, text }: SourceFile): string[] {
  if (!path.endsWith('.astro')) return importsOfScript(path, text)
  const frontmatter = /^\s*---\n(.*?)^---/ms.exec(text)?.[1] ?? ''
  const scripts = Array.from(text.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs), ([, attributes = '', body = '']) => [
    ...Array.from(attributes.matchAll(/\bsrc="([^"]+)"/g), ([, src = '']) => src),
    ...importsOfScript(path, body),
  ])
  return [...importsOfScript(path, frontmatter), ...scripts.flat()]
}

function importsOfScript(path: string, text: string): string[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const addresses: string[] = []
  const visit = (node: ts.Node) => {
    const address = addressIn(node)
    if (address !== undefined) addresses.push(ts.isStringLiteralLike(address) ? address.text : '(computed)')
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind))
  return addresses
}

function addressIn(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return node.argument.literal
  return undefined
}

function refuse(path: string, part: string, address: string, parts: Parts): string | undefined {
  const { parts: allowed = [], packages = [] } = parts[part] ?? {}
  if (address === '(computed)') return 'nobody can say what it imports'
  if (!address.startsWith('.')) {
    return packages.some((pattern) => fits(address, pattern)) ? undefined : `${part} may not import this package`
  }
  const target = posix.join(posix.dirname(path), address.replace(/\?.*$/, ''))
  if (posix.extname(target) === '') return 'a relative import carries its extension'
  const other = partOf(target, parts)
  if (other === undefined) return 'it is in no part of the tree'
  return other === part || allowed.includes(other) ? undefined : `${part} may not import ${other}`
}

function partOf(path: string, parts: Parts): string | undefined {
  return Object.keys(parts)
    .filter((key) => path === key || path.startsWith(`${key}/`))
    .sort((a, b) => b.length - a.length)[0]
}

function fits(address: string, pattern: string): boolean {
  return pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern
}
