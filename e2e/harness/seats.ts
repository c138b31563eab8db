import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { tellPresses } from './diary/page-diary.ts'
import { keepNotices } from './notices.ts'

/**
 * A browser profile in which one test after the other opens its page. It keeps what no test is about, the files of the app
 * and their compiled code, for compiling them anew costs more than most stories; and it forgets the person.
 */
export interface Seat {
  /** A page nobody has used, in a browser that knows nobody; it stands at '/health', which is not the app. */
  sitDown(): Promise<Page>
  /** Closes the pages, also those that the app opened, and leaves the seat to the next. */
  leave(): Promise<void>
  close(): Promise<void>
}

/** So long a state is waited for: a machine that is busy with others takes its time. */
const patienceMs = 90_000

/** @param options names the `baseURL` */
export async function newSeat(browser: Browser, options: BrowserContextOptions): Promise<Seat> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patienceMs)
  await keepNotices(context)
  await tellPresses(context)
  /** Pages of one site share a process (launch-browser.ts): as long as one of them is open, what it compiled stays. */
  const openNext = async () => {
    const page = await context.newPage()
    await page.goto('/health')
    return page
  }
  let next = openNext()
  return {
    async sitDown() {
      const page = await next
      await forgetPerson(page)
      return page
    },
    async leave() {
      await context.setOffline(false)
      const used = context.pages()
      next = openNext()
      await next
      await Promise.all(used.map((page) => page.close()))
    },
    close: () => context.close(),
  }
}

async function forgetPerson(page: Page): Promise<void> {
  await page.context().clearCookies()
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  await devtools.detach()
}
