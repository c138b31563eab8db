import { expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { plainTextOf, richTextOf } from '../../rich-text.ts'
import { untypeset } from '../../typography/typeset.ts'
import { norwayInvoice } from './invoice.fixture.ts'
import { invoiceDocument } from './invoice-document.ts'
import type { InvoiceSource } from './invoice-source.ts'

/** What a code says in place of its picture. */
const printed = (change: Partial<InvoiceSource> = {}) =>
  invoiceDocument({ ...norwayInvoice, ...change }, (text) => text)
const plain = (text: string) => untypeset(text)
const letterOf = (change: Partial<InvoiceSource>) => plain(plainTextOf(printed(change).letter))
const sumsOf = (change: Partial<InvoiceSource>) =>
  printed(change).sums.map(({ label, detail, amount }) => [label, detail, amount].map(plain).join(' | '))

const duClient = { ...norwayInvoice.client, isFormal: false }
const cancelation = {
  type: 'cancelation',
  number: 'N-27-0319',
  original: { number: 'N-27-0318', date: '2027-04-22' },
  lines: norwayInvoice.lines.map((line) => ({ ...line, unitCents: -line.unitCents, cents: -line.cents })),
  beforePaymentsCents: -5_895_900,
  received: [],
  dueCents: -5_895_900,
} satisfies Partial<InvoiceSource>

test.each<[string, Partial<InvoiceSource>, string, string]>([
  ['Rechnung', { type: 'normal' }, 'Rechnung N-27-0318', 'für Ihre Chorreise vom 14. bis 23. Mai 2027 berechnen wir'],
  ['Anzahlung', { type: 'prepayment', client: duClient }, 'Anzahlungsrechnung N-27-0318', 'bitten wir dich um'],
  ['Stornorechnung', cancelation, 'Stornorechnung N-27-0319', 'unsere Rechnung N-27-0318 vom 22. April 2027:'],
  ['Endabrechnung', {}, 'Endabrechnung N-27-0318', 'Sehr geehrte Frau Weiß-Schröder,\nfür Ihre Chorreise'],
  ['own text', { introText: richTextOf('hier die "Rechnung".') }, 'Endabrechnung N-27-0318', 'hier die „Rechnung“.'],
  ['English', { language: documentLanguage('en') }, 'Final invoice N-27-0318', 'final account of your choir tour'],
  ['French', { language: documentLanguage('fr') }, 'Décompte final N-27-0318', 'Madame,\nVoici le décompte final'],
])('INV-03 the letter of an invoice: %s', (_, change, subject, words) => {
  expect(printed(change).subject).toBe(subject)
  expect(letterOf(change)).toContain(words)
})

test('INV-03 an invoice that is not issued yet says so and has no number', () => {
  const { mark, subject, facts } = printed({ number: null })
  expect({ mark, subject, number: facts[0]?.value }).toEqual({
    ...{ mark: 'Vorschau – noch keine Rechnung', subject: 'Endabrechnung', number: 'folgt beim Ausstellen' },
  })
  expect(printed().mark).toBe('')
})

test('INV-04 the sums go from the price down to what is due, each payment with its day, invoice and tax (§ 14 Abs. 5 UStG)', () => {
  expect(sumsOf({})).toEqual([
    'Gesamtpreis |  | 58.959,00',
    'Zahlung vom 12. November 2026 | Rechnung N-26-0412 | −11.800,00',
    'Zahlung vom 15. Februar 2027 | Rechnung N-27-0131 | −17.000,00',
    'Noch zu zahlen |  | 30.159,00 €',
  ])
  const off = { date: '2026-11-12', invoiceNumber: 'N-26-0412', cents: 15_200, taxCents: null, isDiscount: true }
  expect(sumsOf({ received: [off] })[1]).toBe('Skonto vom 12. November 2026 | Rechnung N-26-0412 | −152,00')
  const taxed = { date: '2026-11-12', invoiceNumber: 'N-26-0412', cents: 11_900, taxCents: 1_900 }
  expect(sumsOf({ received: [taxed] })[1]).toBe(
    'Zahlung vom 12. November 2026 | Rechnung N-26-0412, darin Umsatzsteuer 19,00 | −119,00',
  )
})

test.each<[string, Partial<InvoiceSource>, string[]]>([
  [
    'percent',
    { type: 'prepayment', part: { percent: 12.5, cents: 736_988 }, received: [], dueCents: 736_988 },
    ['davon 12,5 % |  | 7.369,88', 'Jetzt zu zahlen |  | 7.369,88 €'],
  ],
  [
    'amount',
    { type: 'prepayment', part: { percent: null, cents: 100_000 }, received: [], dueCents: 100_000 },
    ['Anzahlung |  | 1.000,00', 'Jetzt zu zahlen |  | 1.000,00 €'],
  ],
  [
    'part taken back',
    { ...cancelation, part: { percent: 50, cents: -2_947_950 }, dueCents: -2_947_950 },
    ['davon 50 % |  | −29.479,50', 'Erstattung |  | −29.479,50 €'],
  ],
  ['nothing left', { received: [], dueCents: 0 }, ['Ausgeglichen |  | 0,00 €']],
])('INV-11 what of the price is asked for: %s', (_, change, expected) => {
  expect(sumsOf(change).slice(1)).toEqual(expected)
})

test('INV-07 the margin scheme shows no tax, rates stand side by side with their net amounts (§ 14, § 14a Abs. 6 UStG)', () => {
  const margin = printed()
  expect(margin.taxes).toEqual([])
  expect(margin.notes.map(plain)).toEqual([expect.stringMatching(/^Sonderregelung für Reisebüros \(§ 25 UStG\)\./)])
  const mixed = printed({
    taxes: [
      { percentage: -1, grossCents: 5_700_000, taxCents: 0 },
      { percentage: 19, grossCents: 119_000, taxCents: 19_000 },
      { percentage: 0, grossCents: 76_900, taxCents: 0 },
    ],
  })
  expect(mixed.taxes.map((tax) => Object.values(tax).map(plain))).toEqual([
    ['Sonderregelung für Reisebüros', '', '', '57.000,00'],
    ['19 %', '1.000,00', '190,00', '1.190,00'],
    ['0 %', '769,00', '0,00', '769,00'],
  ])
  expect(mixed.notes).toHaveLength(2)
  expect(printed({ taxes: [{ percentage: 19, grossCents: 119_000, taxCents: 19_000 }] }).notes).toEqual([])
  for (const locale of ['en', 'fr'] as const) {
    expect(printed({ language: documentLanguage(locale) }).notes[0]).toContain('Sonderregelung für Reisebüros')
  }
})

test.each([
  ['de_DE', 'Die mit 0 % ausgewiesenen Stornokosten sind eine Entschädigung (§ 651h BGB) und nicht steuerbar.'],
  ['en', 'The cancellation charge shown at 0% is compensation (§ 651h BGB) and not subject to VAT.'],
  ['fr', 'Les frais d’annulation indiqués à 0 % sont une indemnité (§ 651h BGB), hors du champ de la TVA.'],
] as const)(
  'INV-03 what a cancelled trip costs without tax is told as compensation, no service free of tax (%s)',
  (locale, note) => {
    const taxes = [{ percentage: 0, grossCents: 820_000, taxCents: 0 }]
    const language = documentLanguage(locale)
    const charge = { ...cancelation, original: null, taxes, language }
    expect(printed(charge).notes.map((text) => plain(text).replaceAll('\u202f', ' '))).toContain(note)
    expect(printed({ ...charge, type: 'final' }).notes.join()).not.toContain('651h')
  },
)

test('INV-07 how to pay stands on every invoice with something to pay, with its GiroCode', () => {
  const { payment } = printed()
  expect(payment?.facts.map(({ value }) => plain(value))).toEqual([
    ...['Nordwind Gruppenreisen GmbH', 'DE02 1203 0000 0000 2020 51', 'BYLADEM1001'],
    ...['RE N-27-0318 / 2600417', '6. Mai 2027'],
  ])
  expect(payment?.code?.svg).toContain('EUR30159.00\n\n\nRE N-27-0318 / 2600417')
  expect(printed({ currency: 'NOK' }).payment?.code).toBeNull()
  expect(printed({ account: null }).payment).toBeNull()
  expect(printed({ dueCents: 0 }).payment).toBeNull()
})

test.each<[string, number, string[], string]>([
  [
    'nothing was received',
    0,
    ['Ausgeglichen |  | 0,00 €'],
    'Die stornierte Rechnung ist nicht mehr zu zahlen; bitte überweisen Sie nichts.',
  ],
  [
    'a part was received',
    -100_000,
    ['Erstattung |  | −1.000,00 €'],
    'Den Betrag erstatten wir Ihnen; bitte überweisen Sie nichts.',
  ],
])('INV-03 taking an invoice back gives back what was received on it: %s', (_, dueCents, last, note) => {
  const change = { ...cancelation, canceledCents: -5_895_900, dueCents }
  expect(sumsOf(change)).toEqual(['Gesamtpreis |  | −58.959,00', 'Stornierter Betrag |  | −58.959,00', ...last])
  expect(printed(change).notes.at(-1)).toBe(note)
})

test.each([
  [0, 'Die stornierte Rechnung ist nicht mehr zu zahlen.'],
  [-100_000, 'Den Betrag erstatten wir Ihnen.'],
])('INV-04 where an earlier invoice is to be paid again it never says to transfer nothing', (dueCents, settled) => {
  const dueAgain = [{ number: 'N-26-0412', invoiceDate: '2026-10-01', cents: 46_000, dueDate: '2026-12-14' }]
  const { notes } = printed({ ...cancelation, canceledCents: -5_895_900, dueCents, dueAgain })
  expect(notes.slice(-2).map(plain)).toEqual([
    settled,
    'Unsere Rechnung N-26-0412 vom 1. Oktober 2026 ist dafür wieder zu zahlen: Bitte überweisen Sie 460,00 € bis zum 14. Dezember 2026.',
  ])
})

test('INV-03 without an invoice to take back it says that it charges what a cancelled trip costs', () => {
  const charge = {
    ...{ type: 'cancelation', received: [], part: { percent: 20, cents: 1_179_180 }, dueCents: 1_179_180 },
  } satisfies Partial<InvoiceSource>
  expect(letterOf(charge)).toContain(
    'Ihre Chorreise vom 14. bis 23. Mai 2027 wurde storniert. Dafür berechnen wir Stornokosten:',
  )
  expect(sumsOf(charge).slice(1)).toEqual(['Stornokosten 20 % |  | 11.791,80', 'Noch zu zahlen |  | 11.791,80 €'])
  for (const locale of ['en', 'fr'] as const) {
    expect(letterOf({ ...charge, language: documentLanguage(locale) })).not.toMatch(/our invoice|notre facture/)
  }
})

test.each([
  [
    'de',
    'Die Rechnung N-26-0412 vom 12. November 2026, noch offen mit 8.200,00 €, ist damit nicht mehr gesondert zu zahlen.',
  ],
  ['en', 'Invoice N-26-0412 of 12 November 2026, with €8,200.00 still open, is no longer to be paid separately.'],
  ['fr', 'La facture N-26-0412 du 12 novembre 2026, dont 8 200,00 € restent à régler, n’est plus à payer séparément.'],
] as const)('INV-04 an earlier invoice that is still open is not to be paid beside it (%s)', (locale, note) => {
  const stillOpen = [{ number: 'N-26-0412', invoiceDate: '2026-11-12', cents: 820_000 }]
  const { notes } = printed({ stillOpen, ...(locale !== 'de' && { language: documentLanguage(locale) }) })
  expect(notes.map(plain)).toContainEqual(note)
})

test.each([
  [
    'de',
    / Sie wird hiermit berichtigt: Die darin ausgewiesene Umsatzsteuer von 190,00 € ist in dieser Rechnung enthalten\.$/,
  ],
  ['en', / It is hereby corrected: the VAT of €190\.00 shown on it is contained in this invoice\.$/],
  ['fr', / Elle est rectifiée par la présente : la TVA de 190,00 € qui y figure est comprise dans cette facture\.$/],
] as const)(
  'INV-04 § 14c UStG one that showed tax is corrected by the one that shows it again (%s)',
  (locale, note) => {
    const stillOpen = [{ number: 'N-27-0035', invoiceDate: '2026-11-12', cents: 119_000, taxCents: 19_000 }]
    const { notes } = printed({ stillOpen, ...(locale !== 'de' && { language: documentLanguage(locale) }) })
    expect(notes.map(plain)).toContainEqual(expect.stringMatching(note))
  },
)

test('TRUE-07 a kind of trip that begins with an adjective is written small in a sentence', () => {
  expect(letterOf({ trip: { ...norwayInvoice.trip, category: 'classic' } })).toContain(
    'für Ihre klassische Rundreise vom',
  )
})

test('INV-04 a payment below nothing is told as one that went back', () => {
  const back = { date: '2026-11-12', invoiceNumber: 'N-26-0412', cents: -500, taxCents: null }
  expect(sumsOf({ received: [back] })[1]).toBe('Rückzahlung vom 12. November 2026 | Rechnung N-26-0412 | 5,00')
})

test.each([
  [
    'de',
    [800_000, -500],
    [
      'Zahlung vom 12. November 2026, nicht mehr abgezogen | Rechnung N-26-0412, darin Umsatzsteuer 36,62 | 8.000,00',
      'Rückzahlung vom 12. November 2026, nicht mehr abgezogen | Rechnung N-26-0412 | −5,00',
    ],
  ],
  [
    'en',
    [800_000],
    ['Payment of 12 November 2026, no longer deducted | invoice N-26-0412, VAT included 36.62 | 8,000.00'],
  ],
  [
    'fr',
    [800_000],
    ['Paiement du 12 novembre 2026, non déduit désormais | facture N-26-0412, TVA incluse 36,62 | 8 000,00'],
  ],
] as const)(
  'INV-03 what takes an invoice back deducts its payments no more, none of which went back by that (%s)',
  (locale, paid, expected) => {
    const turned = { date: '2026-11-12', invoiceNumber: 'N-26-0412' }
    const received = paid.map((cents) => ({ ...turned, cents: -cents, taxCents: cents > 0 ? -3_662 : null }))
    const sums = sumsOf({ ...cancelation, received, ...(locale !== 'de' && { language: documentLanguage(locale) }) })
    expect(sums.slice(1, 1 + paid.length).map(plain)).toEqual(expected)
  },
)

test('INV-03 money that goes back is asked of nobody, and no day is set for it', () => {
  const { payment, notes, facts } = printed({ ...cancelation, client: duClient })
  expect(payment).toBeNull()
  expect(notes.at(-1)).toBe('Den Betrag erstatten wir dir; bitte überweise nichts.')
  expect(facts.map(({ label }) => label)).not.toContain('Fällig am')
  expect(facts.find(({ label }) => label === 'zu Rechnung')?.value).toBe('N-27-0318')
})

test.each([
  ['de_DE', 'Kundengeldabsicherung (§ 651r BGB): Reisesicherung AG, SI-2027-0417, gültig bis 31. Dezember 2027.'],
  ['en', 'Insolvency protection (§ 651r BGB): Reisesicherung AG, SI-2027-0417, valid until 31 December 2027.'],
  [
    'fr',
    'Protection contre l’insolvabilité (§ 651r BGB) : Reisesicherung AG, SI-2027-0417, valable jusqu’au 31 décembre 2027.',
  ],
] as const)('INV-13 whoever pays in advance reads who secures the money: %s', (locale, note) => {
  const change = {
    language: documentLanguage(locale),
    security: { name: 'Reisesicherung AG, SI-2027-0417', until: '2027-12-31' },
  }
  expect(printed(change).notes.map((text) => plain(text).replaceAll(/[\u00a0\u202f]/g, ' '))).toContain(note)
  expect(printed({ ...change, security: null }).notes).toHaveLength(1)
})

test.each([
  [
    'de_DE',
    'Bei Zahlung bis zum 29. April 2027 gewähren wir Ihnen 2 % Skonto (603,18 €): Dann sind 29.555,82 € zu zahlen.',
  ],
  ['en', 'If you pay by 29 April 2027 you may deduct 2 % cash discount (€603.18): €29,555.82 are then payable.'],
] as const)('INV-03 what whoever pays early may take off stands on the paper: %s', (locale, told) => {
  const discount = { percent: 200, until: '2027-04-29', cents: 60_318 }
  const { notes } = printed({ discount, language: documentLanguage(locale) })
  expect(notes.map(plain)).toContain(told)
  expect(printed().notes.join(' ')).not.toContain('Skonto')
  const half = printed({ discount: { ...discount, percent: 250 } })
    .notes.map(plain)
    .join(' ')
  expect(half).toContain('2,50 % Skonto')
})

test.each([
  ['de_DE', 'USt-IdNr. Kunde', 'Steuerschuldnerschaft des Leistungsempfängers'],
  ['en', 'Customer VAT no.', 'Reverse charge'],
  ['fr', 'N° TVA client', 'Autoliquidation'],
] as const)(
  'INV-03 services of which the buyer owes the tax say so, with the number of the buyer (§ 14a Abs. 1 UStG): %s',
  (locale, label, rate) => {
    const taxes = [{ percentage: -2, grossCents: 25_000, taxCents: 0 }]
    const paper = printed({ taxes, buyerVatId: 'ATU12345675', language: documentLanguage(locale) })
    expect(paper.facts.map(({ label: name, value }) => [plain(name), plain(value)])).toContainEqual([
      label,
      'ATU12345675',
    ])
    expect(paper.taxes.map(({ rate: told, tax }) => [plain(told), plain(tax).replace('.', ',')])).toEqual([
      [rate, '0,00'],
    ])
    expect(paper.notes.map(plain).join(' ')).toContain('Steuerschuldnerschaft des Leistungsempfängers')
    expect(printed().facts.map(({ label: name }) => plain(name))).not.toContain(label)
  },
)
