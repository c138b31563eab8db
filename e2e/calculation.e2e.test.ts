import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { allowConsole } from './harness/console-watch.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { type Plan, planTrip, post, read } from './harness/planned-trip.ts'
import { cellAt, pasteBlock } from './harness/sheet-cells.ts'

const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true })
const sum = (page: Page) => page.getByRole('complementary', { name: 'Ergebnis' })

/** Types a row into the last line of a sheet: what stands in one cell after the other. */
async function begin(page: Page, button: string, cells: readonly string[]) {
  await page.getByRole('button', { name: button }).click()
  for (const [place, text] of cells.entries()) {
    if (place > 0) await page.keyboard.press('Tab')
    if (text !== '') await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde gespeichert!')
}

test('CALC-01 CALC-02 CALC-03 CALC-04 prices are typed like in a sheet, and every sum follows at once', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  type Room = { id: number }
  const [contingent] = await read<{ id: number; doubleRooms: Room[]; singleRooms: Room[] }[]>(
    page,
    `order_contingent_hotels?order.id=${plan.id}`,
  )
  const rooms = {
    doubleRooms: [{ id: contingent?.doubleRooms[0]?.id, askedAmount: 18, reservedAmount: 18 }],
    singleRooms: [{ id: contingent?.singleRooms[0]?.id, askedAmount: 4, reservedAmount: 3 }],
  }
  const booked = await page.request.patch(`/api/order_contingent_hotels/${contingent?.id}`, { data: rooms })
  expect(booked.status(), await booked.text()).toBe(200)
  await page.goto(`${plan.address}/calculations`)
  await begin(page, 'Paketpreis hinzufügen', ['25', '1649'])
  await begin(page, 'Paketpreis hinzufügen', ['35', '1489'])
  await begin(page, 'Einzelzimmerpreis hinzufügen', ['6', '415'])
  await grid(page, 'Paketpreise').getByText('Doppelzimmer Standard ab 35 Pax').waitFor()
  // 39 are booked: 36 in double, 3 in single rooms.
  await sum(page).getByText('39 Pax').waitFor()
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('59.316,00')

  await begin(page, 'Extra hinzufügen', ['Frühbucher', 'pro P', '', '-20'])
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('58.536,00')
  await sum(page).getByText('Kontingent', { exact: true }).click()
  await sum(page).getByText('40 Pax').waitFor()
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('60.420,00')

  // A hidden row counts 0, for the colleague who looks on as well.
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await colleague.goto(`${plan.address}/calculations`)
  await grid(colleague, 'Extras und Rabatte').getByText('Frühbucher').waitFor()
  await page.getByRole('button', { name: 'Frühbucher: sichtbar, auf ausgeblendet setzen' }).click()
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('61.220,00')
  await grid(colleague, 'Extras und Rabatte').getByText('Ausgeblendet', { exact: true }).waitFor()

  // The sum follows what is being typed, and goes back with Escape.
  const price = grid(page, 'Paketpreise').getByRole('gridcell', { name: '1.489,00' })
  await price.click()
  await page.keyboard.type('1500')
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('61.660,00')
  await page.keyboard.press('Escape')
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('61.220,00')

  // Typed into a cell, taken back by Ctrl+Z.
  await price.click()
  await page.keyboard.type('1500')
  await page.keyboard.press('Enter')
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('61.660,00')
  await page.keyboard.press('Control+z')
  await expect.poll(() => sum(page).getByText('Gesamt').locator('..').textContent()).toContain('61.220,00')

  await page.getByRole('button', { name: 'Frühbucher löschen' }).click()
  await page.getByRole('dialog', { name: 'Bist du sicher?' }).getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Der Preis wurde gelöscht!')
  await grid(page, 'Extras und Rabatte').getByText('Frühbucher').waitFor({ state: 'detached' })
  await axeClean(page)
})

