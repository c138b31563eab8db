import { contract } from '../contract/contract.ts'
import { day, link, money, text } from '../contract/fields.ts'

/** What the client was promised back, noted at the trip (002 §2 'Gutschriften'); a sum changes by a discount or a payment. */
export const creditContract = contract({
  name: 'client_invoice_credits',
  title: 'Gutschrift',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    dateOfCredit: day({ label: 'Datum', required: true }),
    amount: money({ label: 'Betrag', required: true }),
    reason: text({ label: 'Grund', max: 200 }),
  },
  filters: { id: 'in', 'order.id': 'in' },
  orderBy: ['id', 'dateOfCredit', 'amount'],
})
