import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { norwayOffer } from '../../offers/offer.fixture.ts'
import { untypeset } from '../../typography/typeset.ts'
import { taxGroups } from '../invoice-tax.ts'
import type { IssuedLine } from '../issued.ts'
import { invoiceDocument } from './invoice-document.ts'
import { type InvoiceToPrint, invoiceOnPaper } from './invoice-on-paper.ts'

const line = (name: string, cents: number, taxPercentage = -1): IssuedLine => ({
  ...{ key: null, section: null, name, detail: '', quantity: 1, unitCents: cents, cents, taxPercentage },
})
const price = [line('Reisepreis', 5_700_000), line('Eigener Bus', 195_900, 19)]

const final: InvoiceToPrint = {
  ...{ number: 'N-27-0318', type: 'final', invoiceDate: '2027-04-22', dueDate: '2027-05-06', currency: 'EUR' },
  ...{ supply: { from: '2027-05-14', to: '2027-05-23' }, locale: 'de_DE', addressing: 'informal' },
  seller: {
    ...{
      name: 'Nordwind Gruppenreisen GmbH',
      taxNumber: '27/123/45678',
      vatId: '',
      register: '',
      phone: '',
      email: '',
    },
    address: { street: 'Kaistraße 12', zip: '20457', city: 'Hamburg', country: 'DE' },
    ...{ iban: 'DE02120300000000202051', bic: 'BYLADEM1001', bankName: 'DKB' },
  },
  buyer: {
    ...{ clientId: 3, name: 'Sangerforening', contact: norwayOffer.client.contact, contactEmail: '' },
    address: { street: 'Kirkegata 5', zip: '0153', city: 'Oslo', country: 'NO' },
  },
  references: { orderId: 1, orderNumber: '2600417', tripName: '', groupName: '', original: null },
  lines: price,
  priceLines: [],
  taxGroups: taxGroups(price),
  deductions: [
    {
      ...{ invoiceId: 1, number: 'N-26-0412', type: 'prepayment', invoiceDate: '2026-11-01', paidAt: '2026-11-12' },
      ...{ cents: 1_180_000, taxCents: 6_261 },
    },
  ],
  totals: {
    ...{ beforePaymentsCents: 5_895_900, percent: null, totalCents: 5_895_900, taxCents: 31_278 },
    ...{ deductedCents: 1_180_000, dueCents: 4_715_900 },
  },
  texts: { introText: null, introEndText: null },
  signer: norwayOffer.signer,
  showTax: true,
}
const paperOf = (change: Partial<InvoiceToPrint> = {}) =>
  invoiceDocument(invoiceOnPaper({ ...final, ...change }, norwayOffer, { isSigned: true }), (text) => text)

test('INV-06 the paper says what was issued: buyer, positions, deductions with their tax, rates, account', () => {
  const paper = paperOf()
  expect(paper.recipient.slice(0, 1).concat(paper.recipient.slice(-3))).toEqual([
    ...['Sangerforening', 'Kirkegata 5', '0153 Oslo', 'Norwegen'],
  ])
  expect(paper.items.map(({ title, amount }) => [title, amount])).toEqual([
    ['Reisepreis', '57.000,00'],
    ['Eigener Bus', '1.959,00'],
  ])
  expect(paper.sums.map(({ detail, amount }) => untypeset(`${detail} ${amount}`))).toEqual([
    ' 58.959,00',
    'Rechnung N-26-0412, darin Umsatzsteuer 62,61 −11.800,00',
    ' 47.159,00 €',
  ])
  expect(paper.taxes.map(({ rate, tax }) => [untypeset(rate), tax])).toEqual([
    ['19 %', '312,78'],
    ['Sonderregelung für Reisebüros', ''],
  ])
  expect(paper.payment?.code?.svg).toContain('\nEUR47159.00\n')
  expect(paper.signature?.name).toBe('Anna Petersen')
})

test('INV-07 the number by which the house is taxed stands on the paper, once (§ 14 Abs. 4 Nr. 2 UStG)', () => {
  expect(paperOf().house.footer.flat()).toContain('Steuernummer 27/123/45678')
  const known = paperOf({ seller: { ...final.seller, vatId: 'DE 123456789' } })
  expect(known.house.footer.flat().filter((text) => /123\s?456\s?789/.test(text))).toEqual(['USt-IdNr. DE123456789'])
  expect(paperOf({ seller: { ...final.seller, taxNumber: '' } }).house.footer).toEqual(norwayOffer.house.footer)
})

test('INV-11 a prepayment tells the price of the trip and what of it is asked for', () => {
  const asked = line('Anzahlung 20 %', 1_179_180)
  const totals = { ...final.totals, percent: 2000, totalCents: 1_179_180, deductedCents: 0, dueCents: 1_179_180 }
  const paper = paperOf({
    ...{ type: 'prepayment', number: null, lines: [asked], priceLines: price, deductions: [], totals },
    taxGroups: taxGroups([asked]),
  })
  expect(paper.items).toHaveLength(2)
  expect(paper.sums.map(({ label, amount }) => untypeset(`${label} ${amount}`))).toEqual([
    ...['Gesamtpreis 58.959,00', 'davon 20 % 11.791,80', 'Jetzt zu zahlen 11.791,80 €'],
  ])
})

test.each([
  ['de_DE', 'Norwegen'],
  ['en', 'Norway'],
  ['fr', 'Norvège'],
] as const)('INV-03 a country is called as the reader calls it: %s', (locale, country) => {
  const document = { ...norwayOffer, language: documentLanguage(locale) }
  const paper = invoiceDocument(invoiceOnPaper(final, document, { isSigned: false }), (text) => text)
  expect(paper.recipient.at(-1)).toBe(country)
})

test('INV-13 what takes an invoice back says nothing of who secured it', () => {
  const security = { name: 'Reisesicherung AG', until: null }
  const notes = (type: InvoiceToPrint['type']) => paperOf({ type, security }).notes.join(' ')
  expect(notes('final')).toContain('Reisesicherung AG')
  expect(notes('cancelation')).not.toContain('Reisesicherung AG')
})
