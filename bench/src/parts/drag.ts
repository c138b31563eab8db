import type { Browser } from 'playwright-core'
import { quantile } from '../statistics.ts'
import { type Figure, rowCrossedMilliseconds } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'

const rowsCrossed = 8
const rowHeight = 31

/** A service dragged over others of the largest trip, by the time the page's main thread works for each row (DAY-04). */
export async function benchDrag(browser: Browser, port: number, cookie: string, orderId: number): Promise<Figure> {
  const page = await signedInPage(browser, port, cookie)
  await page.goto(`/orders/${orderId}`)
  const handle = page.locator('tr[data-line^="hotel-"] button[aria-roledescription="verschiebbar"]').nth(8)
  await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await page.waitForLoadState('networkidle')
  const box = await handle.boundingBox()
  if (box === null) throw new Error('Die Reise zeigt keine Leistung, die sich ziehen lässt.')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const moveTo = async (y: number) => {
    await page.mouse.move(box.x + 5, y)
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0))))
  }
  await page.mouse.move(box.x + 5, box.y + 5)
  await page.mouse.down()
  await moveTo(box.y + 12)
  const times: number[] = []
  for (let row = 1; row <= rowsCrossed; row++) {
    const before = await worked()
    await moveTo(box.y + 12 + row * rowHeight)
    times.push((await worked()) - before)
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await page.context().close()
  return {
    section: 'Browser',
    name: 'Leistung über eine Zeile gezogen (21 Tage, 150 Leistungen)',
    value: quantile(times, 0.5),
    unit: 'ms',
    target: rowCrossedMilliseconds,
    detail: `Arbeit der Seite (95 %: ${quantile(times, 0.95).toFixed(0)} ms)`,
  }
}
