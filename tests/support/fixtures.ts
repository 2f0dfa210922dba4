import { test as base, expect } from 'playwright/test'
import { followChannels } from './channels.ts'
import { openContent, type Content } from './content.ts'
import { testPorts } from './stack.ts'

interface Fixtures {
  /** The shared stack's content. What a test adds is gone when it ends. */
  content: Content
  /** What the page says when something is wrong: errors nobody caught, and what our code or the browser's policies write to the console. */
  complaints: string[]
  /** Whether the test provokes complaints. Every other test fails at the first one. */
  provokes: boolean
  /** Ends what the pages of a test have left open at the emulator. */
  channels: void
}

export const test = base.extend<Fixtures>({
  provokes: [false, { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter to know what the fixture needs
  content: async ({}, use) => {
    const content = openContent(testPorts)
    await use(content)
    await content.restore()
  },
  channels: [
    async ({ context }, use) => {
      const end = followChannels(context)
      await use()
      await end()
    },
    { auto: true },
  ],
  complaints: [
    async ({ context, provokes }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(error.error().message))
      context.on('console', (message) => {
        // The browser itself notes each request that fails; the site cannot prevent that.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          complaints.push(message.text())
      })
      await use(complaints)
      if (!provokes) expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
