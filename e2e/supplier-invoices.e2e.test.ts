import { expect } from 'vitest'
import { axeClean } from './harness/axe-clean.ts'
import { test } from './harness/browser-test.ts'
import { noticed } from './harness/notices.ts'
import { type Item, planTrip, read } from './harness/planned-trip.ts'

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
  await form.getByRole('textbox', { name: 'Skonto', exact: true }).fill('2')
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
    ...{ number: 'T-7', taxKind: 'input19', costAccount: '4530', discountPercent: 2, status: 'open' },
    taxAmount: { amount: '38.00' },
  })
})