test('OFFER-04 CALC-08 what cannot be a price stays in its cell and says why; a price in another currency waits to be typed anew', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await page.goto(`${plan.address}/calculations`)
  await begin(page, 'Paketpreis hinzufügen', ['30', '1.400'])
  const line = grid(page, 'Paketpreise').getByRole('row').filter({ hasText: 'ab 30 Pax' })
  const price = line.getByRole('gridcell').nth(4)
  await price.click()
  await page.keyboard.type('teuer')
  await page.keyboard.press('Enter')
  await price.getByText('teuer', { exact: true }).waitFor()
  await price.click()
  await page.getByText('Bitte einen Betrag wie 1.234,50 eingeben').waitFor()
  await page.keyboard.type('1.500')
  await page.keyboard.press('Enter')
  await price.getByText('1.500,00', { exact: true }).waitFor()

  type Found = { packagePrices: { sellPrice: { amount: string } | null }[] }
  const kept = async () => {
    const [found] = await read<Found[]>(page, `calculations?order.id=${plan.id}&_groups[]=calculation_read`)
    return found?.packagePrices[0]?.sellPrice?.amount
  }
  await expect.poll(kept).toBe('1500.00')

  // Sold in another currency, the trip keeps its price, and says so until it is typed anew; the offer, too.
  const offer = page.getByRole('region', { name: 'Paketpreise' })
  const sold = await page.request.patch(`/api/orders/${plan.id}`, { data: { orderCurrency: 'NOK' } })
  expect(sold.status(), await sold.text()).toBe(200)
  await page.goto(`${plan.address}/offer`)
  await offer.getByText('zählt nicht, die Reise wird in NOK verkauft').waitFor()
  await offer.getByText('1.500,00 €', { exact: true }).waitFor()
  await offer.getByRole('link', { name: 'In der Kalkulation ändern' }).click()
  await line.getByText('Preis steht in EUR').waitFor()
  await price.click()
  await page.keyboard.type('17.500')
  await page.keyboard.press('Enter')
  await price.getByText('17.500,00', { exact: true }).waitFor()
  await line.getByText('Preis steht in EUR').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Doppelzimmer Standard ab 30 Pax löschen' }).click()
  await page.getByRole('dialog', { name: 'Bist du sicher?' }).getByRole('button', { name: 'Löschen' }).click()
  await expect.poll(() => line.count()).toBe(0)
})

test('CALC-01 OFFER-06 the calculation comes as PDF and as a sheet, by the numbers in sight', async ({ page }) => {
  const plan = await planTrip(page)
  await page.goto(`${plan.address}/calculations`)
  await begin(page, 'Paketpreis hinzufügen', ['25', '1649'])
  for (const [panel, name] of [
    ['Kalkulation für den Kunden', 'Kalkulation'],
    ['Interne Kalkulation', 'Interne Kalkulation'],
  ] as const) {
    for (const [button, ending] of [
      ['Als PDF', 'pdf'],
      ['Als Excel-Tabelle', 'xlsx'],
    ] as const) {
      const coming = page.waitForEvent('download')
      await page.getByRole('region', { name: panel }).getByRole('button', { name: button }).click()
      expect((await coming).suggestedFilename()).toMatch(new RegExp(`^${name} \\d{7}\\.${ending}$`))
    }
  }
})

test('CALC-04 APP-14 two who type into one price: the later one is asked, with the other’s name, and loses nothing', async ({
  page,
  newPage,
}) => {
  const plan = await planTrip(page)
  await page.goto(`${plan.address}/calculations`)
  await begin(page, 'Paketpreis hinzufügen', ['20', '1.459,00 €'])
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await colleague.goto(`${plan.address}/calculations`)
  const priceOn = (desk: Page) =>
    grid(desk, 'Paketpreise').getByRole('row').filter({ hasText: 'ab 20 Pax' }).getByRole('gridcell').nth(4)
  const typeOn = async (desk: Page, text: string) => {
    await priceOn(desk).click()
    await desk.keyboard.type(text)
  }
  const kept = async () => {
    type Found = { packagePrices: { sellPrice: { amount: string } }[] }
    const [found] = await read<Found[]>(page, `calculations?order.id=${plan.id}&_groups[]=calculation_read`)
    return found?.packagePrices[0]?.sellPrice.amount
  }

  await priceOn(colleague).getByText('1.459,00', { exact: true }).waitFor()
  await typeOn(colleague, '1499')
  await typeOn(page, '1479')
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde aktualisiert!')
  await colleague.keyboard.press('Enter')
  const asked = colleague.getByRole('button', {
    name: /Nicht gespeichert: Zeile 1, Verkauf € „1.499,00“ .+ hat die Zelle inzwischen geändert/,
  })
  await asked.click()
  const note = colleague.getByRole('alert').filter({ hasText: 'Jetzt steht dort: „1.479,00“.' })
  await expect.poll(() => kept()).toBe('1479.00')
  await note.getByRole('button', { name: 'Meins behalten' }).click()
  await expect.poll(kept).toBe('1499.00')

  await priceOn(page).getByText('1.499,00', { exact: true }).waitFor()
  await typeOn(page, '1515')
  await typeOn(colleague, '1525')
  await colleague.keyboard.press('Enter')
  await expect.poll(kept).toBe('1525.00')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Nicht gespeichert: Zeile 1/ }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Übernehmen' }).click()
  await priceOn(page).getByText('1.525,00', { exact: true }).waitFor()
  await expect.poll(() => kept()).toBe('1525.00')
})

