import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { cutElements, unreachableButtons } from './harness/cut-elements.ts'
import { demoTrip } from './harness/demo-trip.ts'
import { everyRoute, otherRoutes } from './harness/every-route.ts'
import { bringSession } from './harness/people.ts'
import { post } from './harness/planned-trip.ts'

/** A telephone, a screen at 150 %, a tablet. */
const windows = [
  { width: 390, height: 844 },
  { width: 960, height: 640 },
  { width: 1024, height: 768 },
]
/** A4 in pixels of the browser, without its margins of 10 mm; lists lie across. */
const paper = { width: 718, height: 1047 }
const across = { width: paper.height, height: paper.width }

test('EASE-11 the pages that are looked at are those there are', () => {
  const files = ['routes.tsx', 'trip-routes.ts', 'shell-route.ts']
  const source = files.map((file) => readFileSync(resolve(import.meta.dirname, '../web/src', file), 'utf8')).join('\n')
  const routes = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, path = '']) => path)
  expect(Object.keys(everyRoute).concat(otherRoutes).sort()).toEqual(routes.sort())
})

test.for(Object.values(everyRoute).flat())(
  'EASE-11 %s is read on a telephone, worked with on a tablet and at 150 per cent, and printed on A4',
  async (address, { page }) => {
    await bringSession(page, 'anna')
    // Of an offer nothing is invoiced yet: 'Toskana für Kunstfreunde' has invoices of several kinds.
    const trip = await demoTrip(page, address.includes('$invoiced') ? 'Toskana für Kunstfreunde' : undefined)
    const path = address.replace(/\$trip|\$invoiced/, String(trip))
    await fills[address]?.(page, trip)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await page.getByRole('main').first().waitFor()
    await page.waitForLoadState('networkidle')
    for (const size of windows) {
      await page.setViewportSize(size)
      await expect.poll(() => cutElements(page, 'screen'), { message: `${path} at ${size.width} px` }).toEqual([])
      expect(await unreachableButtons(page), `${path} at ${size.width} px`).toEqual([])
    }
    await printed(page, path)
  },
)

/** What a page needs that the demo leaves empty: it is to be looked at with something in it. */
const fills: Readonly<Record<string, (page: Page, trip: number) => Promise<void>>> = {
  '/orders/$trip/documents': async (page, trip) => {
    const made = await page.request.post(`/api/orders/${trip}/offer/generate-document?types=route`, { data: {} })
    expect(made.status(), await made.text()).toBe(200)
  },
  '/imports': async (page) => {
    const run = {
      kind: 'clients',
      fileName: 'Bestand aller Chöre und Vereine.xlsx',
      headRow: 0,
      columns: ['name', 'place'],
    }
    const rows = [
      ['Firma', 'Ort'],
      ['Lesekreis Seitenrand', 'Lüneburg'],
    ]
    await post(page, 'imports', { organisation: 1, ...run, rows })
  },
}

async function printed(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  const isAcross = await page.evaluate(() =>
    [...document.querySelectorAll('main, main > *')].some(
      (one) => getComputedStyle(one).getPropertyValue('page') === 'wide',
    ),
  )
  await page.setViewportSize(isAcross ? across : paper)
  await expect.poll(() => cutElements(page, 'paper'), { message: `${path} on paper` }).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1440, height: 900 })
}
