import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** Fails with the name, the reason and the elements of each rule of axe that the page breaks as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(', ')}`,
  )
  expect(found).toEqual([])
}
