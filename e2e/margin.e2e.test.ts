import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { bringSession } from './harness/people.ts'
import { type Plan, planTrip, post, read } from './harness/planned-trip.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const cell = (page: Page, name: string) =>
  page.getByRole('grid', { name: 'Paketpreise', exact: true }).getByRole('gridcell', { name, exact: true })

/** A trip of 20 double rooms, 18 of them booked, and a museum in the package that nobody has asked. */
async function sold(page: Page): Promise<Plan> {
  const plan = await planTrip(page)
  type Contingent = { id: number; doubleRooms: { id: number }[] }
  const [contingent] = await read<Contingent[]>(page, `order_contingent_hotels?order.id=${plan.id}`)
  const doubleRooms = [{ id: contingent?.doubleRooms[0]?.id, askedAmount: 20, reservedAmount: 18 }]
  const data = { doubleRooms }
  const booked = await page.request.patch(`/api/order_contingent_hotels/${contingent?.id}`, { data })
  expect(booked.status(), await booked.text()).toBe(200)
  const [{ id }] = await read<[{ id: number }]>(page, `calculations?order.id=${plan.id}`)
  const calculation = `/api/calculations/${id}`
  const euros = (amount: string) => ({ amount, currency: 'EUR' })
  const tier = { calculation, priceType: 'double', numberOfPersons: 20 }
  await post(page, 'calculation_price_contingents', { ...tier, sellPrice: euros('250.00') })
  const cost = { calculation, name: 'Sicherungsschein', type: 'per_person', price: euros('100.00') }
  await post(page, 'calculation_costs', cost)
  const [day] = plan.days
  await post(page, 'other_placeholders', { day: `/api/days/${day?.id}`, serviceDescription: 'Museum am Fjord' })
  return plan
}

test('CALC-05 cost and margin stand beside the price and follow every keystroke; a suggestion is taken by a press', async ({
  page,
}) => {
  const { address } = await sold(page)
  await page.goto(`${address}/calculations`)
  // What nobody knows is named, with the way to where it is entered.
  await region(page, 'Einkauf').getByText('1 Lücke im Einkauf').waitFor()
  await region(page, 'Einkauf').getByText('Die Marge stimmt erst, wenn sie geschlossen ist.').waitFor()
  await region(page, 'Einkauf').getByText('noch ohne Anfragen').waitFor()
  const gap = region(page, 'Einkauf').getByRole('link', { name: 'Museum am Fjord' })
  await expect.poll(() => gap.getAttribute('href')).toContain('/requests')

  await page.getByRole('button', { name: 'Weitere Kosten' }).click()
  const form = page.getByRole('dialog', { name: 'Weitere Kosten' })
  await form.getByLabel('Name').fill('Reisebus')
  await form.getByRole('textbox', { name: 'Einkauf' }).fill('3600')
  await form.getByRole('button', { name: 'Anlegen' }).click()
  await form.waitFor({ state: 'detached' })
  // 36 × 250 = 9.000; 36 × 100 + 3.600 = 7.200
  const side = region(page, 'Marge')
  await side.getByText('Marge 20,0 %').waitFor()
  await side.getByText('Ziel erreicht').waitFor()
  // At its lower limit the tier has to bear the bus for 20: 100 + 180.
  await cell(page, '280,00').waitFor()
  await page
    .getByRole('button', { name: 'Doppelzimmer Standard ab 20 Pax: 319,00 als Verkaufspreis übernehmen' })
    .waitFor()

  await cell(page, '250,00').click()
  await page.keyboard.type('210')
  await page.keyboard.press('Enter')
  await side.getByText('Marge 4,8 %').waitFor()
  await side.getByText(/bis zum Ziel fehlen/).waitFor()
  await page.getByRole('button', { name: 'Vorschlag übernehmen' }).click()
  await cell(page, '319,00').waitFor()
  await side.getByText('Marge 37,3 %').waitFor()

  const table = page.getByRole('table', { name: 'Ergebnis nach Teilnehmern' })
  await table.getByRole('row', { name: /^36\s/ }).waitFor()
  await page.getByRole('img', { name: 'Paketpreis und Kosten je Gast bei 10 bis 60 Teilnehmern' }).waitFor()
  await region(page, 'Bei anderer Teilnehmerzahl').getByText('Deckung ab 17 Pax').waitFor()
  await axeClean(page)
})

test('CALC-05 without the right to see purchase figures the page has none of them', async ({ page, newPage }) => {
  const { address } = await sold(page)
  type Person = { id: number; email: string }
  const staff = await read<Person[]>(page, 'staff')
  const clara = staff.find(({ email }) => email.startsWith('bernd'))
  const set = (maySeePurchase: boolean) => page.request.patch(`/api/staff/${clara?.id}`, { data: { maySeePurchase } })
  expect((await set(false)).status()).toBe(200)
  try {
    const colleague = await newPage()
    await bringSession(colleague, 'bernd')
    const asked: string[] = []
    colleague.on('request', (request) => asked.push(request.url()))
    await colleague.goto(`${address}/calculations`)
    await cell(colleague, '250,00').waitFor()
    await region(colleague, 'Summe').getByText('36 Pax').waitFor()
    expect(await region(colleague, 'Einkauf').count()).toBe(0)
    expect(await region(colleague, 'Marge').count()).toBe(0)
    expect(await colleague.getByRole('columnheader', { name: /Einkauf|Marge|Vorschlag/ }).count()).toBe(0)
    // Of the server: a file of the program may be called after its code.
    expect(asked.filter((url) => /\/api\/.*(costs|targets)/.test(url))).toEqual([])
  } finally {
    await set(true)
  }
})