type Kept = {
  id: number
  packagePrices: { numberOfPersons: number; sellPrice: { amount: string } }[]
  extraPrices: { name: string; type: string; quantity: number; sellPrice: { amount: string } }[]
  otherPrices: { id: number; title: string }[]
}
async function kept(page: Page, { id }: Plan): Promise<Kept> {
  const [found] = await read<Kept[]>(page, `calculations?order.id=${id}&_groups[]=calculation_read`)
  if (found === undefined) throw new Error(`trip ${id} has no calculation`)
  return found
}
const tiersKept = async (page: Page, plan: Plan) =>
  (await kept(page, plan)).packagePrices.map(({ numberOfPersons, sellPrice }) => [numberOfPersons, sellPrice.amount])

/** A trip with package prices from 25 and from 35 guests on, and its page. */
async function pricedTrip(page: Page): Promise<Plan> {
  const plan = await planTrip(page)
  const calculation = `/api/calculations/${(await kept(page, plan)).id}`
  for (const [numberOfPersons, amount] of [
    [25, '1649.00'],
    [35, '1489.00'],
  ]) {
    const sellPrice = { amount, currency: 'EUR' }
    await post(page, 'calculation_price_contingents', { calculation, priceType: 'double', numberOfPersons, sellPrice })
  }
  await page.goto(`${plan.address}/calculations`)
  await grid(page, 'Paketpreise').getByText('Doppelzimmer Standard ab 35 Pax').waitFor()
  return plan
}

test('CALC-01 CALC-03 CALC-04 a block of prices comes from Excel, over rows and as new ones; Ctrl+Z takes it back, Ctrl+Y brings it again', async ({
  page,
}) => {
  const plan = await pricedTrip(page)
  const tiers = grid(page, 'Paketpreise')
  await (await cellAt(tiers, 0, 'Verkauf €')).click()
  await pasteBlock(page, '1.700,00 €\r\n1.550\r\n')
  await expect
    .poll(() => tiersKept(page, plan))
    .toEqual([
      [25, '1700.00'],
      [35, '1550.00'],
    ])
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => tiersKept(page, plan))
    .toEqual([
      [25, '1649.00'],
      [35, '1489.00'],
    ])
  await (await cellAt(tiers, 1, 'Verkauf €')).getByText('1.489,00', { exact: true }).waitFor()
  await page.keyboard.press('Control+y')
  await expect
    .poll(() => tiersKept(page, plan))
    .toEqual([
      [25, '1700.00'],
      [35, '1550.00'],
    ])
  // From the last row on, and beyond it: what is no price is told.
  await (await cellAt(tiers, 1, 'ab Pax')).click()
  await pasteBlock(page, '36\t1.540\r\nab 45 Pax\t1.400,00 €\r\n45\t1.300\r\nPax\tPreis\r\n')
  await page.getByText('„45 1.300“, „Pax Preis“').waitFor()
  await expect
    .poll(() => tiersKept(page, plan))
    .toEqual([
      [25, '1700.00'],
      [36, '1540.00'],
      [45, '1400.00'],
    ])

  await (await cellAt(grid(page, 'Extras und Rabatte'), 0, 'Name des Extras')).click()
  await pasteBlock(page, 'Trinkgeld\tpro Person\t\t12,50\r\nKopfhörer\tnach Anzahl\t7\t4,00 €\r\n')
  await expect
    .poll(async () => (await kept(page, plan)).extraPrices.map(({ name, type, quantity }) => [name, type, quantity]))
    .toEqual([
      ['Trinkgeld', 'per_person', 1],
      ['Kopfhörer', 'custom', 7],
    ])
})

test('CALC-08 what cannot be is told at its cell, and nothing that was typed is lost', async ({ page }) => {
  const plan = await pricedTrip(page)
  const tiers = grid(page, 'Paketpreise')
  for (const [column, typed, why] of [
    ['Verkauf €', 'teuer', 'Bitte einen Betrag wie 1.234,50 eingeben'],
    ['Verkauf €', '1234567890', 'Höchstens 99.999.999,99'],
    ['Verkauf €', '100 XYZ', 'Bitte einen Betrag wie 1.234,50 eingeben'],
    ['Verkauf €', '17.500 NOK', 'Der Preis steht in NOK, die Reise wird in EUR angeboten.'],
    ['Verkauf €', '-5', 'Bitte keinen negativen Betrag eingeben'],
    ['ab Pax', '25', 'Diese Zahl hat schon einen Preis'],
    ['ab Pax', '0', 'Bitte eine Zahl von 1 bis 999 eingeben'],
  ] as const) {
    const cell = await cellAt(tiers, 1, column)
    await cell.click()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
    await cell.getByText(typed, { exact: true }).waitFor()
    await cell.click()
    await page.getByText(why).waitFor()
    await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(() => cell.getAttribute('aria-invalid')).not.toBe('true')
  }
  await expect
    .poll(() => tiersKept(page, plan))
    .toEqual([
      [25, '1649.00'],
      [35, '1489.00'],
    ])
})

