import { norwayOffer } from '../../offers/offer.fixture.ts'
import type { InvoiceSource } from './invoice-source.ts'

/** The final invoice of the choir's journey to Norway, under the margin scheme; its lines add up to 58.959,00. */
export const norwayInvoice: InvoiceSource = {
  ...norwayOffer,
  days: [],
  type: 'final',
  number: 'N-27-0318',
  currency: 'EUR',
  invoiceDate: '2027-04-22',
  dueDate: '2027-05-06',
  introText: null,
  introEndText: null,
  lines: [
    line('Paketpreis im Doppelzimmer ab 35 Pax', 'pro Person', 35, 148_900),
    line('Preis im Einzelzimmer bis 6 EZ', 'pro Person', 3, 190_400),
    line('Doppelkabine außen', 'pro Person', 14, 5_400),
    line('Konzertorganisation Bergen', 'pro Gruppe', 1, 68_000),
    line('Trinkgelder und Kurtaxe', 'pro Person', 38, 1_200),
    line('Frühbucherrabatt', 'pro Person', 38, -2_000),
  ],
  beforePaymentsCents: 5_895_900,
  part: null,
  stillOpen: [],
  dueAgain: [],
  received: [
    { date: '2026-11-12', invoiceNumber: 'N-26-0412', cents: 1_180_000, taxCents: null },
    { date: '2027-02-15', invoiceNumber: 'N-27-0131', cents: 1_700_000, taxCents: null },
  ],
  canceledCents: null,
  dueCents: 3_015_900,
  taxes: [{ percentage: -1, grossCents: 5_895_900, taxCents: 0 }],
  euroTax: null,
  original: null,
  buyerVatId: '',
  account: { holder: 'Nordwind Gruppenreisen GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  discount: null,
  security: null,
  isSigned: false,
}

function line(name: string, detail: string, quantity: number, unitCents: number): InvoiceSource['lines'][number] {
  return { name, detail, quantity, unitCents, cents: quantity * unitCents }
}
