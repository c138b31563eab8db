import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { planTrip, read } from './harness/planned-trip.ts'

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

  // Typed into a cell, taken back by Ctrl+Z.
  const price = grid(page, 'Paketpreise').getByRole('gridcell', { name: '1.489,00' })
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
  for (const [button, ending] of [
    ['Als PDF', 'pdf'],
    ['Als Excel-Tabelle', 'xlsx'],
  ] as const) {
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    expect((await coming).suggestedFilename()).toMatch(new RegExp(`^Kalkulation \\d{7}\\.${ending}$`))
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
  expect(await kept()).toBe('1479.00')
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
  expect(await kept()).toBe('1525.00')
})
