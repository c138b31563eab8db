import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test as plainTest } from 'vitest'
import { appUrl } from './app-url.ts'
import { watchConsole } from './console-watch.ts'
import { keepDiary } from './diary/page-diary.ts'
import { launchBrowser } from './launch-browser.ts'
import { outputFolder } from './output-folder.ts'
import { newSeat, type Seat } from './seats.ts'

const desk = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  viewport: { width: 1440, height: 900 },
  // What moves costs a software renderer the most, and no test looks at it.
  reducedMotion: 'reduce',
} satisfies BrowserContextOptions

interface OpenPage {
  page: Page
  seat: Seat
  /** Whether the next test may have the seat, too. */
  isUsual: boolean
  complaints: () => string[]
  diary: () => string[]
}

/**
 * A browser test. `page` is a page of a browser nobody is signed in to; `newPage` opens one in yet another browser, for a
 * second person. A test whose pages complained on the console has failed; of a failed test every page is kept as
 * picture and as accessibility tree in e2e/output/, with what was pressed and asked last; the latter two are told at once, too.
 */
export const test = plainTest
  // biome-ignore lint/correctness/noEmptyPattern: the test tool reads what a fixture needs from this pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser()
    onCleanup(() => browser.close())
    return browser
  })
  /** Seats nobody sits at. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  .extend('freeSeats', { scope: 'worker' }, async ({}) => [] as Seat[])
  .extend('newPage', async ({ browser, freeSeats, task }, { onCleanup }) => {
    const open: OpenPage[] = []
    onCleanup(async () => {
      const complaints = open.flatMap((one) => one.complaints())
      const hasFailed = task.result?.state === 'fail' || complaints.length > 0
      if (hasFailed) await keepPages(task.name, open)
      for (const { seat, isUsual } of open) {
        if (hasFailed || !isUsual) {
          await seat.close()
          continue
        }
        await seat.leave()
        freeSeats.push(seat)
      }
      expect(complaints, 'complaints of the pages').toEqual([])
    })
    return async (options: BrowserContextOptions = {}): Promise<Page> => {
      const isUsual = Object.keys(options).length === 0
      const seat = (isUsual && freeSeats.pop()) || (await newSeat(browser, { baseURL: appUrl(), ...desk, ...options }))
      const page = await seat.sitDown()
      open.push({ page, seat, isUsual, complaints: watchConsole(page), diary: keepDiary(page) })
      return page
    }
  })
  .extend('page', ({ newPage }) => newPage())

async function keepPages(testName: string, open: readonly OpenPage[]): Promise<void> {
  await mkdir(outputFolder, { recursive: true })
  const name = testName.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80)
  for (const [index, { page, diary }] of open.entries()) {
    if (page.isClosed()) continue
    const path = join(outputFolder, index === 0 ? name : `${name}-${index + 1}`)
    await page.screenshot({ path: `${path}.png`, fullPage: true })
    const seen = [page.url(), await page.locator('body').ariaSnapshot(), ...diary()].join('\n')
    await writeFile(`${path}.txt`, `${seen}\n`)
    // Where nobody can open the folder afterwards, the log is all there is.
    console.error(`What stood there when ‘${testName}’ failed:\n${seen}`)
  }
}
