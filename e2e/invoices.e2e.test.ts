import { addDays, germanDate, todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { bringSession } from './harness/people.ts'
import { forClient, type Item, type Plan, planTrip, post, read } from './harness/planned-trip.ts'

/** A trip with a client and one price of 1.000 €. */
async function tripToInvoice(page: Page): Promise<Plan> {
  const plan = await planTrip(page)
  await forClient(page, plan)
  const [calculation] = await read<Item[]>(page, `calculations?order.id=${plan.id}`)
  await post(page, 'calculation_price_extras', {
    ...{ calculation: `/api/calculations/${calculation?.id}`, name: 'Chorleitung', type: 'per_group' },
    sellPrice: { amount: '1000.00', currency: 'EUR' },
  })
  return plan
}

test('INV-01 INV-02 INV-03 INV-04 an invoice is written with its page beside it, issued, paid by two keys, hidden and taken back', async ({
  page,
}) => {
  const plan = await tripToInvoice(page)

  await page.goto(`${plan.address}/invoices`)
  await page.getByText('Es wurden noch keine Gutschriften vermerkt').waitFor()
  await axeClean(page)
  await page.getByRole('link', { name: /^Endabrechnung über 1\.000,00/ }).click()
  await page.getByRole('img', { name: 'Die Rechnung, wie sie gedruckt wird, 1 Seite' }).waitFor()
  await page.getByRole('textbox', { name: 'Schlusstext' }).fill('Gute Reise!')
  await axeClean(page)
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await noticed(page, 'Die Kundenrechnung wurde erstellt!')

  const table = page.getByRole('table', { name: 'Rechnungen' })
  const [issued] = await read<Item[]>(page, `client_invoices?order.id=${plan.id}&_groups[]=client_invoice_read`)
  const number = String(issued?.invoiceNumber)
  expect(JSON.stringify(issued?.introEndText)).toContain('Gute Reise!')
  await axeClean(page)
  await table.getByRole('button', { name: number, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Betrag' }).evaluate((field) => field === document.activeElement))
    .toBe(true)
  await page.keyboard.press('Enter')
  await table.getByText('bezahlt', { exact: true }).waitFor()
  const totals = page.getByLabel('Stand der Zahlungen')
  await totals.getByText('1 Zahlung').waitFor()
  await table.getByRole('button', { name: `${number} ausblenden` }).click()
  await totals.getByText('zählt nicht mit').waitFor()
  await table.getByRole('button', { name: `${number} zeigen` }).click()
  await totals.getByText('zählt nicht mit').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Stornorechnung erstellen' }).click()
  await page.getByText(`Nimmt ${number} zurück`).waitFor()
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await table.getByText('storniert', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Abgelegte Rechnungsdokumente' }).click()
  await page.getByRole('link', { name: /^Stornorechnung/ }).waitFor()
  await axeClean(page)
})

test('INV-03 of a cancelled trip Stornokosten are proposed as the offer has them, not the price', async ({ page }) => {
  const plan = await tripToInvoice(page)
  const [offer] = await read<Item[]>(page, `offers?order.id=${plan.id}`)
  const made = offer ?? (await post(page, 'offers', { order: `/api/orders/${plan.id}` }))
  for (const [days, conditionText] of [
    [1, '45 Prozent des Reisepreises'],
    [0, '90 Prozent des Reisepreises'],
  ]) {
    const step = { category: 'Stornokosten', type: 'days', days, conditionText }
    await post(page, 'offer_conditions', { offer: `/api/offers/${made.id}`, ...step })
  }
  await page.request.patch(`/api${plan.address}`, { data: { currentStatus: 'cancelled' } })
  await page.goto(`${plan.address}/invoices`)
  await page.getByText('Laut Angebot heute 45').waitFor()
  expect(await page.getByRole('link', { name: /^Endabrechnung/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Stornokosten über 450,00' }).click()
  const percent = page.getByRole('textbox', { name: 'Prozent' })
  await page.getByText('45 Prozent des Reisepreises (bis 1 Tag vor Reisebeginn)').waitFor()
  await expect.poll(() => percent.inputValue()).toMatch(/^45\s%$/)
  // The client's letter came the day before: that day counts, also when the invoice is written later.
  const day = page.getByRole('textbox', { name: 'Storniert am' })
  const yesterday = germanDate(addDays(todayInGermany(new Date()), -1))
  await day.fill(yesterday)
  await day.press('Tab')
  await expect.poll(() => read(page, `orders/${plan.id}`)).toMatchObject({ cancelledOn: `${yesterday} 00:00:00` })
  await page.getByText(`Laut Angebot bei Rücktritt am ${yesterday}: 45 Prozent`).waitFor()
  // A day to come is no such day: it is told, and the one that is kept stays.
  await day.fill(germanDate(addDays(todayInGermany(new Date()), 1)))
  await day.press('Tab')
  await page.getByText(/^Spätestens /).waitFor()
  await page.reload()
  await expect.poll(() => day.inputValue()).toBe(yesterday)
  expect(await read(page, `orders/${plan.id}`)).toMatchObject({ cancelledOn: `${yesterday} 00:00:00` })
  await page.getByRole('img', { name: 'Die Rechnung, wie sie gedruckt wird, 1 Seite' }).waitFor()
  await axeClean(page)
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await noticed(page, 'Die Kundenrechnung wurde erstellt!')
  const issued = await read<Item[]>(page, `client_invoices?order.id=${plan.id}`)
  expect(issued).toMatchObject([{ type: 'cancelation', oldInvoice: null, amount: { amount: '450.00' } }])
  await page.goto(`${plan.address}/invoices`)
  await page.getByText(/^Für die stornierte Reise sind mit/).waitFor()
})

test('INV-03 INV-04 a discount for paying early is typed, stands beside the payment, and makes the invoice even', async ({
  page,
}) => {
  const plan = await tripToInvoice(page)
  await page.goto(`${plan.address}/invoices`)
  await page.getByRole('link', { name: /^Endabrechnung über 1\.000,00/ }).click()
  await page.getByRole('img', { name: 'Die Rechnung, wie sie gedruckt wird, 1 Seite' }).waitFor()
  await page.getByRole('textbox', { name: 'Skonto', exact: true }).fill('2')
  const until = page.getByRole('textbox', { name: 'Skonto bis' })
  await expect.poll(() => until.isEnabled()).toBe(true)
  await until.fill(await page.getByRole('textbox', { name: 'Fällig am' }).inputValue())
  await until.press('Tab')
  await page.getByRole('button', { name: 'Rechnung ausstellen' }).click()
  await noticed(page, 'Die Kundenrechnung wurde erstellt!')
  const [issued] = await read<Item[]>(page, `client_invoices?order.id=${plan.id}`)
  expect(issued).toMatchObject({ discount: { amount: '20.00' }, discountPercent: 2 })
  const table = page.getByRole('table', { name: 'Rechnungen' })
  await table.getByRole('button', { name: String(issued?.invoiceNumber), exact: true }).click()
  await page.getByRole('button', { name: 'Betrag mit Skonto' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Betrag' }).inputValue()).toMatch(/^980,00/)
  await page.getByRole('button', { name: 'Zahlung erfassen' }).click()
  await table.getByText('bezahlt', { exact: true }).waitFor()
  await page.getByText('Skonto', { exact: true }).first().waitFor()
})

test('INV-13 the certificate is filed beside the form of the package tour and is named as what goes along with the first invoice', async ({
  page,
}) => {
  const plan = await planTrip(page)
  const made = await page.request.post(`/api/orders/${plan.id}/offer/generate-document?types=route`, { data: {} })
  const { path } = (await made.json()) as { path: string }
  const onePage = await (await page.request.get(path)).body()
  await page.goto(`${plan.address}/invoices`)
  const certificate = page.getByText('Als Datei ist keiner abgelegt.')
  await certificate.waitFor()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Für alle Reisen ablegen' }).click()
  const file = { name: 'Sicherungsschein 2027.pdf', mimeType: 'application/pdf', buffer: onePage }
  await (await chooser).setFiles(file)
  await page.getByRole('link', { name: 'Sicherungsschein 2027' }).waitFor()
  await page.getByText('Geht mit der ersten Rechnung hinaus:').waitFor()
})

test('APP-01 INV-06 the demo agency has issued invoices before anybody signs in: paid, overdue and taken back, numbered by date', async ({
  page,
}) => {
  await bringSession(page, 'anna')
  const invoices = await read<Item[]>(page, 'client_invoices?_itemsPerPage=100&id[]=1&id[]=2&id[]=3&id[]=4&id[]=5')
  expect(invoices.map(({ invoiceNumber }) => String(invoiceNumber).slice(-4)).sort()).toContain('0001')
  expect(new Set(invoices.map(({ status }) => status))).toContain('paid')
})
