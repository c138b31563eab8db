import { describe, expect, test } from 'vitest'
import { isRefusal } from '../../../refusal.ts'
import { withEarlyPayment } from '../../early-payment.ts'
import { readEInvoice } from '../reading/read-e-invoice.ts'
import { brokenRules, eInvoiceRules } from '../rules/broken-rules.ts'
import { ciiXml } from './cii-xml.ts'
import { eInvoiceOf } from './e-invoice-of.ts'
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

const sound = written(
  issuedInvoice({ type: 'final', trip: 'discounts', tax: 'mixed', paid: 'once', format: 'xrechnung' }),
)
const correction = written(
  canceled(issuedInvoice({ type: 'normal', trip: 'plain', tax: 'full', paid: 'nothing', format: 'xrechnung' })),
)
/** Of 2 % for whoever pays within eight days. */
const discounted = (format: 'xrechnung' | 'zugferd') =>
  withEarlyPayment(issuedInvoice({ type: 'normal', trip: 'plain', tax: 'full', paid: 'nothing', format }), {
    ...{ percent: 200, until: '2027-04-30' },
  })
/** An element and all in it, taken out where it stands first. */
const without = (name: string) => (xml: string) =>
  xml.replace(new RegExp(`<ram:${name}[ >][\\s\\S]*?</ram:${name}>`), '')
const emptied = (name: string) => (xml: string) => xml.replace(new RegExp(`(<ram:${name}( [^>]*)?>)[^<]*(<)`), '$1$3')
const set = (name: string, value: string) => (xml: string) =>
  xml.replace(new RegExp(`(<ram:${name}( [^>]*)?>)[^<]*(<)`), `$1${value}$3`)
const inside = (outer: string, change: (xml: string) => string) => (xml: string) =>
  xml.replace(new RegExp(`<ram:${outer}[ >][\\s\\S]*?</ram:${outer}>`), change)
const text = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to)
const seller = (change: (xml: string) => string) => inside('SellerTradeParty', change)
const buyer = (change: (xml: string) => string) => inside('BuyerTradeParty', change)
const sums = (change: (xml: string) => string) => inside('SpecifiedTradeSettlementHeaderMonetarySummation', change)
const settlement = (change: (xml: string) => string) => inside('ApplicableHeaderTradeSettlement', change)
const discount = (change: (xml: string) => string) => inside('SpecifiedTradeAllowanceCharge', change)
const exempt = text(/<ram:CategoryCode>E<\/ram:CategoryCode>\s*<ram:ExemptionReasonCode>/, '<ram:ExemptionReasonCode>')