test('CALC-01 CALC-03 a price whose service has gone stays until somebody who was asked takes it away; an extra turns into a discount', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const service = await post(page, 'other_placeholders', {
    day: `/api/days/${plan.days[0]?.id}`,
    serviceDescription: 'Stadtführung',
    clientOffer: { status: 'additional' },
  })
  await page.goto(`${plan.address}/calculations`)
  const services = grid(page, 'Zuschläge und Zusatzbuchungen')
  await (await cellAt(services, 0, 'Verkauf €')).click()
  await page.keyboard.type('180')
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde aktualisiert!')
  const gone = await page.request.delete(`/api/other_placeholders/${service.id}`)
  expect(gone.status()).toBe(204)
  await services.getByText('ohne Leistung', { exact: true }).waitFor()
  await services.getByText('Ohne Leistung', { exact: true }).waitFor()
  const asked = page.getByRole('dialog', { name: 'Bist du sicher?' })
  await page.getByRole('button', { name: 'Stadtführung löschen' }).click()
  await asked.getByRole('button', { name: 'Abbrechen' }).click()
  await asked.waitFor({ state: 'detached' })
  await expect.poll(async () => (await kept(page, plan)).otherPrices).toMatchObject([{ title: 'Stadtführung' }])
  await page.getByRole('button', { name: 'Stadtführung löschen' }).click()
  await asked.getByRole('button', { name: 'Löschen' }).click()
  await noticed(page, 'Der Preis wurde gelöscht!')
  expect((await kept(page, plan)).otherPrices).toEqual([])

  // What is flagged a discount is one, whichever sign is typed (002 §5).
  await page.getByRole('button', { name: 'Neues Extra: Aufpreis, zum Rabatt machen' }).click()
  const extras = grid(page, 'Extras und Rabatte')
  await (await cellAt(extras, 0, 'Name des Extras')).click()
  await page.keyboard.press('Enter')
  await page.getByPlaceholder("Extra's Name").fill('Frühbucher')
  await page.keyboard.press('Enter')
  await (await cellAt(extras, 0, 'Verkauf €')).click()
  await page.keyboard.type('20')
  await page.keyboard.press('Enter')
  await noticed(page, 'Der Preis wurde gespeichert!')
  const sold = async () => (await kept(page, plan)).extraPrices.map(({ sellPrice }) => sellPrice.amount)
  await expect.poll(sold).toEqual(['-20.00'])
  await page.getByRole('button', { name: 'Frühbucher: Rabatt, zum Aufpreis machen' }).click()
  await expect.poll(sold).toEqual(['20.00'])
  await page.getByRole('button', { name: 'Frühbucher: Aufpreis, zum Rabatt machen' }).click()
  await expect.poll(sold).toEqual(['-20.00'])
})

test('CALC-01 a price goes up in its order at once, for the colleague too; a calculation that cannot be read says so', async ({
  page,
  newPage,
}) => {
  const plan = await pricedTrip(page)
  const colleague = await newPage()
  await bringSession(colleague, 'bernd')
  await colleague.goto(`${plan.address}/calculations`)
  const names = (desk: Page) =>
    grid(desk, 'Paketpreise')
      .getByText(/^Doppelzimmer Standard ab/)
      .allTextContents()
  const [small, large] = ['Doppelzimmer Standard ab 25 Pax', 'Doppelzimmer Standard ab 35 Pax']
  await expect.poll(() => names(colleague)).toEqual([small, large])
  await page.getByRole('button', { name: `${large} nach oben` }).click()
  await expect.poll(() => names(page)).toEqual([large, small])
  await expect.poll(() => names(colleague)).toEqual([large, small])

  const late = await newPage()
  await bringSession(late, 'bernd')
  allowConsole(late, /50[03]/)
  const calls = /\/api\/calculations\?/
  await late.route(calls, (route) => route.fulfill({ status: 500, json: { code: 'internal', message: 'kaputt' } }))
  await late.goto(`${plan.address}/calculations`)
  await late.getByText("Couldn't get the Calculation! Server Error!").waitFor()
  await late.unroute(calls)
  await late.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.poll(() => names(late)).toEqual([large, small])
})
