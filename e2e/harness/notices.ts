import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

declare global {
  interface Window {
    /** The notices since the page was loaded, and for which words tests have found each. */
    keptNotices?: { text: string; foundFor: string[] }[]
  }
}

/** A notice leaves after four seconds, which on a busy machine may be before a test comes to look: so they are kept. */
export async function keepNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = new WeakSet<Node>()
    const kept: NonNullable<Window['keptNotices']> = []
    window.keptNotices = kept
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('section[aria-label="Meldungen"] > *')) {
        if (seen.has(notice)) continue
        seen.add(notice)
        kept.push({ text: (notice.textContent ?? '').replaceAll(/\s+/g, ' '), foundFor: [] })
      }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** Waits until the page has told something; each notice counts once for the same words. */
export async function noticed(page: Page, text: string): Promise<void> {
  const take = () =>
    page.evaluate((wanted) => {
      const kept = window.keptNotices ?? []
      const found = kept.find(({ text, foundFor }) => text.includes(wanted) && !foundFor.includes(wanted))
      found?.foundFor.push(wanted)
      return found !== undefined || kept
    }, text)
  await expect.poll(take, { message: `the notice ‘${text}’`, timeout: 90_000 }).toBe(true)
}
