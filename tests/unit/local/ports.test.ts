import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { assertFree, findFreePort, PortInUse } from '../../../src/local/ports.ts'
import { sitePort } from '../../../src/local/site-port.ts'

describe('assertFree', () => {
  test('accepts a port that nothing listens on', async () => {
    await expect(assertFree([{ port: await findFreePort(), purpose: 'the site' }], 'wait')).resolves.toBeUndefined()
  })

  test('names a taken port, its purpose and the way out', async () => {
    const port = await findFreePort()
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    const check = assertFree([{ port, purpose: 'the site' }], 'choose another')
    await expect(check).rejects.toThrow(PortInUse)
    await expect(check).rejects.toThrow(new RegExp(`Port ${port}, meant for the site, .*choose another`, 's'))
    server.close()
  })
})

describe('sitePort', () => {
  test('is 4321 unless the environment says otherwise', () => {
    expect(sitePort('')).toBe(4321)
    expect(sitePort('4400')).toBe(4400)
  })

  test.each(['abc', '0', '70000', '4321.5'])('refuses "%s"', (value) => {
    expect(() => sitePort(value)).toThrow('not a port')
  })
})
