import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { type Item, post, read } from './harness/planned-trip.ts'

type Offered = { id: number; hotel: string; forty: string; person: string; mail: string }

/** A trip of a client whose person can be written to, with a hotel and two prices. */
async function offeredTrip(page: Page): Promise<Offered> {
  const [client] = await read<Item[]>(page, 'clients?_itemsPerPage=1')
  const people = await read<Item[]>(page, `contacts?client.id=${client?.id}&deleted=false`)
  const person = people.find(({ email }) => typeof email === 'string' && email !== '')
  const { id } = await post(page, 'orders', {
    organisationFilter: '/api/organisations/1',
    client: `/api/clients/${client?.id}`,
    startAt: '14.05.2028',
    endAt: '15.05.2028',
    groupName: 'Kammerchor',
    trip: { name: 'Chorreise an den Fjord' },
  })
  const order = `/api/orders/${id}`
  const [day] = await Promise.all(['14.05.2028', '15.05.2028'].map((date) => post(page, 'days', { order, date })))
  const [place] = await read<Item[]>(page, 'places?_search=Bergen')
  const hotel = await post(page, 'hotel_placeholders', {
    day: `/api/days/${day?.id}`,
    place: `/api/places/${place?.id}`,
    board: 'half',
  })
  await change(page, order, { primaryOrderContact: `/api/contacts/${person?.id}` })
  const [calculation] = await read<Item[]>(page, `calculations?order.id=${id}`)
  const tier = (numberOfPersons: number, amount: string) => {
    return { priceType: 'double', numberOfPersons, sellPrice: { amount, currency: 'EUR' } }
  }
  await change(page, `/api/calculations/${calculation?.id}`, {
    packagePrices: [tier(20, '1989.00'), tier(40, '1459.00')],
  })
  const path = `calculations?order.id=${id}&_groups[]=calculation_read`
  const [priced] = await read<(Item & { packagePrices: Item[] })[]>(page, path)
  const forty = priced?.packagePrices.find(({ numberOfPersons }) => numberOfPersons === 40)
  return {
    id,
    hotel: `/api/hotel_placeholders/${hotel.id}`,
    forty: `/api/calculation_price_contingents/${forty?.id}`,
    person: String(person?.fullName),
    mail: String(person?.email),
  }
}

async function change(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.patch(path, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('OFFER-11 what has changed since the client read it, in words; sent by mail it says so, and the trip moves on', async ({
  page,
}) => {
  await bringSession(page, 'bernd')
  const { id, hotel, forty, person, mail } = await offeredTrip(page)
  await page.goto(`/orders/${id}/offer`)
  const stored = page.getByRole('region', { name: 'ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN' })
  await stored.getByText('Es wurde noch nichts abgelegt').waitFor()
  const generate = page.getByRole('button', { name: 'Generieren' })
  await generate.click()
  const { user } = await read<{ user: { firstName: string; lastName: string } }>(page, 'session')
  const maker = `${user.firstName} ${user.lastName}`
  await stored
    .getByRole('link', { name: /^Angebot \d{7}-1/ })
    .getByText(maker)
    .waitFor()
  await page.getByText(/^Unverändert seit Angebot \d{7} \/ 1, erzeugt am /).waitFor()

  // A price and a hotel are changed elsewhere while the page is open.
  await change(page, forty, { sellPrice: { amount: '1489.00', currency: 'EUR' } })
  await change(page, hotel, { board: 'full' })
  await page.getByRole('button', { name: '2 Änderungen' }).click()
  const dialog = page.getByRole('dialog', { name: 'VERSIONEN VERGLEICHEN' })
  const differences = dialog.getByRole('region', { name: 'Unterschiede' })
  await differences.getByText('Hotel in Bergen: Vollpension statt Halbpension').waitFor()
  await differences.getByText(/ab 40\sPax 1\.489 statt 1\.459\s€/).waitFor()
  await axeClean(page)
  await page.keyboard.press('Escape')

  await generate.click()
  const second = stored.getByRole('listitem').filter({ hasText: /Angebot \d{7}-2/ })
  await second.waitFor()
  await stored.getByRole('button', { name: 'Versionen vergleichen' }).click()
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Bisher' }).inputValue()).toMatch(/ \/ 1 vom /)
  await expect.poll(() => dialog.getByRole('combobox', { name: 'Danach' }).inputValue()).toMatch(/ \/ 2 vom /)
  await differences.getByText('Hotel in Bergen: Vollpension statt Halbpension').waitFor()
  await dialog.getByRole('combobox', { name: 'Danach' }).click()
  await page.getByRole('option', { name: /\/ 1 vom/ }).click()
  await dialog.getByText('Beide sagen dasselbe').waitFor()
  await page.keyboard.press('Escape')

  await second.getByRole('button', { name: /^Angebot \d{7}-2 per E-Mail senden$/ }).click()
  const compose = page.getByRole('dialog', { name: 'NEUE EMAIL' })
  await compose.getByText(person).first().waitFor()
  await compose.getByText(/^Angebot \d{7}-2\.pdf/).waitFor()
  await expect.poll(() => compose.getByLabel('Betreff').inputValue()).toMatch(/^Angebot \d{7} \/ 2$/)
  const moves = compose.getByRole('checkbox', { name: 'Status auf „Angebot versendet“ setzen' })
  await expect.poll(() => moves.isChecked()).toBe(false)
  await moves.check()
  await axeClean(page)
  await compose.getByRole('button', { name: 'Senden', exact: true }).click()
  await noticed(page, 'Die E-Mail wird gesendet.')
  await second.getByText(/^Gesendet an .+ am \d\d\.\d\d\.\d{4}$/).waitFor()
  await page.getByRole('button', { name: 'Status: Angebot versendet' }).waitFor()
  await page.getByText(/^Unverändert seit Angebot \d{7} \/ 2, gesendet am /).waitFor()
  await axeClean(page)
  const [version] = await read<Item[]>(page, `offer_versions?order.id=${id}&_order[id]=desc`)
  expect(version).toMatchObject({ sentTo: [{ address: mail }] })
})
