import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { hotelIn, type Item, planTrip, post, read } from './harness/planned-trip.ts'
import { cellAt, pasteBlock } from './harness/sheet-cells.ts'

/** What a line shows in some columns. */
async function shown(grid: Locator, line: number, columns: readonly string[]): Promise<string[]> {
  const cells = await Promise.all(columns.map((column) => cellAt(grid, line, column)))
  return Promise.all(cells.map(async (cell) => (await cell.textContent()) ?? ''))
}

const follows = ['Doppelzimmer pro Person', 'Doppelzimmer pro Person mit Halbpension', 'Einzelzimmerzuschlag']

test('CALC-06 what hotels ask is compared, typed and chosen stay by stay, live beside a colleague (002 §2, §9)', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  const stay = await hotelIn(page, plan.days[0], 'Oslo')
  const ask = async (name: string, status: string) => {
    const hotel = await post(page, 'hotels', { name: `${name} ${plan.id}`, stars: 4, organisationFilter: null })
    const placeholder = `/api/hotel_placeholders/${stay.id}`
    const request = { placeholder, hotel: `/api/hotels/${hotel.id}`, requestStatus: { status } }
    return { hotel, request: await post(page, 'hotel_requests', request) }
  }
  const brygge = await ask('Bjørvika Brygge', 'option')
  const park = await ask('Frogner Park', 'option_received')
  await ask('Thon Akerselva', 'declined')

  await page.goto(plan.address)
  await page.getByRole('navigation', { name: 'Seiten der Reise' }).getByRole('link', { name: 'Hotelpreise' }).click()
  const title = '14.05. - 15.05.2028: Hotel in Oslo'
  await page.getByRole('heading', { name: title }).waitFor()
  const grid = page.getByRole('grid', { name: title })

  // A block from Excel, understood like what is typed; what follows is reckoned at once.
  await (await cellAt(grid, 0, 'Doppelzimmer €')).click()
  await pasteBlock(page, '142,00\t103,00\t36,00\n136,50\t112,00\tinkl.')
  await expect.poll(() => shown(grid, 0, follows)).toEqual(['71,00', '107,00', 'bester Wert: 32,00'])
  await expect.poll(() => shown(grid, 1, follows)).toEqual(['bester Wert: 68,25', 'bester Wert: 68,25', '43,75'])
  await noticed(page, 'Die Änderung wurde gespeichert!')
  const itemsOf = async ({ request }: { request: Item }) => {
    const { itemPrices } = await read<{ itemPrices: { name: string; price: { amount: string } | null }[] }>(
      page,
      `hotel_requests/${request.id}`,
    )
    return itemPrices.map(({ name, price }) => `${name} ${price?.amount}`).toSorted()
  }
  await expect
    .poll(() => itemsOf(brygge))
    .toEqual(['Doppelzimmer 71.00', 'Einzelzimmerzuschlag 32.00', 'Halbpension 36.00'])
  await expect
    .poll(() => itemsOf(park))
    .toEqual(['Doppelzimmer 68.25', 'Einzelzimmerzuschlag 43.75', 'Halbpension 0.00'])

  // A room may cost an odd number of cents: two guests pay it together, and no other room's price changes.
  const room = async (price: string) => {
    await (await cellAt(grid, 0, 'Doppelzimmer €')).click()
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
  }
  await room('141,01')
  await expect.poll(() => itemsOf(brygge)).toEqual(['Doppelzimmer 141.01', 'Einzelzimmer 103.00', 'Halbpension 36.00'])
  await expect
    .poll(() => shown(grid, 0, ['Doppelzimmer €', ...follows]))
    .toEqual([...['141,01', '70,51', '106,51', 'bester Wert: 32,49']])
  await room('142')
  await expect
    .poll(() => itemsOf(brygge))
    .toEqual(['Doppelzimmer 142.00', 'Einzelzimmerzuschlag 32.00', 'Halbpension 36.00'])

  // What is known of the house belongs to the house; a colleague sees it come.
  const other = await newPage()
  await bringSession(other, 'bernd')
  await other.goto(`${plan.address}/services`)
  const theirs = other.getByRole('grid', { name: title })
  await theirs.waitFor()
  await (await cellAt(grid, 0, 'Bewertung')).click()
  await page.keyboard.type('17')
  await page.keyboard.press('Tab')
  await (await cellAt(grid, 0, 'Bewertung')).click()
  await page.getByText('Bewertung von 1 bis 10').waitFor()
  await page.keyboard.type('8')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Chor, ruhig')
  await page.keyboard.press('Enter')
  await expect.poll(() => shown(theirs, 0, ['Bewertung', 'Tags'])).toEqual(['8', 'Chor, ruhig'])
  await expect
    .poll(() => read(page, `providers/${brygge.hotel.id}`))
    .toMatchObject({ rating: 8, traitTags: ['Chor', 'ruhig'] })

  // Their change comes here, and the conditions of the house are kept with the request.
  await (await cellAt(theirs, 1, 'Freiplatz')).click()
  await other.keyboard.type('1 je 25')
  await other.keyboard.press('Enter')
  await expect.poll(() => shown(grid, 1, ['Freiplatz'])).toEqual(['1 je 25'])

  // Sorting goes by keys and stands in the address; who declined can be left out.
  const sorting = page.getByRole('combobox', { name: 'Hotels sortieren nach' })
  await sorting.click()
  await page.getByRole('option', { name: 'DZ p. P.' }).click()
  await expect.poll(() => shown(grid, 0, ['Hotel'])).toEqual([`Frogner Park ${plan.id}`])
  await page.getByRole('switch', { name: 'Abgesagte zeigen' }).click()
  await expect.poll(() => grid.getByRole('row').count()).toBe(3)
  await page.reload()
  await expect.poll(() => shown(grid, 0, ['Hotel'])).toEqual([`Frogner Park ${plan.id}`])
  const head = grid.getByRole('columnheader', { name: 'Doppelzimmer pro Person', exact: true })
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  await expect.poll(() => grid.getByRole('row').count()).toBe(3)
  await axeClean(page)

  // The winner is chosen by the space bar, from whichever cell; a price there stays.
  const [price] = await shown(grid, 0, ['Doppelzimmer €'])
  await (await cellAt(grid, 0, 'Doppelzimmer €')).click()
  await page.keyboard.press('Space')
  await noticed(page, 'Anfrage ausgewählt!')
  const winner = grid.getByRole('button', { name: `Frogner Park ${plan.id} als Leistung setzen` })
  await expect.poll(() => winner.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(() => read(page, `hotel_placeholders/${stay.id}`))
    .toMatchObject({
      selectedRequest: `/api/requests/${park.request.id}`,
    })
  await expect.poll(() => shown(grid, 0, ['Doppelzimmer €'])).toEqual([price])

  // One more hotel is asked from here.
  await page.getByRole('button', { name: `Hotel anfragen: ${title}` }).click()
  const form = page.getByRole('dialog', { name: 'Anfrage hinzufügen' })
  await form.getByRole('combobox', { name: 'Agentur' }).click()
  await page.getByRole('option').first().click()
  await form.getByRole('textbox', { name: 'Freiplatz' }).fill('1 je 30')
  await form.getByRole('button', { name: 'Speichern', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  // Who has no price stands last.
  await expect.poll(() => grid.getByRole('row').count()).toBe(4)
  await expect.poll(() => shown(grid, 2, ['Hotel', 'Freiplatz'])).toEqual(['noch offen', '1 je 30'])
})
