import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const policy = /<meta http-equiv="content-security-policy"[^>]*>/gi
const charset = /<meta charset="[^"]*">/

/**
 * Moves the content security policy of each built page to the place directly after its charset. Astro writes it at the end of the head, and a
 * policy holds only for what follows it: a script in a text of the club, in a title or a description, would run before it.
 */
export function policyFirst(): AstroIntegration {
  return {
    name: 'policy-first',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
        for (const file of files.map((name) => join(folder, name)))
          await writeFile(file, withPolicyFirst(await readFile(file, 'utf8'), file))
      },
    },
  }
}

/** The page with its policy after its charset. Throws where it has not exactly one: such a page is not published. */
export function withPolicyFirst(html: string, name: string): string {
  const [found, ...others] = html.match(policy) ?? []
  const start = charset.exec(html)?.[0]
  if (found === undefined || others.length > 0 || start === undefined)
    throw new Error(
      `${name} has ${found === undefined ? 'no' : 'more than one'} content security policy, or no charset.`,
    )
  const head = html.indexOf(start) + start.length
  return html.slice(0, head) + found + html.slice(head).replace(found, '')
}
