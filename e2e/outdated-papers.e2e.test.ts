import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { find, forClient, hotelIn, type Item, planTrip, post, read } from './harness/planned-trip.ts'

const generate = async (page: Parameters<typeof planTrip>[0], path: string) => {
  const answer = await page.request.post(`/api/${path}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Item & { name: string }
}

test('TRUE-04 papers made before the trip moved say at their place that they are outdated, and the trip leads to what was sent', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await hotelIn(page, plan.days[0], 'Oslo')
  const offer = await generate(page, `orders/${plan.id}/offer/generate-document?types=offer`)
  const [version] = await read<Item[]>(page, `offer_versions?order.id=${plan.id}`)
  await page.request.post(`/api/offer_versions/${version?.id}/sent`)

  await page.goto(plan.address)
  const notice = page.getByRole('region', { name: 'Überholte Papiere' })
  await page.getByRole('button', { name: 'Karte der Reise' }).waitFor()
  await expect.poll(() => notice.count()).toBe(0)

  const moved = { startAt: '21.05.2028', endAt: '23.05.2028' }
  expect((await page.request.patch(`/api${plan.address}`, { data: moved })).status()).toBe(200)
  // Nobody reloads: the page hears of it.
  await notice.getByText('1 versendetes Papier überholt').waitFor()
  await axeClean(page)
  await notice.getByRole('link', { name: offer.name }).click()
  const stored = page.getByRole('region', { name: 'ABGELEGTE ANGEBOTE UND RÜCKBESTÄTIGUNGEN' })
  await stored.getByText('überholt', { exact: true }).waitFor()
  await stored.getByText(/ statt /).waitFor()

  await page.goto(`${plan.address}/documents`)
  await page.getByText('überholt', { exact: true }).first().waitFor()
  await axeClean(page)
})

test('EASE-04 TRUE-06 a mail that takes an outdated paper along says so at its attachment, and asks before it leaves', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await generate(page, `orders/${plan.id}/offer/generate-document?types=offer`)
  const moved = { startAt: '21.05.2028', endAt: '23.05.2028' }
  expect((await page.request.patch(`/api${plan.address}`, { data: moved })).status()).toBe(200)
  await page.goto(plan.address)
  await page.getByRole('button', { name: 'Neue Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'NEUE EMAIL' })
  await dialog.getByText('überholt', { exact: true }).waitFor()
  await dialog.getByText(/ist überholt: .+ statt /).waitFor()
  await axeClean(page)
  await dialog.getByLabel('An', { exact: true }).fill('chor@kantorei.example')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Anhang ist überholt' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await question.waitFor({ state: 'detached' })
  const mails = () => read<Item[]>(page, `email_messages?order.id=${plan.id}`)
  expect((await mails()).filter(({ status }) => status !== 'draft')).toEqual([])
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click()
  await question.getByRole('button', { name: 'So senden' }).click()
  await expect.poll(mails).toMatchObject([{ status: expect.not.stringMatching('draft') }])
})

test('TRUE-04 an invoice whose trip has changed since says so in the list and beside its sum, with what has changed', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await forClient(page, plan)
  const [calculation] = await read<Item[]>(page, `calculations?order.id=${plan.id}`)
  const price = {
    ...{ calculation: `/api/calculations/${calculation?.id}`, name: 'Chorleitung', type: 'per_group' },
    sellPrice: { amount: '1000.00', currency: 'EUR' },
  }
  const extra = await post(page, 'calculation_price_extras', price)
  await generate(page, `orders/${plan.id}/client-invoice/generate`)

  await page.goto(`${plan.address}/invoices`)
  await page.getByText(/ganz abgerechnet\. Eine andere/).waitFor()
  const dearer = { sellPrice: { amount: '1200.00', currency: 'EUR' } }
  const patched = await page.request.patch(`/api/calculation_price_extras/${extra.id}`, { data: dearer })
  expect(patched.status()).toBe(200)
  // Nobody reloads: the page hears of it.
  await page.getByText(/abgerechnet und seither geändert: Reisepreis 1\.200,00/).waitFor()

  await page.getByRole('tab', { name: /^Rechnungsübersicht/ }).click()
  const table = page.getByRole('table', { name: 'Rechnungen' })
  await table.getByText('Reise seither geändert').waitFor()
  await page.getByText(/^Reisepreis 1\.200,00.€ statt 1\.000,00.€$/).waitFor()
  await axeClean(page)

  const [issued] = await read<Item[]>(page, `client_invoices?order.id=${plan.id}&_groups[]=client_invoice_read`)
  await page.goto(`/open-items?invoice=${issued?.id}&q=${String(issued?.invoiceNumber)}`)
  await page.getByText(/^Reisepreis 1\.200,00.€ statt 1\.000,00.€$/).waitFor()
})

test('TRUE-01 a cancelled trip says who still reckons with the group until that is over, and its papers say that it is cancelled', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const hotel = await hotelIn(page, plan.days[0], 'Oslo')
  const request = await post(page, 'hotel_requests', {
    ...{ placeholder: `/api/hotel_placeholders/${hotel.id}`, agency: await find(page, 'agencies', '') },
    requestStatus: { status: 'approved' },
  })
  await generate(page, `orders/${plan.id}/offer/generate-document?types=route`)
  const cancelled = await page.request.patch(`/api${plan.address}`, { data: { currentStatus: 'cancelled' } })
  expect(cancelled.status()).toBe(200)

  await page.goto(plan.address)
  const standing = page.getByRole('region', { name: 'Offene Anfragen der stornierten Reise' })
  await standing.getByText(/1 Anfrage steht noch: .+ \(Bestätigt\)/).waitFor()
  await axeClean(page)
  await standing.getByRole('button', { name: 'Alle als storniert vermerken (1)' }).click()
  await page.getByRole('button', { name: 'Vermerken', exact: true }).click()
  await standing.waitFor({ state: 'detached' })
  expect(await read(page, `hotel_requests/${request.id}`)).toMatchObject({ requestStatus: { status: 'cancelled' } })

  await page.goto(`${plan.address}/documents`)
  await page
    .getByTitle(/Seit dem Erstellen geändert: Reise storniert/)
    .first()
    .waitFor()
})
