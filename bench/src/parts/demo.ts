import { openDemoDesk } from '../demo/demo-desk.ts'
import { benchTabMemory } from '../demo/tab-memory.ts'
import { benchTripUsable } from '../demo/trip-usable.ts'
import type { Figure } from '../targets.ts'
import { launchBrowser } from '../web/browser.ts'

/** What the browser of somebody takes who works on trips like most, on the demo agency: a slow processor, and a long day. */
export async function benchDemo(tell: (step: string) => void): Promise<Figure[]> {
  tell('Demodaten')
  const desk = await openDemoDesk()
  try {
    const browser = await launchBrowser()
    try {
      return [...(await benchTripUsable(browser, desk, tell)), ...(await benchTabMemory(browser, desk, tell))]
    } finally {
      await browser.close()
    }
  } finally {
    await desk.close()
  }
}
