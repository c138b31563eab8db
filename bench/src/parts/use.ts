import type { Part } from '../arguments.ts'
import { realApp } from '../contestants/contestants.ts'
import type { Figure } from '../targets.ts'
import { launchBrowser } from '../web/browser.ts'
import { benchCellEdit, benchRoomCell, benchSheetCell } from './cell-edit.ts'
import { benchDrag } from './drag.ts'
import { benchFirstScreen } from './first-screen.ts'
import { benchOffer } from './offer.ts'
import { benchPapers } from './papers.ts'
import { benchRecompute } from './recompute.ts'

type Use = { readonly adminUrl: string; readonly trips: number; readonly only: ReadonlySet<Part> }

const port = 8464
/** A trip of the generator that everybody sees. */
const orderId = 4_711

/** What one person at the desk feels, on a server started for it: documents and the browser. */
export async function benchUse({ adminUrl, trips, only }: Use, tell: (step: string) => void): Promise<Figure[]> {
  const app = await realApp(adminUrl, trips, port)
  const figures: Figure[] = []
  try {
    if (only.has('documents')) {
      tell('Angebot')
      figures.push(...(await benchOffer(port, app.cookie)))
      tell('Reiseunterlagen')
      figures.push(...(await benchPapers(port, app.cookie)))
    }
    if (only.has('web'))
      figures.push(...(await inBrowser(app.cookie, { any: Math.min(orderId, trips), long: trips + 1 }, tell)))
    return figures
  } finally {
    await app.close()
  }
}

/** @param trips numbers of one like most, and of one of the largest, which stand behind the others */
async function inBrowser(
  cookie: string,
  trips: { any: number; long: number },
  tell: (step: string) => void,
): Promise<Figure[]> {
  tell('Browser')
  const browser = await launchBrowser()
  try {
    const size = await benchFirstScreen(browser, port, cookie)
    const contingent = await benchCellEdit(browser, port, cookie, trips.any)
    const sheet = await benchSheetCell(browser, port, cookie, trips.long)
    const rooms = await benchRoomCell(browser, port, cookie, trips.any)
    const drag = await benchDrag(browser, port, cookie, trips.long)
    return [...size, ...contingent, ...sheet, ...rooms, drag, await benchRecompute(browser, port, cookie, trips.long)]
  } finally {
    await browser.close()
  }
}
