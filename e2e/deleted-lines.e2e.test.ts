import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { hotelIn, type Item, planTrip, post, read } from './harness/planned-trip.ts'
import { cellAt } from './harness/sheet-cells.ts'

/** A colleague who only calls the server. */
async function colleagueOf(newPage: () => Promise<Page>) {
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  return {
    deletes: async (path: string) => {
      const answer = await colleague.request.delete(`/api/${path}`)
      expect(answer.status(), await answer.text()).toBe(204)
    },
    changes: async (path: string, data: object) => {
      const answer = await colleague.request.patch(`/api/${path}`, { data })
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}

type Price = Item & { sellPrice: { amount: string } }

/** A trip with package prices for three sizes and two extras, open at its calculation. */
async function calculated(page: Page) {
  const plan = await planTrip(page)
  const [found] = await read<Item[]>(page, `calculations?order.id=${plan.id}`)
  const calculation = `/api/calculations/${found?.id}`
  const tiers = await Promise.all(
    [20, 30, 40].map((numberOfPersons) =>
      post(page, 'calculation_price_contingents', {
        ...{ calculation, priceType: 'double', numberOfPersons },
        sellPrice: { amount: `${1700 - numberOfPersons}` },
      }),
    ),
  )
  const extras = [
    await post(page, 'calculation_price_extras', { calculation, name: 'Stadtführung', sellPrice: { amount: '10' } }),
    await post(page, 'calculation_price_extras', { calculation, name: 'Weinprobe', sellPrice: { amount: '20' } }),
  ]
  await page.goto(`${plan.address}/calculations`)
  const amountOf = async (list: string, { id }: Item) =>
    (await read<Price>(page, `calculation_price_${list}/${id}`)).sellPrice.amount
  return { tiers, extras, amountOf }
}

const lineOf = (page: Page, grid: string, text: string) =>
  page.getByRole('grid', { name: grid, exact: true }).getByRole('row').filter({ hasText: text })

async function priceIn(page: Page, grid: string, text: string): Promise<Locator> {
  const sheet = page.getByRole('grid', { name: grid, exact: true })
  const place = Number(await sheet.getByRole('columnheader', { name: 'Verkauf €' }).getAttribute('aria-colindex'))
  return lineOf(page, grid, text)
    .getByRole('gridcell')
    .nth(place - 1)
}

test('CALC-04 DRAW-02 APP-14 a price whose line a colleague deletes under the hands is told, and no other line gets it', async ({
  page,
  newPage,
}) => {
  const { tiers, extras, amountOf } = await calculated(page)
  const [twenty, thirty, forty] = tiers as [Item, Item, Item]
  const colleague = await colleagueOf(newPage)

  // While it is typed into.
  await (await priceIn(page, 'Paketpreise', 'ab 30 Pax')).click()
  await page.keyboard.type('15')
  await colleague.deletes(`calculation_price_contingents/${thirty.id}`)
  await lineOf(page, 'Paketpreise', 'ab 30 Pax').waitFor({ state: 'detached' })
  await page.getByText('Die Zeile „Doppelzimmer Standard ab 30 Pax“ wurde gelöscht').waitFor()
  await page.getByText('Nicht gespeichert: Verkauf € „15“').waitFor()
  await page.keyboard.type('55')
  await page.keyboard.press('Enter')
  await page.getByText('Nicht gespeichert: Verkauf € „1555“').waitFor()

  // While it is only chosen.
  await (await priceIn(page, 'Paketpreise', 'ab 20 Pax')).click()
  await colleague.deletes(`calculation_price_contingents/${twenty.id}`)
  await lineOf(page, 'Paketpreise', 'ab 20 Pax').waitFor({ state: 'detached' })
  await page.keyboard.type('1750')
  await page.keyboard.press('Enter')
  await page.getByText('Nicht gespeichert: Verkauf € „1750“').waitFor()

  // In another sheet.
  const [tour, wine] = extras as [Item, Item]
  await (await priceIn(page, 'Extras und Rabatte', 'Stadtführung')).click()
  await page.keyboard.type('8')
  await colleague.deletes(`calculation_price_extras/${tour.id}`)
  await lineOf(page, 'Extras und Rabatte', 'Stadtführung').waitFor({ state: 'detached' })
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.getByText('Nicht gespeichert: Verkauf € „83“').waitFor()

  // The lines beside them are as they were, and take what is typed into them.
  await (await priceIn(page, 'Extras und Rabatte', 'Weinprobe')).click()
  await page.keyboard.type('21')
  await page.keyboard.press('Enter')
  await expect.poll(() => amountOf('extras', wine)).toBe('21.00')
  await expect.poll(() => amountOf('contingents', forty)).toBe('1660.00')
})

test('CALC-04 APP-14 a price that waits for a choice between two is told when a colleague deletes its line', async ({
  page,
  newPage,
}) => {
  const { tiers } = await calculated(page)
  const path = `calculation_price_contingents/${tiers[1]?.id}`
  const colleague = await colleagueOf(newPage)
  await (await priceIn(page, 'Paketpreise', 'ab 30 Pax')).click()
  await page.keyboard.type('1700')
  await colleague.changes(path, { sellPrice: { amount: '1649' } })
  const below = async () => (await page.getByRole('grid', { name: 'Extras und Rabatte' }).boundingBox())?.y
  const before = await below()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Nicht gespeichert: Zeile 2, Verkauf € „1.700,00“/ }).waitFor()
  // What is refused pushes nothing on the page.
  await expect.poll(below).toBe(before)
  await colleague.deletes(path)
  await lineOf(page, 'Paketpreise', 'ab 30 Pax').waitFor({ state: 'detached' })
  await page.getByText('Die Zeile „Doppelzimmer Standard ab 30 Pax“ wurde gelöscht').waitFor()
  await page.getByText('Nicht gespeichert: Verkauf € „1.700,00“').waitFor()
})

