import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { daysOf, hotelIn, type Item, planTrip, post, read, servicesOf } from './harness/planned-trip.ts'
import { cellAt, pasteBlock } from './harness/sheet-cells.ts'

type Stay = Item & { place: { name: string } | null; serviceDescription: string }

const drawerOf = (page: Page) => page.getByRole('region', { name: 'Schnellbearbeitung', exact: true })

/** A hotel with two requests and a night ferry with one, asked for a trip in May 2028. */
async function askedTrip(page: Page): Promise<{ hotels: Item[]; ferry: Item }> {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const hotels = [
    await post(page, 'hotel_requests', { placeholder, optionNr: 'A-1' }),
    await post(page, 'hotel_requests', { placeholder, optionNr: 'B-2', requestStatus: { status: 'declined' } }),
  ]
  const crossing = await post(page, 'ferry_placeholders', {
    day: `/api/days/${plan.days[1]?.id}`,
    type: 'night',
    startAt: '15.05.2028 14:00:00',
    driverNotParticipating: false,
    isBrandNew: false,
  })
  const suite = { type: { persons: 2, type: 'suite' }, askedAmount: 1, reservedAmount: 1 }
  const ferry = await post(page, 'ferry_requests', {
    placeholder: `/api/ferry_placeholders/${crossing.id}`,
    contingent: { doubleCabins: [suite] },
  })
  await page.goto(plan.address)
  return { hotels, ferry }
}

test('DRAW-01 DRAW-02 DRAW-04 requests are edited cell by cell, like a spreadsheet, beside the trip', async ({
  page,
  newPage,
}) => {
  const { hotels, ferry } = await askedTrip(page)
  const [first, second] = hotels
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  const grid = drawer.getByRole('grid', { name: 'Hotels' })
  await grid.waitFor()
  expect((await drawer.boundingBox())?.height).toBe(500)
  const titles = await drawer.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles).toEqual(['Hotels', 'Zusatzleistungen', 'Flüge', 'Tagfähren', 'Nachtfähren', 'Tagzüge', 'Nachtzüge'])

  // Booking colours: the word on its tone, a declined line pale.
  await expect.poll(async () => (await cellAt(grid, 1, 'Status')).textContent()).toBe('Abgesagt')

  // German dates of the trip's year, the deadline is open again at midnight.
  await (await cellAt(grid, 0, 'Optionstermin')).click()
  await page.keyboard.type('1.3.')
  await page.keyboard.press('Enter')
  await noticed(page, 'Die Daten wurden erfolgreich gespeichert')
  const stored = (id: number | undefined) => read(page, `hotel_requests/${id}`)
  await expect
    .poll(async () => (await stored(first?.id)).optionTodo)
    .toEqual({ dueDate: '01.03.2028 00:00:00', status: 'open' })

  // Typed by the first letters, walked with Tab, taken back.
  await (await cellAt(grid, 0, 'Status')).click()
  await page.keyboard.type('Vorg')
  await page.keyboard.press('Tab')
  await page.keyboard.type('RES-77')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored(first?.id)).optionNr).toBe('RES-77')
  await expect.poll(async () => (await stored(first?.id)).requestStatus).toEqual({ status: 'pre_booked' })
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await stored(first?.id)).optionNr).toBe('A-1')

  // A block from Excel, in German.
  await (await cellAt(grid, 0, 'DZ p. P. €')).click()
  await pasteBlock(page, '1.214,50 €\t68\r\n89,90\t12,5\r\n')
  await expect
    .poll(async () => JSON.stringify((await stored(second?.id)).itemPrices))
    .toMatch(/"amount":"89\.90".*"amount":"12\.50"/)
  await expect.poll(async () => (await cellAt(grid, 0, 'DZ p. P. €')).textContent()).toContain('1.214,50')

  // Cabins of a night crossing, and a column for the suite that is in use.
  const ferries = drawer.getByRole('grid', { name: 'Nachtfähren' })
  await (await cellAt(ferries, 0, 'DKI Reserviert')).click()
  await page.keyboard.type('12')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2')
  await page.keyboard.press('Tab')
  await page.keyboard.type('214,5')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await read(page, `ferry_requests/${ferry.id}`)).contingent)
    .toMatchObject({
      doubleCabins: [
        { type: { persons: 2, type: 'suite' }, reservedAmount: 1 },
        { type: { type: 'inside' }, reservedAmount: 12, extraReservedAmount: 2, price: { amount: '214.50' } },
      ],
    })
  await expect.poll(async () => (await cellAt(ferries, 0, 'DK Suite Reserviert')).textContent()).toBe('1')

  // What the server refuses stays as it was typed, says why and can be dropped.
  const asked = await cellAt(grid, 0, 'Angefragt')
  const before = await asked.textContent()
  await asked.click()
  await page.keyboard.type('77777')
  await page.keyboard.press('Enter')
  await noticed(page, 'Die Daten konnten nicht gespeichert werden! Server Error!')
  await expect.poll(() => asked.textContent()).toContain('77777')
  await asked.click()
  await page
    .getByRole('alert')
    .getByRole('button', { name: `Zurück auf ${before}` })
    .click()
  await expect.poll(() => asked.textContent()).toBe(before)
  await axeClean(page)

  // A colleague's change comes into the cell; the cursor stays.
  const cursor = await cellAt(grid, 1, 'ResaNr')
  await cursor.click()
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await colleague.request.patch(`/api/hotel_requests/${second?.id}/quick_edit`, { data: { notes: 'Von Bernd' } })
  await expect.poll(async () => (await cellAt(grid, 1, 'Notizen')).textContent()).toBe('Von Bernd')
  await expect.poll(() => grid.getAttribute('aria-activedescendant')).toBe(await cursor.getAttribute('id'))

  await drawer.getByRole('button', { name: 'Schnellbearbeitung maximieren' }).click()
  expect((await drawer.boundingBox())?.height).toBeGreaterThan(800)
  await drawer.getByRole('button', { name: 'Schnellbearbeitung verkleinern' }).click()
  await drawer.getByRole('separator').press('ArrowUp')
  await page.reload()
  await grid.waitFor()
  expect((await drawer.boundingBox())?.height).toBe(540)
  await drawer.getByRole('button', { name: 'Schnellbearbeitung schließen' }).click()
  await expect.poll(() => drawer.getByRole('grid').count()).toBe(0)
})

