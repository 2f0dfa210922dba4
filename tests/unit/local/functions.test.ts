import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NetlifyDev } from '@netlify/dev'
import { expect, test } from 'vitest'
import { functionsByPath } from '../../../src/local/functions.ts'
import { root } from '../../../src/local/project.ts'

/** Every function of the site that has a path, as Netlify would find it: a folder with a file of the same name. */
async function pathsOfFunctions(): Promise<unknown[]> {
  const names = readdirSync(join(root, 'src/functions'))
  const modules = await Promise.all(names.map((name) => import(join(root, 'src/functions', name, `${name}.ts`))))
  return modules.flatMap((module: { config?: { path?: string } }) => module.config?.path ?? [])
}

test('the local host has every function that Netlify has', async () => {
  expect([...functionsByPath.keys()]).toEqual(await pathsOfFunctions())
})

test('a function answers also as Netlify bundles it', async () => {
  const off = { enabled: false }
  const netlify = new NetlifyDev({
    projectRoot: root,
    skipGitignore: true,
    serverAddress: null,
    ...{ aiGateway: off, database: off, edgeFunctions: off, geolocation: off, headers: off },
    ...{ images: off, redirects: off, staticFiles: off },
  })
  process.env['PUBLIC_FIREBASE_PROJECT_ID'] = 'demo-club'
  await netlify.start()
  try {
    const response = await netlify.handle(new Request('http://localhost/api/publish', { method: 'POST' }))
    expect(response?.status).toBe(401)
    expect(await response?.json()).toEqual({ error: 'An ID token or the secret is needed.' })
  } finally {
    await netlify.stop()
    delete process.env['PUBLIC_FIREBASE_PROJECT_ID']
  }
}, 120_000)
