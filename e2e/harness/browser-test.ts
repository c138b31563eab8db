import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, inject, test as plainTest } from 'vitest'
import { watchConsole } from './console-watch.ts'
import { outputFolder } from './output-folder.ts'

const desk = { locale: 'de-DE', timezoneId: 'Europe/Berlin', viewport: { width: 1440, height: 900 } }

interface OpenPage {
  page: Page
  complaints: () => string[]
}

/**
 * A browser test. `page` is a page of a browser nobody is signed in to; `newPage` opens one in yet another browser, for a
 * second person. A test whose pages complained on the console has failed; of a failed test every page is kept as
 * picture and as accessibility tree in e2e/output/.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: the test tool reads what a fixture needs from this pattern
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserEndpoint'))
    onCleanup(() => browser.close())
    return browser
  })
  .extend('newPage', async ({ browser, task }, { onCleanup }) => {
    const open: OpenPage[] = []
    onCleanup(async () => {
      const complaints = open.flatMap((one) => one.complaints())
      if (task.result?.state === 'fail' || complaints.length > 0) await keepPages(task.name, open)
      for (const { page } of open) await page.context().close()
      expect(complaints, 'complaints of the pages').toEqual([])
    })
    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const context = await browser.newContext({ baseURL: inject('appUrl'), ...desk, ...options })
      const page = await context.newPage()
      open.push({ page, complaints: watchConsole(page) })
      return page
    }
  })
  .extend('page', ({ newPage }) => newPage())

async function keepPages(testName: string, open: readonly OpenPage[]): Promise<void> {
  await mkdir(outputFolder, { recursive: true })
  const name = testName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  for (const [index, { page }] of open.entries()) {
    if (page.isClosed()) continue
    const path = join(outputFolder, index === 0 ? name : `${name}-${index + 1}`)
    await page.screenshot({ path: `${path}.png`, fullPage: true })
    await writeFile(`${path}.txt`, `${page.url()}\n\n${await page.locator('body').ariaSnapshot()}\n`)
  }
}