const mutations: [string, (xml: string) => string][] = [
  ['BR-01', inside('GuidelineSpecifiedDocumentContextParameter', emptied('ID'))],
  ['BR-02', text('<ram:ID>N-27-0318</ram:ID>', '')],
  ['BR-03', text('20270422', '')],
  ['BR-04', emptied('TypeCode')],
  ['BR-05', emptied('InvoiceCurrencyCode')],
  ['BR-06', seller(emptied('Name'))],
  ['BR-07', buyer(emptied('Name'))],
  ['BR-09', seller(emptied('CountryID'))],
  ['BR-11', buyer(emptied('CountryID'))],
  ['BR-12', sums(without('LineTotalAmount'))],
  ['BR-13', sums(without('TaxBasisTotalAmount'))],
  ['BR-14', sums(without('GrandTotalAmount'))],
  ['BR-15', sums(without('DuePayableAmount'))],
  [
    'BR-16',
    (xml) =>
      xml.replaceAll(/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/g, ''),
  ],
  ['BR-21', emptied('LineID')],
  ['BR-22', emptied('BilledQuantity')],
  ['BR-23', text(' unitCode="C62"', '')],
  ['BR-25', inside('SpecifiedTradeProduct', emptied('Name'))],
  ['BR-26', emptied('ChargeAmount')],
  ['BR-27', set('ChargeAmount', '-1.00')],
  ['BR-29', text('20270523', '20270513')],
  ['BR-31', discount(emptied('ActualAmount'))],
  ['BR-32', discount(emptied('CategoryCode'))],
  ['BR-33', discount(emptied('Reason'))],
  ['BR-49', inside('SpecifiedTradeSettlementPaymentMeans', emptied('TypeCode'))],
  ['BR-61', emptied('IBANID')],
  ['BR-55', inside('InvoiceReferencedDocument', emptied('IssuerAssignedID'))],
  ['BR-62', seller(text(' schemeID="EM"', ''))],
  ['BR-CO-09', text('>DE123456789<', '>123456789<')],
  ['BR-CO-25', without('SpecifiedTradePaymentTerms')],
  ['BR-CO-26', (xml) => without('SpecifiedLegalOrganization')(xml).replace('schemeID="VA"', 'schemeID="FC"')],
  ['BR-CL-01', set('TypeCode', '999')],
  ['BR-CL-04', set('InvoiceCurrencyCode', 'Euro')],
  ['BR-CL-14', buyer(set('CountryID', 'Deutschland'))],
  ['BR-CL-16', inside('SpecifiedTradeSettlementPaymentMeans', set('TypeCode', '99'))],
  ['BR-CL-25', buyer(text('schemeID="0204"', 'schemeID="LWID"'))],
  ['BR-DEC', sums((xml) => xml.replace('.', '.0'))],
  ['BR-CO-10', sums(set('LineTotalAmount', '1.00'))],
  ['BR-CO-11', sums(set('AllowanceTotalAmount', '1.00'))],
  ['BR-CO-13', sums(set('TaxBasisTotalAmount', '1.00'))],
  ['BR-CO-14', sums(set('TaxTotalAmount', '1.00'))],
  ['BR-CO-15', sums(set('GrandTotalAmount', '1.00'))],
  ['BR-CO-16', sums(set('DuePayableAmount', '1.00'))],
  ['BR-CO-17', settlement(inside('ApplicableTradeTax', set('CalculatedAmount', '999.00')))],
  ['BR-CO-18', settlement((xml) => xml.replaceAll(/<ram:ApplicableTradeTax>[\s\S]*?<\/ram:ApplicableTradeTax>/g, ''))],
  ['BR-CL-18', inside('SpecifiedLineTradeSettlement', set('CategoryCode', 'Z'))],
  ['BR-CO-04', inside('SpecifiedLineTradeSettlement', without('ApplicableTradeTax'))],
  ['BR-S-01', settlement(without('ApplicableTradeTax'))],
  ['BR-S-02', seller((xml) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml)))],
  ['BR-S-05', settlement(inside('ApplicableTradeTax', set('RateApplicablePercent', '0.00')))],
  ['BR-S-08', settlement(inside('ApplicableTradeTax', set('BasisAmount', '1.00')))],
  [
    'BR-S-10',
    settlement(
      inside(
        'ApplicableTradeTax',
        text('<ram:BasisAmount>', '<ram:ExemptionReason>x</ram:ExemptionReason><ram:BasisAmount>'),
      ),
    ),
  ],
  ['BR-E-01', exempt],
  ['BR-E-02', seller((xml) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml)))],
  ['BR-E-05', inside('SpecifiedLineTradeSettlement', set('RateApplicablePercent', '7.00'))],
  ['BR-E-08', text(/(<ram:ExemptionReason>[^<]*<\/ram:ExemptionReason>\s*<ram:BasisAmount>)[^<]*/, '$11.00')],
  ['BR-E-09', text(/<ram:CalculatedAmount>0\.00/, '<ram:CalculatedAmount>0.01')],
  ['BR-E-10', (xml) => without('ExemptionReasonCode')(without('ExemptionReason')(xml))],
  ['BR-CL-22', set('ExemptionReasonCode', '§ 25')],
  ['BR-DE-1', without('SpecifiedTradeSettlementPaymentMeans')],
  ['BR-DE-2', seller(without('DefinedTradeContact'))],
  ['BR-DE-3', seller(emptied('CityName'))],
  ['BR-DE-4', seller(emptied('PostcodeCode'))],
  ['BR-DE-5', seller(emptied('PersonName'))],
  ['BR-DE-6', seller(emptied('CompleteNumber'))],
  ['BR-DE-7', seller(inside('EmailURIUniversalCommunication', emptied('URIID')))],
  ['BR-DE-8', buyer(emptied('CityName'))],
  ['BR-DE-9', buyer(emptied('PostcodeCode'))],
  ['BR-DE-14', settlement(inside('ApplicableTradeTax', emptied('RateApplicablePercent')))],
  ['BR-DE-15', emptied('BuyerReference')],
  ['BR-DE-17', set('TypeCode', '386')],
  ['BR-DE-18', () => written(discounted('xrechnung')).replace('#TAGE=', '#TAG=')],
  ['BR-DE-19', set('IBANID', 'DE02120300000000202052')],
  ['BR-DE-21', text('xrechnung_3.0', 'xrechnung_2.0')],
  ['BR-DE-26', () => without('InvoiceReferencedDocument')(correction)],
  ['BR-DE-27', seller(set('CompleteNumber', '–'))],
  ['BR-DE-28', seller(inside('EmailURIUniversalCommunication', set('URIID', 'anna@')))],
  ['PEPPOL-EN16931-R001', without('BusinessProcessSpecifiedDocumentContextParameter')],
  ['PEPPOL-EN16931-R010', buyer(without('URIUniversalCommunication'))],
  ['PEPPOL-EN16931-R020', seller(without('URIUniversalCommunication'))],
  ['PEPPOL-EN16931-R120', set('ChargeAmount', '1.00')],
]

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

describe('INV-07 a rule that an invoice breaks is named', () => {
  test('no rule is without an invoice that breaks it', () => {
    expect(new Set(mutations.map(([id]) => id))).toEqual(new Set(eInvoiceRules.map(({ id }) => id)))
    expect(brokenRules(sound)).toEqual([])
    expect(brokenRules(correction)).toEqual([])
  })
  test.each(mutations)('%s', (id, change) => {
    expect(brokenRules(change(sound))).toContain(id)
  })
})