test('DRAW-01 DRAW-03 DRAW-04 BULK-01 services are added and edited in a table a day, by menu, key and empty line', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await page.request.patch(`/api/days/${plan.days[0]?.id}`, { data: { name: 'Hamburg – Kiel', distance: 1097 } })
  await page.goto(plan.address)
  const drawer = drawerOf(page)
  await drawer.getByText('Leistungen', { exact: true }).click()
  const day = drawer.getByRole('grid', { name: 'Tag 1 - Sonntag - 2028 - Hamburg – Kiel (1.097 Km)' })
  await day.waitFor()
  const kinds = async (index: number) => (await daysOf(page, plan.id))[index]?.sortHelper as string[]

  // Without a day edited last the keys are the browser's.
  await page.keyboard.press('Control+h')
  expect(await kinds(0)).toEqual([])
  await drawer.getByRole('button', { name: 'Tag 1: Zeile hinzufügen' }).click()
  await page.getByRole('menuitem', { name: 'Hotel' }).click()
  await noticed(page, 'Gespeichert!')
  const cursorOf = async (grid: Locator) => grid.getAttribute('aria-activedescendant')
  await expect.poll(() => cursorOf(day)).toMatch(/hotel_placeholders_\d+-from$/)
  // The cursor goes to the new line, and what is typed before it is there waits for it.
  await page.keyboard.press('Control+f')
  await page.keyboard.type('Empfang im Hafen')
  await expect.poll(() => kinds(0)).toEqual([expect.stringMatching('hotel-'), expect.stringMatching('free-')])
  await day.getByRole('textbox', { name: 'Freitext / Beschreibung' }).waitFor()
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => JSON.stringify((await daysOf(page, plan.id))[0]?.freeTextItems))
    .toContain('Empfang im Hafen')
  await expect.poll(async () => (await cellAt(day, 0, 'Ort / Leistung / Von')).textContent()).toBe('')

  // A line only just begun goes with Escape, any other is asked about.
  const next = drawer.getByRole('grid', { name: /^Tag 2 / })
  await next.focus()
  await page.keyboard.press('Control+l')
  await expect.poll(() => kinds(1)).toEqual([expect.stringMatching('other-')])
  await expect.poll(() => cursorOf(next)).toMatch(/other_placeholders_\d+-from$/)
  await page.keyboard.press('Control+r')
  await expect.poll(async () => (await kinds(1)).length).toBe(2)
  await expect.poll(() => cursorOf(next)).toMatch(/route_details_\d+-from$/)
  // The next one asked for at once is not put behind the line that is going.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+f')
  await expect.poll(() => kinds(1)).toEqual([expect.stringMatching('other-'), expect.stringMatching('free-')])
  await expect.poll(() => cursorOf(next)).toMatch(/free_text_items_\d+-/)
  expect(await page.getByRole('region', { name: 'Meldungen' }).getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => kinds(1)).toEqual([expect.stringMatching('other-')])
  await (await cellAt(next, 0, 'Beginn')).click()
  await page.keyboard.press('Control+Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Konzeptelement gelöscht!')
  await expect.poll(() => kinds(1)).toEqual([])

  // Every line of a block from Excel begins a service; one whose type nobody knows waits for it with all it holds.
  await (await cellAt(next, 0, 'Typ')).click()
  await pasteBlock(
    page,
    'Hotel\tOslo\t\tam Hafen\r\nSchlafwagen\tOslo\t\t"in der\nAltstadt"\r\nFreitext\t\t\tAnkunft\r\n',
  )
  await drawer.getByText('3 nicht gespeichert').waitFor()
  await expect.poll(() => kinds(1)).toEqual([expect.stringMatching('hotel-'), expect.stringMatching('free-')])
  const waiting = await cellAt(next, 2, 'Typ')
  await expect.poll(() => waiting.textContent()).toContain('Schlafwagen')
  await waiting.click()
  await page.keyboard.type('Hot')
  await page.keyboard.press('Enter')
  const stays = async () => (await servicesOf(page, plan, 1, 'hotelPlaceholders')) as Stay[]
  await expect
    .poll(async () => (await stays()).map(({ place, serviceDescription }) => [place?.name, serviceDescription]))
    .toEqual([
      ['Oslo', 'am Hafen'],
      ['Oslo', 'in der\nAltstadt'],
    ])
  await expect.poll(async () => JSON.stringify(await servicesOf(page, plan, 1, 'freeTextItems'))).toContain('Ankunft')
  const below = await cellAt(next, 3, 'Typ')
  await expect.poll(() => below.textContent()).toBe('+ Typ …')
  await expect.poll(() => drawer.getByText('nicht gespeichert').count()).toBe(0)

  // What the browser does not understand is not saved either, and stays when the table is closed.
  const price = await cellAt(day, 0, 'Preis €')
  await price.click()
  await page.keyboard.type('viel')
  await page.keyboard.press('Enter')
  await drawer.getByText('1 nicht gespeichert').waitFor()
  const fold = drawer.getByRole('button', { name: /^Tag 1 - / })
  await fold.click()
  await drawer.getByText('1 nicht gespeichert').waitFor()
  await fold.click()
  await price.click()
  await page.getByRole('alert').getByRole('button', { name: 'Zurück auf leer' }).click()
  await expect.poll(() => drawer.getByText('1 nicht gespeichert').count()).toBe(0)

  // The empty line wants its type first, then has it for good.
  const place = await cellAt(day, 2, 'Ort / Leistung / Von')
  await place.click()
  await page.keyboard.type('Kiel')
  await page.getByText('Bitte zuerst den Typ wählen.').waitFor()
  const type = await cellAt(day, 2, 'Typ')
  await type.click()
  await page.keyboard.press('Delete')
  await page.getByText('Darf nicht leer sein').waitFor()
  await page.keyboard.type('Fäh')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await kinds(0)).at(-1)).toMatch('ferry-')
  await expect.poll(() => type.textContent()).toBe('Fähre')
  await type.click()
  await page.keyboard.type('Zug')
  await page.getByText('Der Typ einer Zeile kann nicht geändert werden.').waitFor()

  // Its cells are saved alone; the port is searched while one types.
  await place.click()
  await page.keyboard.type('Kiel')
  await page.getByRole('option', { name: 'Kiel', exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await noticed(page, 'Die Daten wurden erfolgreich gespeichert')
  await expect.poll(() => place.textContent()).toBe('Kiel')
  await axeClean(page)

  // What is done with selected services stands above the drawer, and below it where it covers the page.
  const panel = page.getByRole('region', { name: '3 Leistungen ausgewählt' })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung schließen' }).click()
  await page.getByRole('checkbox', { name: 'Alle Leistungen von Tag 1' }).check()
  await panel.getByRole('button', { name: 'Aufnehmen' }).click({ trial: true })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  await panel.getByRole('button', { name: 'Aufnehmen' }).click({ trial: true })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung maximieren' }).click()
  // The page below it has no scrollbar of its own then.
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
  await panel.getByRole('button', { name: 'Aufnehmen' }).click({ trial: true })
  await day.waitFor()
  await panel.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect.poll(() => panel.count()).toBe(0)

  // Whoever works in the table of a day that a colleague deletes goes on in the one before it.
  await drawer.getByRole('grid', { name: /^Tag 3 / }).focus()
  expect((await page.request.delete(`/api/days/${plan.days[2]?.id}`)).status()).toBe(204)
  await expect.poll(() => next.evaluate((grid) => grid === document.activeElement)).toBe(true)

  // The offer has the same drawer.
  await page.goto(`${plan.address}/offer`)
  await day.waitFor()
})

test('DRAW-04 the drawer stands on the offer page, too, which shows what was saved in it', async ({ page }) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  await post(page, 'hotel_requests', { placeholder: `/api/hotel_placeholders/${hotel.id}` })
  const { included } = await read<{ included: string[] }>(page, `orders/${plan.id}/offer/contents`)
  const told = page.getByRole('main').getByRole('textbox', { name: `Enthalten: ${included[0]}` })
  await page.goto(`${plan.address}/offer`)
  await told.waitFor()

  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  const grid = drawer.getByRole('grid', { name: 'Hotels' })
  await (await cellAt(grid, 0, 'Abrechnung')).click()
  await page.keyboard.type('Möglichkeit')
  await page.keyboard.press('Enter')
  await noticed(page, 'Die Daten wurden erfolgreich gespeichert')
  await drawer.getByRole('button', { name: 'Schnellbearbeitung schließen' }).click()
  await told.waitFor({ state: 'detached' })
})
