import { dialog, press, type Steps } from './form-steps.ts'
import { post } from './planned-trip.ts'

/** What suppliers charge and how they are paid. */
export const accountingForms = {
  'supplier-invoice': {
    open: async (page, { address }) => {
      await page.goto(`${address}/invoices`)
      await page.getByRole('button', { name: 'Rechnung erfassen' }).click()
      const form = await dialog(page, 'Lieferantenrechnung erfassen')
      await form.getByRole('textbox', { name: 'Betrag' }).fill('119')
      return form
    },
    field: 'Rechnungsnummer',
    save: 'Erfassen',
    list: ({ id }) => `supplier_invoices?order.id=${id}`,
    name: 'number',
  },
  creditor: {
    open: async (page, plan) => {
      const name = `Hotel ${plan.id}`
      await post(page, 'hotels', { name })
      const form = await press(page, '/accounting?tab=creditors', 'Kreditor anlegen', 'Kreditor anlegen')
      await form.getByRole('combobox', { name: 'Leistungsträger' }).fill(name)
      await page.getByRole('option', { name }).click()
      return form
    },
    field: 'Kontoinhaber',
    save: 'Anlegen',
    list: () => 'creditors?_itemsPerPage=500',
    name: 'accountHolder',
  },
} satisfies Record<string, Steps>