test('CALC-04 DRAW-02 after a line is deleted here the keys go on in the next', async ({ page }) => {
  const { tiers, amountOf } = await calculated(page)
  await (await priceIn(page, 'Paketpreise', 'ab 30 Pax')).click()
  await page.keyboard.press('Control+Delete')
  await page.getByRole('dialog', { name: 'Bist du sicher?' }).getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Der Preis wurde gelöscht!')
  await lineOf(page, 'Paketpreise', 'ab 30 Pax').waitFor({ state: 'detached' })
  const next = await priceIn(page, 'Paketpreise', 'ab 40 Pax')
  const sheet = page.getByRole('grid', { name: 'Paketpreise', exact: true })
  await expect.poll(() => sheet.getAttribute('aria-activedescendant')).toBe(await next.getAttribute('id'))
  await sheet.focus()
  await page.keyboard.type('1640')
  await page.keyboard.press('Enter')
  await expect.poll(() => amountOf('contingents', tiers[2] as Item)).toBe('1640.00')
})

test('DRAW-02 APP-14 a request that a colleague deletes while it is typed into leaves the next one as it was', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const placeholder = `/api/hotel_placeholders/${hotel.id}`
  const first = await post(page, 'hotel_requests', { placeholder, optionNr: 'A-1' })
  const second = await post(page, 'hotel_requests', { placeholder, optionNr: 'B-2' })
  await page.goto(plan.address)
  const drawer = page.getByRole('region', { name: 'Schnellbearbeitung', exact: true })
  await drawer.getByRole('button', { name: 'Schnellbearbeitung öffnen' }).click()
  const grid = drawer.getByRole('grid', { name: 'Hotels' })
  await (await cellAt(grid, 0, 'Notizen')).click()
  await page.keyboard.type('Hof')
  const colleague = await colleagueOf(newPage)
  await colleague.deletes(`hotel_requests/${first.id}`)
  await noticed(page, 'Bernd Thomsen hat diese Anfrage gelöscht.')
  await page.keyboard.type('seite')
  await page.keyboard.press('Enter')
  await page.getByText('Nicht gespeichert: Notizen „Hofseite“').waitFor()
  await (await cellAt(grid, 0, 'Notizen')).click()
  await page.keyboard.type('Balkon')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await read(page, `hotel_requests/${second.id}`)).notes).toBe('Balkon')
})
