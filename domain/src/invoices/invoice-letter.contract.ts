import { contract } from '../contract/contract.ts'
import { choice, link, richText } from '../contract/fields.ts'
import { addressings } from './invoice-types.ts'

/** With which words the invoices of a trip begin and end, as its page keeps them (002 §2 'cover-letter text'). One per trip. */
export const invoiceLetterContract = contract({
  name: 'client_invoice_letters',
  title: 'Anschreiben der Rechnungen',
  fields: {
    order: link('orders', { label: 'Reise', write: 'create', required: true }),
    introText: richText({ label: 'Anschreiben', nullable: true }),
    introEndText: richText({ label: 'Schlusstext', nullable: true }),
    /** Null: as the trip has it. */
    addressing: choice(addressings, { label: 'Anrede', nullable: true }),
  },
  filters: { id: 'in', 'order.id': 'in' },
})
