import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../refusal.ts'
import { withEarlyPayment } from '../../early-payment.ts'
import { readEInvoice } from '../reading/read-e-invoice.ts'
import { brokenRules } from '../rules/broken-rules.ts'
import { ciiXml } from './cii-xml.ts'
import { eInvoiceOf } from './e-invoice-of.ts'
import { eInvoiceXml } from './e-invoice-xml.ts'
import { canceled, invoicesOfAllShapes, issuedInvoice } from './issued.fixture.ts'

const written = (invoice: ReturnType<typeof issuedInvoice>) => {
  const told = eInvoiceOf(invoice)
  if (told === null) throw new Error('no electronic invoice')
  return ciiXml(told)
}
const read = (xml: string) => {
  const told = readEInvoice(xml)
  if (isRefusal(told)) throw new Error(told.message)
  return told
}

describe('INV-07 an issued invoice as XML', () => {
  test.each([...invoicesOfAllShapes('zugferd'), ...invoicesOfAllShapes('xrechnung')])(
    '%s keeps every rule and says the sums of the invoice to the cent',
    (_, invoice) => {
      const xml = written(invoice)
      expect(brokenRules(xml)).toEqual([])
      const { totals, lines } = read(xml)
      const { totalCents, taxCents, deductedCents, dueCents } = invoice.totals
      expect(totals).toEqual({
        ...{ netCents: totalCents - taxCents, taxCents, grossCents: totalCents, prepaidCents: deductedCents },
        ...{ roundingCents: 0, dueCents },
      })
      expect(lines.length).toBeGreaterThan(0)
    },
  )

  const final = issuedInvoice({ type: 'final', trip: 'discounts', tax: 'mixed', paid: 'twice', format: 'zugferd' })
  test('a final invoice charges the whole, takes discounts off as such, and tells each payment with its tax (§ 14 Abs. 5 UStG)', () => {
    const told = eInvoiceOf(final)
    expect(told).toMatchObject({
      ...{ typeCode: '380', salesOrder: '2600417', preceding: [{ number: 'N-26-040' }, { number: 'N-26-041' }] },
      allowances: [
        { reason: 'Frühbucherrabatt, pro Person', netCents: 76_000, rate: { category: 'E' } },
        { reason: 'Nachlass', netCents: 1, rate: { category: 'S', percentage: 19 } },
      ],
      payment: { code: '58', purpose: 'RE N-27-0318 / 2600417', iban: 'DE02120300000000202051' },
      seller: { registerNumber: 'HRB 203417', vatId: 'DE123456789', contact: { name: 'Anna Petersen' } },
    })
    expect(told?.notes).toEqual([
      'Endabrechnung: Klänge zwischen Fjord und Fjell, Kantorei, Reise 2600417',
      expect.stringMatching(/^Abzüglich Zahlung vom 15\.01\.2027 auf Rechnung N-26-040: .* €, darin Umsatzsteuer /),
      expect.stringMatching(/^Abzüglich Zahlung vom 15\.02\.2027 auf Rechnung N-26-041: /),
    ])
    expect(told?.lines.map(({ name }) => name)).toContain('Konzertorganisation „Bergen & Oslo“ <Dom>')
  })

  test('INV-07 an earlier invoice that is still open is not to be paid beside it: the XML says so as the paper does', () => {
    const stillOpen = [{ number: 'N-26-0412', invoiceDate: '2026-11-12', cents: 820_000 }]
    expect(eInvoiceOf({ ...final, stillOpen })?.notes.at(-1)).toBe(
      'Die Rechnung N-26-0412 vom 12.11.2026, noch offen mit 8.200,00 €, ist damit nicht mehr gesondert zu zahlen.',
    )
  })

  test('the margin scheme and what is free of tax are one exempt group with its reasons (§ 14a Abs. 6 UStG)', () => {
    expect(
      eInvoiceOf(final)?.taxes.map(({ rate, reason, reasonCode }) => [rate.percentage, reason, reasonCode]),
    ).toEqual([
      [19, '', ''],
      [7, '', ''],
      [0, 'Sonderregelung für Reisebüros (§ 25 UStG); Von der Umsatzsteuer befreite Leistungen', 'VATEX-EU-D'],
    ])
    const free = issuedInvoice({ type: 'normal', trip: 'plain', tax: 'free', paid: 'nothing', format: 'zugferd' })
    expect(eInvoiceOf(free)?.taxes).toMatchObject([
      { reasonCode: '', reason: 'Von der Umsatzsteuer befreite Leistungen' },
    ])
    const charge = { ...free, type: 'cancelation' } as const
    expect(eInvoiceOf(charge)?.taxes).toMatchObject([
      { reasonCode: '', reason: 'Entschädigung (§ 651h BGB), nicht steuerbar' },
    ])
  })

  test('INV-07 own services of which a firm abroad owes the tax are a group of their own, with its number (BT-48, § 14a Abs. 1 UStG)', () => {
    const shape = { type: 'normal', trip: 'discounts', paid: 'nothing', format: 'zugferd' } as const
    const told = eInvoiceOf(issuedInvoice({ ...shape, tax: 'reverse' }))
    expect(told?.taxes.map(({ rate, reason, reasonCode }) => [rate.category, reason, reasonCode])).toEqual([
      ['AE', 'Steuerschuldnerschaft des Leistungsempfängers', 'VATEX-EU-AE'],
      ['E', 'Sonderregelung für Reisebüros (§ 25 UStG)', 'VATEX-EU-D'],
    ])
    const buyer = (vatId: string) => {
      const invoice = issuedInvoice({ ...shape, tax: 'reverse' })
      return eInvoiceXml({ ...invoice, buyer: { ...invoice.buyer, vatId } }) ?? ''
    }
    expect(buyer('ATU12345675')).toContain('<ram:ID schemeID="VA">ATU12345675</ram:ID>')
    // A number without its country is one that no program takes (BR-CO-09).
    expect(buyer('12345675')).not.toContain('12345675')
  })

  test.each([
    ['normal', 'zugferd', '380'],
    ['prepayment', 'zugferd', '386'],
    ['prepayment', 'xrechnung', '326'],
    ['cancelation', 'zugferd', '380'],
  ] as const)('%s as %s has type %s', (type, format, typeCode) => {
    const invoice = issuedInvoice({ type, trip: 'plain', tax: 'margin', paid: 'nothing', format })
    expect(eInvoiceOf(invoice)?.typeCode).toBe(typeCode)
  })

  test('what takes an invoice back corrects the one it names: same lines, turned around', () => {
    const told = eInvoiceOf(canceled(final))
    expect(told).toMatchObject({
      ...{ typeCode: '384', preceding: [{ number: 'N-27-0318', date: '2027-04-22' }], allowances: [], dueDate: null },
      totals: { grossCents: -final.totals.totalCents, dueCents: -final.totals.dueCents },
    })
    expect(told?.lines[0]).toMatchObject({ quantity: -35, netCents: -35 * 148_900, price: '1489.00' })
    expect(told?.notes[0]).toBe(
      'Stornorechnung der Rechnung N-27-0318 vom 22.04.2027: Klänge zwischen Fjord und Fjell, Kantorei, Reise 2600417',
    )
  })

  test('who wants none, and what was issued before, gets none', () => {
    const shape = { type: 'normal', trip: 'plain', tax: 'margin', paid: 'nothing' } as const
    expect(eInvoiceOf(issuedInvoice({ ...shape, format: 'none' }))).toBeNull()
    const { electronic: _, ...before } = issuedInvoice({ ...shape, format: 'zugferd' })
    expect(eInvoiceOf(before)).toBeNull()
  })
})

