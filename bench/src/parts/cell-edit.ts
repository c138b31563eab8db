import type { Browser, Locator, Page } from 'playwright-core'
import { quantile } from '../statistics.ts'
import { cellPaintMilliseconds, type Figure } from '../targets.ts'
import { signedInPage } from '../web/browser.ts'
import { framesOf, paintedOf, watchFrames } from '../web/frames.ts'

const edits = 40
/** So few that all of them are in sight. */
const linesEdited = 8

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
  const grid = page.getByRole('grid', { name: /^KONTINGENT/ })
  const line = grid.getByRole('row').filter({ has: page.getByRole('gridcell', { name: 'DZ / DK', exact: true }) })
  const painted = await editsOf(page, await cellsOf(grid, 'Hotel Kontingent', () => line))
  await page.context().close()
  return [
    figure('Klick in eine Zelle', idle, painted.pointerdown),
    figure('Ziffer in einer Zelle', idle, painted.digit),
    figure('Zelle mit Enter übernommen, Summen neu', idle, painted.Enter),
  ]
}

/** The same in a sheet of the drawer, on one of the largest trips: every request of its 21 days lies in the seven tables. */
export async function benchSheetCell(
  browser: Browser,
  port: number,
  cookie: string,
  orderId: number,
): Promise<Figure[]> {
  const page = await signedInPage(browser, port, cookie)
  const idle = await emptyInput(page)
  await page.addInitScript(() => {
    const open = { expansion: 'open', view: 'edit', height: 500, closedTables: [] }
    localStorage.setItem('reisewerk.drawer', JSON.stringify(open))
  })
  await page.goto(`/orders/${orderId}`)
  const hotels = page.getByRole('grid', { name: 'Hotels' })
  const painted = await editsOf(page, await cellsOf(hotels, 'Angefragt'))
  const lines = Number(await hotels.getAttribute('aria-rowcount')) - 1
  await page.context().close()
  const where = `Schnellbearbeitung, ${lines} Hotels`
  return [
    figure(`Klick in eine Zelle (${where})`, idle, painted.pointerdown),
    figure(`Ziffer in einer Zelle (${where})`, idle, painted.digit),
    figure(`Zelle mit Enter übernommen (${where})`, idle, painted.Enter),
  ]
}

const roomCount = 120
/** 250 in all. */
const guestsOf = (room: number) => (room < 10 ? 3 : 2)

/** The same in a list of 120 rooms with 250 guests (ROOM-06). */
export async function benchRoomCell(
  browser: Browser,
  port: number,
  cookie: string,
  orderId: number,
): Promise<Figure[]> {
  const page = await signedInPage(browser, port, cookie)
  const idle = await emptyInput(page)
  await page.goto(`/orders/${orderId}`)
  const changes = Array.from({ length: roomCount }, (_, room) => {
    const persons = guestsOf(room)
    const passengers = Array.from({ length: persons }, (_one, bed) => ({
      lastName: `Muster${room}`,
      firstName: `Gast${bed}`,
    }))
    return { do: 'addRoom', room: { roomType: { persons }, passengers } }
  })
  const list = await made(page, '/api/room_lists', { order: `/api/orders/${orderId}` })
  await made(page, `/api/room_lists/${list}/changes`, { changes })
  await page.goto(`/orders/${orderId}/roomlist`)
  const grid = page.getByRole('grid', { name: /^Zimmer und Gäste/ })
  const painted = await editsOf(page, await cellsOf(grid, 'Nationalität'))
  await page.context().close()
  const where = `Zimmerliste, ${roomCount} Zimmer`
  return [
    figure(`Klick in eine Zelle (${where})`, idle, painted.pointerdown),
    figure(`Ziffer in einer Zelle (${where})`, idle, painted.digit),
    figure(`Zelle mit Enter übernommen (${where})`, idle, painted.Enter),
  ]
}

/** @returns the number of what a POST has made */
function made(page: Page, path: string, body: object): Promise<number> {
  return page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: 'POST', headers, body: sent })
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${await answer.text()}`)
      return ((await answer.json()) as { id: number }).id // as both addresses answer
    },
    [path, JSON.stringify(body)] as const,
  )
}

/** The cells of a column. @param lineOf over and over the first lines, unless told otherwise */
async function cellsOf(
  grid: Locator,
  column: string,
  lineOf = (edit: number) => grid.getByRole('row').nth(1 + (edit % linesEdited)),
): Promise<(edit: number) => Locator> {
  const place = await grid.getByRole('columnheader', { name: column, exact: true }).getAttribute('aria-colindex')
  return (edit) =>
    lineOf(edit)
      .getByRole('gridcell')
      .nth(Number(place) - 1)
}

/** Edits one cell after the other. @returns milliseconds by event */
async function editsOf(page: Page, cellOf: (edit: number) => Locator): Promise<Record<string, number[]>> {
  await cellOf(0).waitFor()
  await page.waitForLoadState('networkidle')
  await watchFrames(page)
  for (let edit = 0; edit < edits; edit++) {
    await cellOf(edit).click()
    await paintedOf(page, 'pointerdown', edit + 1)
    await page.keyboard.press(String(1 + (edit % 9)))
    await paintedOf(page, 'digit', edit + 1)
    await page.keyboard.press('Enter')
    await paintedOf(page, 'Enter', edit + 1)
    await page.waitForTimeout(50)
  }
  return framesOf(page)
}

/** The same key in a page that holds nothing but an input: what browser and machine take for themselves. */
async function emptyInput(page: Page): Promise<number> {
  await page.setContent('<input autofocus>')
  await watchFrames(page)
  for (let edit = 0; edit < edits; edit++) await page.keyboard.press('1', { delay: 20 })
  await page.waitForTimeout(100)
  const painted = await framesOf(page)
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
