import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Fails when axe finds something serious or worse on the page as it stands (design §5). Every rule runs over the whole page;
 * spared is what no verdict hangs on: a second page that joins the results of frames, for the app has none, and the
 * description of each of the thousands of elements that pass.
 */
export async function axeClean(page: Page): Promise<void> {
  await atRest(page)
  expect(page.frames(), 'frames would need an axe of their own').toHaveLength(1)
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations, passes } = await builder.analyze()
  expect(passes.length, 'rules axe could apply').toBeGreaterThan(0)
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const found = serious.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** What is asked for anew is dimmed until it has come, so that nobody takes it for true: the page is judged as it is read. */
async function atRest(page: Page): Promise<void> {
  await expect
    .poll(() => page.locator('[data-stale], [aria-busy="true"]').count(), { message: 'what is stale' })
    .toBe(0)
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
}
