import { afterEach, describe, expect, test } from 'vitest'
import { createBuildQueue, startBuildHook, type BuildHook } from '../../../src/local/build-hook.ts'

/** A build that ends when the test says so. */
function aBuild() {
  const ends: PromiseWithResolvers<void>[] = []
  const failures: unknown[] = []
  return {
    ends,
    failures,
    build: () => {
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    },
    onFailure: (error: unknown) => void failures.push(error),
  }
}

describe('the queue', () => {
  test('builds once for one request', async () => {
    const { build, ends, onFailure } = aBuild()
    const queue = createBuildQueue({ build, onFailure })
    queue.request()
    ends[0]?.resolve()
    await queue.settled()
    expect(ends).toHaveLength(1)
  })

  test('runs one build at a time, and exactly one more for all that ask during it', async () => {
    const { build, ends, onFailure } = aBuild()
    const queue = createBuildQueue({ build, onFailure })
    for (let time = 0; time < 10; time++) queue.request()
    expect(ends).toHaveLength(1)
    ends[0]?.resolve()
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.resolve()
    await queue.settled()
    expect(ends).toHaveLength(2)
  })

  test('goes on after a build that failed', async () => {
    const { build, ends, failures, onFailure } = aBuild()
    const queue = createBuildQueue({ build, onFailure })
    queue.request()
    queue.request()
    ends[0]?.reject(new Error('no space left'))
    await expect.poll(() => ends.length).toBe(2)
    ends[1]?.resolve()
    await queue.settled()
    expect(failures).toEqual([new Error('no space left')])
    queue.request()
    expect(ends).toHaveLength(3)
    ends[2]?.resolve()
  })
})

describe('the hook', () => {
  let hook: BuildHook | undefined
  afterEach(() => hook?.stop())

  test('answers before the build ends', async () => {
    const { build, ends, onFailure } = aBuild()
    hook = await startBuildHook({ build, onFailure })
    const response = await fetch(hook.url, { method: 'POST', body: '{}' })
    expect(response.status).toBe(200)
    expect(ends).toHaveLength(1)
    ends[0]?.resolve()
  })

  test('knows one address and one method', async () => {
    const { build, ends, onFailure } = aBuild()
    hook = await startBuildHook({ build, onFailure })
    expect((await fetch(hook.url)).status).toBe(405)
    expect((await fetch(`${hook.url}x`, { method: 'POST' })).status).toBe(404)
    expect((await fetch(new URL('/', hook.url), { method: 'POST' })).status).toBe(404)
    expect(ends).toHaveLength(0)
  })
})
