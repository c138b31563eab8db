import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { quantile, summarize } from '../statistics.ts'
import { type Figure, usableSeconds } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'
import type { DemoDesk } from './demo-desk.ts'

/** When a page could be used, in milliseconds from the start of its navigation. */
export type Usable = {
  /** The day plan is painted. */
  readonly planned: number
  /** A field of the head, clicked in that moment, is open and painted. */
  readonly opened: number
}
/** The same with what its main thread worked until then, in milliseconds. */
export type Load = Usable & { readonly worked: number }

declare global {
  interface Window {
    usable?: Usable
  }
}

const slowdown = 4
const loads = 15
/** What a browser compiles of scripts it keeps from the second load on. */
const loadsBefore = 3
/** The trip in which there is something on every page. */
const richTrip = '2600322'

/**
 * How long after a click on its address the page of a trip can be worked on, by a processor a fourth as fast: its day plan is
 * painted, and a click given in that moment has opened the trip's name as a field. Cold is a browser that has never been
 * here; warm one that has, with the files of the app in its cache, and asks the server for all data anew.
 */
export async function benchTripUsable(
  browser: Browser,
  desk: DemoDesk,
  tell: (step: string) => void,
): Promise<Figure[]> {
  const trip = (await desk.trips(200)).find(({ orderNumber }) => orderNumber === richTrip)
  if (trip === undefined) throw new Error(`the demo agency has no trip ${richTrip}`)
  const warm: Load[] = []
  const cold: Load[] = []
  const kept = await preparedPage(browser, desk)
  for (let load = 0; load < loadsBefore; load++) await loadOf(kept, trip.id)
  for (let load = 0; load < loads; load++) {
    tell(`Reiseseite, gedrosselt: ${load + 1} von ${loads}`)
    warm.push(await loadOf(kept, trip.id))
    const fresh = await preparedPage(browser, desk)
    cold.push(await loadOf(fresh, trip.id))
    await fresh.context.close()
  }
  await kept.context.close()
  return [...usableFigures('warm', warm), ...usableFigures('kalt', cold)]
}

/** Only a warm page has a target; what its main thread works is the figure that a busy machine does not move. */
export function usableFigures(state: 'warm' | 'kalt', all: readonly Load[]): Figure[] {
  const opened = summarize(all.map((load) => load.opened))
  const planned = quantile(
    all.map((load) => load.planned),
    0.5,
  )
  const worked = summarize(all.map((load) => load.worked))
  const name = `Reiseseite bedienbar, Prozessor ${slowdown}-fach gedrosselt, ${state}`
  const of = (values: typeof opened, p90: number) =>
    `90 %: ${p90.toFixed(0)} ms, ±${(values.noise * 100).toFixed(0)} %, ${values.count} Mal`
  return [
    {
      section: 'Browser mit den Demodaten',
      name,
      value: opened.median / 1000,
      unit: 's',
      target: state === 'warm' ? usableSeconds : null,
      detail: `${of(opened, ninth(all, 'opened'))}; Tagesplan gemalt nach ${planned.toFixed(0)} ms`,
    },
    {
      section: 'Browser mit den Demodaten',
      name: `… davon Arbeit der Seite, ${state}`,
      value: worked.median / 1000,
      unit: 's',
      target: null,
      detail: of(worked, ninth(all, 'worked')),
    },
  ]
}

const ninth = (all: readonly Load[], what: keyof Load) =>
  quantile(
    all.map((load) => load[what]),
    0.9,
  )

type Prepared = { readonly context: BrowserContext; readonly page: Page; readonly devtools: CDPSession }

/** A page of the app's site that holds nothing yet, on a slow processor. */
async function preparedPage(browser: Browser, { port, cookie }: DemoDesk): Promise<Prepared> {
  const page = await signedInPage(browser, port, cookie)
  await page.addInitScript(noteUsable)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context: page.context(), page, devtools }
}

async function loadOf({ page, devtools }: Prepared, tripId: number): Promise<Load> {
  await page.goto('/health')
  const before = await worked(devtools)
  await page.goto(`/orders/${tripId}`, { waitUntil: 'commit' })
  const usable = await page.waitForFunction(() => window.usable, undefined, { timeout: 120_000 })
  const after = await worked(devtools)
  const times = (await usable.jsonValue()) as Usable // waited for
  return { ...times, worked: after - before }
}

async function worked(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** Runs in the page before the app; a message posted in a frame's callback arrives right after the frame was painted. */
function noteUsable(): void {
  const painted = (then: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = then
      channel.port2.postMessage(null)
    })
  const whenThere = (selector: string, then: (found: HTMLElement) => void) => {
    const look = () => {
      const found = document.querySelector<HTMLElement>(selector)
      if (found === null) return false
      painted(() => then(found))
      return true
    }
    if (look()) return
    const observer = new MutationObserver(() => look() && observer.disconnect())
    observer.observe(document, { childList: true, subtree: true })
  }
  whenThere('#day-plan tr[data-line]', () => {
    const planned = performance.now()
    whenThere('button[title="Reisename bearbeiten"]', (name) => {
      name.click()
      whenThere('input[aria-label="Reisename"]', () => {
        window.usable = { planned, opened: performance.now() }
      })
    })
  })
}
