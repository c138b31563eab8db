import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Fails when axe finds something serious or worse on the page as it stands (design §5). */
export async function axeClean(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze()
  expect(passes.length, 'rules axe could apply').toBeGreaterThan(0)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}
