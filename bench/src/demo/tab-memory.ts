import type { Browser, CDPSession, Page } from 'playwright-core'
import { slopeOf } from '../statistics.ts'
import { type Figure, keptOfTab } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'
import type { DemoDesk, DemoTrip } from './demo-desk.ts'

/** What a tab holds after so many trips, once all that can be given back has been. */
export type Held = {
  readonly trips: number
  /** Bytes of its scripts' heap. */
  readonly heap: number
  /** Of the document, and of what is no longer in it but still referred to. */
  readonly nodes: number
  readonly listeners: number
}

const tripsOpened = 50
const tripsBetween = 10
const section = 'Browser mit den Demodaten'

/**
 * Opens one trip after the other in the same tab, by the search of the app and without loading a page, and says what the tab
 * holds on the list of trips, to which it comes back for every reading. What it holds after ten trips is what it needs.
 */
export async function benchTabMemory(
  browser: Browser,
  desk: DemoDesk,
  tell: (step: string) => void,
): Promise<Figure[]> {
  const trips = await desk.trips(tripsOpened)
  const page = await signedInPage(browser, desk.port, desk.cookie)
  page.setDefaultTimeout(120_000)
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/orders')
  await page.getByRole('cell').first().waitFor()
  const readings: Held[] = []
  for (let opened = 1; opened <= tripsOpened; opened++) {
    await openTrip(page, trips[(opened - 1) % trips.length])
    if (opened % tripsBetween !== 0) continue
    const held = await heldOnList(page, devtools, opened)
    tell(`Reiter nach ${opened} Reisen: ${megabytes(held.heap)} MB, ${held.nodes} Knoten, ${held.listeners} Zuhörer`)
    readings.push(held)
  }
  await page.context().close()
  return memoryFigures(readings)
}

/** @param readings the first says what a tab needs, the last what it has come to */
export function memoryFigures(readings: readonly Held[]): Figure[] {
  const [first, last] = [readings.at(0), readings.at(-1)]
  if (first === undefined || last === undefined) throw new RangeError('no readings')
  const figure = (name: string, what: 'heap' | 'nodes' | 'listeners', shown: (value: number) => string): Figure => ({
    section,
    name: `${name} nach ${last.trips} Reisen zu nach ${first.trips}`,
    value: last[what] / first[what],
    unit: 'ratio',
    target: keptOfTab,
    detail: `${readings.map((held) => shown(held[what])).join(', ')}; je Reise ${shown(slopeOf(readings.map((held) => [held.trips, held[what]])))}`,
  })
  return [
    figure('Speicher eines Reiters,', 'heap', (bytes) => `${megabytes(bytes)} MB`),
    figure('Knoten,', 'nodes', (count) => count.toFixed(0)),
    figure('Zuhörer,', 'listeners', (count) => count.toFixed(0)),
  ]
}

const megabytes = (bytes: number) => (bytes / 1024 ** 2).toFixed(2)

async function openTrip(page: Page, trip: DemoTrip | undefined): Promise<void> {
  if (trip === undefined) throw new Error('the demo agency has no trips')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Suchen' }).fill(trip.orderNumber)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/orders/${trip.id}`)
  await page.getByRole('region', { name: `Reise ${trip.orderNumber}` }).waitFor()
  await page.getByRole('region', { name: 'Tagesplan' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function heldOnList(page: Page, devtools: CDPSession, trips: number): Promise<Held> {
  await page.getByRole('link', { name: 'Reisen', exact: true }).click()
  await page.waitForURL('**/orders')
  await page.getByRole('cell').first().waitFor()
  await page.waitForLoadState('networkidle')
  // What a first collection sets free may hold more; finalizers run between them.
  for (let times = 0; times < 3; times++) {
    await devtools.send('HeapProfiler.collectGarbage')
    await page.evaluate(() => new Promise((later) => setTimeout(later, 200)))
  }
  const [{ usedSize }, { nodes, jsEventListeners }] = await Promise.all([
    devtools.send('Runtime.getHeapUsage'),
    devtools.send('Memory.getDOMCounters'),
  ])
  return { trips, heap: usedSize, nodes, listeners: jsEventListeners }
}
