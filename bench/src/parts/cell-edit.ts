import type { Browser, Page } from 'playwright-core'
import { quantile } from '../statistics.ts'
import { cellPaintMilliseconds, type Figure } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'

declare global {
  interface Window {
    /** Milliseconds from each event to the frame after it. */
    painted: Record<string, number[]>
  }
}

const edits = 40

/** From click and key to the painted frame, in the contingent of a trip: the cell itself and the sums that follow. */
export async function benchCellEdit(
  browser: Browser,
  port: number,
  cookie: string,
  orderId: number,
): Promise<Figure[]> {
  const page = await signedInPage(browser, port, cookie)
  const idle = await emptyInput(page)
  await page.goto(`/orders/${orderId}`)
  const cell = page.getByLabel('Hotel DZ / DK Kontingent', { exact: true })
  await cell.waitFor()
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  for (let edit = 0; edit < edits; edit++) {
    await cell.click()
    await page.keyboard.press(String(1 + (edit % 9)))
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
  const painted = await page.evaluate(() => window.painted)
  await page.context().close()
  return [
    figure('Klick in eine Zelle', idle, painted.pointerdown),
    figure('Ziffer in einer Zelle', idle, painted.digit),
    figure('Zelle mit Enter übernommen, Summen neu', idle, painted.Enter),
  ]
}

/** The same key in a page that holds nothing but an input: what browser and machine take for themselves. */
async function emptyInput(page: Page): Promise<number> {
  await page.setContent('<input autofocus>')
  await watchFrames(page)
  for (let edit = 0; edit < edits; edit++) await page.keyboard.press('1', { delay: 20 })
  await page.waitForTimeout(100)
  const painted = await page.evaluate(() => window.painted)
  return quantile(painted.digit ?? [], 0.5)
}

function figure(name: string, idle: number, times: readonly number[] = []): Figure {
  return {
    section: 'Browser',
    name,
    value: quantile(times, 0.5),
    unit: 'ms',
    target: cellPaintMilliseconds,
    detail: `bis zum gemalten Bild (95 %: ${quantile(times, 0.95).toFixed(0)} ms); leere Seite: ${idle.toFixed(0)} ms`,
  }
}

/** A message that is posted in the frame's callback arrives right after the frame has been painted. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.painted = {}
    const watch = (name: string, event: Event) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => {
          window.painted[name] = [...(window.painted[name] ?? []), performance.now() - event.timeStamp]
        }
        channel.port2.postMessage(null)
      })
    }
    document.addEventListener('pointerdown', (event) => watch('pointerdown', event), true)
    document.addEventListener('keydown', (event) => watch(/\d/.test(event.key) ? 'digit' : event.key, event), true)
  })
}
