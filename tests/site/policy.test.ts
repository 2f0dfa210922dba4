import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesOf } from '../support/built-site.ts'
import { openParser, type PageParser } from '../support/parsed-page.ts'

const directory = process.env['SITE_DIST']!
let parser: PageParser
const pages: { path: string; policy: Map<string, string[]>; scripts: string[]; styles: string[] }[] = []

beforeAll(async () => {
  parser = await openParser()
  for (const [path, html] of pagesOf(directory)) {
    const { metas, scripts, styles } = await parser.parse(html)
    const directives = (metas['content-security-policy'] ?? '').split(';').map((part) => part.trim().split(/\s+/))
    pages.push({
      path,
      policy: new Map(directives.map(([name = '', ...sources]) => [name, sources])),
      scripts: scripts.filter(({ src }) => src === null).map(({ text }) => text),
      styles,
    })
  }
}, 60_000)
afterAll(() => parser.close())

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the policy comes before everything but the charset: it holds only for what follows it', () => {
  for (const [path, html] of pagesOf(directory)) {
    expect(html, path).toMatch(/^<!DOCTYPE html><html [^>]*><head><meta charset="utf-8"><meta http-equiv="content-sec/)
    expect(html.match(/http-equiv="content-security-policy"/g), path).toHaveLength(1)
  }
})

test('every page has a policy for scripts that allows neither inline nor evaluated code', () => {
  expect(pages.length).toBeGreaterThan(20)
  for (const { path, policy } of pages) {
    const sources = policy.get('script-src')
    expect(sources, path).toContain("'self'")
    expect(sources, path).not.toContain("'unsafe-inline'")
    expect(sources, path).not.toContain("'unsafe-eval'")
    for (const source of sources ?? [])
      expect(source, path).toMatch(/^'self'$|^'sha256-|^https:\/\/apis\.google\.com\/./)
  }
})

test('the policy lists the hash of every inline script and style', () => {
  for (const { path, policy, scripts, styles } of pages) {
    expect(scripts.length, path).toBeGreaterThan(0)
    for (const script of scripts)
      expect(policy.get('script-src'), `${path} ${script.slice(0, 60)}`).toContain(hashOf(script))
    for (const style of styles)
      expect(policy.get('style-src'), `${path} ${style.slice(0, 60)}`).toContain(hashOf(style))
    expect(policy.get('style-src'), path).not.toContain("'unsafe-inline'")
  }
})

test('the policy closes what the site does not use', () => {
  for (const { path, policy } of pages) {
    expect(policy.get('default-src'), path).toEqual(["'self'"])
    expect(policy.get('object-src'), path).toEqual(["'none'"])
    expect(policy.get('base-uri'), path).toEqual(["'self'"])
    expect(policy.get('form-action'), path).toEqual(["'self'"])
  }
})
