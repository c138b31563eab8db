import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Milliseconds from each event to the frame after it. */
    painted: Record<string, number[]>
  }
}

/** A message that is posted in the frame's callback arrives right after the frame has been painted. */
export async function watchFrames(page: Page): Promise<void> {
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

export const framesOf = (page: Page) => page.evaluate(() => window.painted)

/** Waits until a key's frame is painted: nobody types faster, and the next key's work would count as this one's. */
export async function paintedOf(page: Page, name: string, times: number): Promise<void> {
  await page.waitForFunction(([key, count]) => (window.painted[key]?.length ?? 0) >= count, [name, times] as const)
}