/** Of 2 % for whoever pays within eight days. */
const discounted = (format: 'xrechnung' | 'zugferd') =>
  withEarlyPayment(issuedInvoice({ type: 'normal', trip: 'plain', tax: 'full', paid: 'nothing', format }), {
    ...{ percent: 200, until: '2027-04-30' },
  })
describe('what comes off for paying early (INV-07)', () => {
  const termsIn = (xml: string) => /<ram:SpecifiedTradePaymentTerms>\s*<ram:Description>([^<]*)</.exec(xml)?.[1]

  test('INV-07 XRechnung tells it in words and in a line of its own for programs, closed by a line break (BT-20)', () => {
    const terms = termsIn(written(discounted('xrechnung')))
    expect(terms).toMatch(
      /^Bei Zahlung bis 30\.04\.2027 2,00 % Skonto, das sind [\d.,]+ €\.\n#SKONTO#TAGE=8#PROZENT=2\.00#\n$/,
    )
    expect(brokenRules(written(discounted('xrechnung')))).toEqual([])
  })

  test('INV-07 ZUGFeRD tells it in words; what takes an invoice back tells none', () => {
    expect(termsIn(written(discounted('zugferd')))).toMatch(
      /^Bei Zahlung bis 30\.04\.2027 2,00 % Skonto, das sind [\d.,]+ €\.$/,
    )
    expect(brokenRules(written(discounted('zugferd')))).toEqual([])
    expect(written(canceled(discounted('xrechnung')))).not.toContain('SKONTO')
  })
})

