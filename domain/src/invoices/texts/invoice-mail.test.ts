import { expect, test } from 'vitest'
import { issuedInvoice } from '../e-invoice/writing/issued.fixture.ts'
import { invoiceMail } from './invoice-mail.ts'

const invoice = {
  ...issuedInvoice({ type: 'normal', trip: 'plain', tax: 'margin', paid: 'nothing', format: 'none' }),
  dueDate: '2027-02-15',
}
const open = { openCents: 60_000, replacedBy: null, canceledBy: null }

test.each([
  ['on its day', open, '2027-02-15', 'Bitte überweisen Sie 600,00 € bis zum 15. Februar 2027.'],
  ['after it', open, '2027-02-16', 'Bitte überweisen Sie 600,00 €; fällig war der Betrag am 15. Februar 2027.'],
  ['paid', { ...open, openCents: 0 }, '2027-02-16', 'Zu zahlen ist nichts mehr.'],
  [
    'taken back',
    { ...open, openCents: 0, canceledBy: 'N-27-0009' },
    '2027-02-16',
    'Sie ist durch unsere Rechnung N-27-0009 storniert; zu zahlen ist auf sie nichts.',
  ],
])('INV-04 MAIL-03 the mail of an invoice, %s, asks for what is true on that day', (_, standing, today, told) => {
  const { sentences } = invoiceMail(invoice, true, standing, { today })
  expect(sentences[1]?.replaceAll('\u00a0', ' ')).toBe(told)
})
