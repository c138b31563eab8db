import { buffer } from 'node:stream/consumers'
import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { signIn } from './harness/people.ts'
import { type Item, planTrip, post, read } from './harness/planned-trip.ts'

test('INV-12 INV-08 what an own service cost is entered with its tax, its account and its discount, and is kept so', async ({
  page,
}) => {
  const plan = await planTrip(page)
  await page.goto(`${plan.address}/invoices`)
  await page.getByText('Es sind noch keine Lieferantenrechnungen erfasst').waitFor()
  await page.getByRole('button', { name: 'Rechnung erfassen' }).click()
  const form = page.getByRole('dialog', { name: 'Lieferantenrechnung erfassen' })
  await form.getByRole('textbox', { name: 'Rechnungsnummer' }).fill('T-7')
  await form.getByRole('textbox', { name: 'Zahlungsempfänger' }).fill('Tankstelle Süd')
  await form.getByRole('textbox', { name: 'Betrag', exact: true }).fill('238,00')
  await form.getByRole('textbox', { name: 'Darin Steuer' }).fill('38,00')
  await form.getByRole('textbox', { name: 'Skonto', exact: true }).fill('2,5')
  await form
    .getByRole('textbox', { name: 'Skonto bis' })
    .fill(await form.getByRole('textbox', { name: 'Rechnungsdatum' }).inputValue())
  const kind = form.getByRole('combobox', { name: 'Steuerart' }).or(form.getByRole('textbox', { name: 'Steuerart' }))
  await kind.first().click()
  await page.getByRole('option', { name: 'Vorsteuer 19 %' }).click()
  await form.getByRole('textbox', { name: 'Kostenkonto' }).fill('4530')
  await axeClean(page)
  await form.getByRole('button', { name: 'Erfassen' }).click()
  await noticed(page, 'Die Lieferantenrechnung wurde gespeichert!')
  const [kept] = await read<Item[]>(page, `supplier_invoices?order.id=${plan.id}`)
  expect(kept).toMatchObject({
    ...{ number: 'T-7', taxKind: 'input19', costAccount: '4530', discountPercent: 2.5, status: 'open' },
    taxAmount: { amount: '38.00' },
  })
})

test('INV-08 INV-12 what a supplier charges is approved, exported for DATEV with its month, and stays as it went out', async ({
  page,
}) => {
  // A house and a month of its own: what goes into a file is fixed for everybody else, too.
  await signIn(page, 'anna', '/orders')
  const order = await post(page, 'orders', {
    ...{ organisationFilter: '/api/organisations/2', startAt: '14.05.2028', endAt: '16.05.2028' },
    ...{ groupName: 'Bläserkreis', trip: { name: 'Moselreise' } },
  })
  const accounting = { consultant: '29098', client: '55003' }
  expect((await page.request.patch('/api/settings/2', { data: { accounting } })).status()).toBe(200)
  expect((await page.request.post('/api/organisations/2/debtor_numbers')).ok()).toBe(true)
  expect((await page.request.post('/api/organisations/2/creditor_numbers')).ok()).toBe(true)
  const invoice = await post(page, 'supplier_invoices', {
    ...{ order: `/api/orders/${order.id}`, number: `T-${order.id}`, payee: 'Tankstelle Süd', taxKind: 'input19' },
    ...{ invoiceDate: '14.03.2019', costAccount: '4530' },
    ...{ amount: { amount: '238.00', currency: 'EUR' }, taxAmount: { amount: '38.00', currency: 'EUR' } },
  })

  await page.goto('/accounting?organisation=2&tab=suppliers')
  await page.getByRole('button', { name: `T-${order.id} freigeben` }).click()
  const now = () => read(page, `supplier_invoices/${invoice.id}`)
  await expect.poll(now).toMatchObject({ status: 'approved', exportedAt: null })

  await page.getByRole('tab', { name: 'DATEV' }).click()
  await page.getByRole('button', { name: 'März 2019 exportieren' }).click()
  const question = page.getByRole('dialog', { name: 'März 2019 exportieren?' })
  await question.getByText('Ein Beleg von Lieferanten geht in die Datei').waitFor()
  await question.getByRole('button', { name: 'Exportieren' }).click()
  await noticed(page, 'März 2019 ist exportiert: eine Buchung.')
  await expect.poll(now).toMatchObject({ exportedAt: expect.any(String) })
  await page.getByRole('button', { name: 'März 2019 exportieren' }).waitFor({ state: 'detached' })

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Datei für DATEV, 01.03.2019 bis 31.03.2019' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('EXTF_Buchungsstapel_2019-03-01_2019-03-31.csv')
  const lines = (await buffer(await file.createReadStream())).toString('latin1').split('\r\n')
  expect(lines[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;\d{17};;"RE";"";"";29098;55003;/)
  const booked = lines.slice(2).filter((line) => line.includes(`"T-${order.id}"`))
  expect(booked).toEqual([expect.stringMatching(/^238,00;"[SH]";"EUR";/)])
  expect(booked[0]?.split(';')).toContain('4530')
  expect((await page.request.post(`/api/supplier_invoices/${invoice.id}/withdraw`)).status()).toBe(409)
  await axeClean(page)
})