describe('tax of an invoice in another currency (§ 16 Abs. 6 UStG, Art. 230 MwStSystRL)', () => {
  const shape = { type: 'normal', trip: 'plain', paid: 'nothing', currency: 'CHF' } as const
  const taxTotals = (xml: string) =>
    [...xml.matchAll(/<ram:TaxTotalAmount currencyID="([A-Z]+)">([^<]+)</g)].map(([, currency, sum]) => [currency, sum])

  test.each(['zugferd', 'xrechnung'] as const)(
    'INV-07 INV-03 %s tells it in euros as well, with the rate in words (BT-6, BT-111)',
    (format) => {
      const invoice = issuedInvoice({ ...shape, tax: 'full', format })
      const xml = written(invoice)
      // 57.827,00 CHF hold 9.232,88 CHF: 9.873,68 EUR.
      expect(taxTotals(xml)).toEqual([
        ['CHF', '9232.88'],
        ['EUR', '9873.68'],
      ])
      expect(xml).toMatch(/<ram:TaxCurrencyCode>EUR<\/ram:TaxCurrencyCode>\s*<ram:InvoiceCurrencyCode>CHF</)
      expect(xml).toContain('Umsatzsteuer in Euro: 9.873,68 € (Kurs vom 20.04.2027: 1 EUR = 0,9351 CHF)')
      expect(brokenRules(xml)).toEqual([])
      expect(read(xml)).toMatchObject({ currency: 'CHF', totals: { taxCents: 923_288 } })
      expect(taxTotals(written(canceled(invoice)))).toEqual([
        ['CHF', '-9232.88'],
        ['EUR', '-9873.68'],
      ])
      expect(brokenRules(written(canceled(invoice)))).toEqual([])
    },
  )

  test('INV-07 what holds no tax, and what is in euros, tells it once', () => {
    for (const invoice of [
      issuedInvoice({ ...shape, tax: 'margin', format: 'zugferd' }),
      issuedInvoice({ ...shape, tax: 'full', format: 'zugferd', currency: 'EUR' }),
    ]) {
      expect(taxTotals(written(invoice))).toHaveLength(1)
      expect(written(invoice)).not.toContain('TaxCurrencyCode')
    }
  })
})

test.each([
  ['en', 'Final invoice', 'Less payment of 15 January 2027 on invoice N-26-040: ', 'Margin scheme'],
  ['fr', 'Décompte', 'Déduction : paiement du 15 janvier 2027 sur la facture N-26-040 : ', 'Régime particulier'],
] as const)(
  'INV-07 INV-10 an electronic invoice speaks the language of its paper: %s',
  (locale, name, paid, reason) => {
    const shape = { type: 'final', trip: 'discounts', tax: 'mixed', paid: 'twice', format: 'zugferd' } as const
    const stillOpen = [{ number: 'N-26-0412', invoiceDate: '2026-11-12', cents: 820_000, taxCents: 100 }]
    const dueAgain = [{ ...stillOpen[0], number: 'N-26-0413', dueDate: '2027-06-01' } as const].map(
      ({ taxCents: _, ...one }) => one,
    )
    const invoice = { ...issuedInvoice({ ...shape, currency: 'CHF' }), locale, stillOpen }
    const told = eInvoiceOf({ ...invoice, dueAgain } as typeof invoice)
    const xml = eInvoiceXml({ ...invoice, locale }) ?? ''
    expect(told?.notes[0]).toContain(name)
    expect(told?.notes.join('\n')).toContain(paid)
    expect(told?.taxes.map((tax) => tax.reason).join(' ')).toContain(reason)
    expect(told?.notes.join('\n')).not.toMatch(/Abzüglich|Rechnung|Umsatzsteuer in Euro|noch offen|Bitte/)
    expect(brokenRules(xml)).toEqual([])
  },
)
