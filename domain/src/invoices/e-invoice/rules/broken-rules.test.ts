import { describe, expect, test } from 'vitest'
import { withEarlyPayment } from '../../early-payment.ts'
import { eInvoiceXml } from '../writing/e-invoice-xml.ts'
import { canceled, issuedInvoice } from '../writing/issued.fixture.ts'
import { brokenRules, eInvoiceRules } from './broken-rules.ts'

const written = (invoice: ReturnType<typeof issuedInvoice>) => {
  const xml = eInvoiceXml(invoice)
  if (xml === null) throw new Error('no electronic invoice')
  return xml
}

const sound = written(
  issuedInvoice({ type: 'final', trip: 'discounts', tax: 'mixed', paid: 'once', format: 'xrechnung' }),
)
const correction = written(
  canceled(issuedInvoice({ type: 'normal', trip: 'plain', tax: 'full', paid: 'nothing', format: 'xrechnung' })),
)
/** With own services of which a firm abroad owes the tax, one of them a rebate. */
const reversed = written(
  issuedInvoice({ type: 'normal', trip: 'discounts', tax: 'reverse', paid: 'nothing', format: 'xrechnung' }),
)
/** Of 2 % for whoever pays within eight days. */
const discounted = written(
  withEarlyPayment(
    issuedInvoice({ type: 'normal', trip: 'plain', tax: 'full', paid: 'nothing', format: 'xrechnung' }),
    { percent: 200, until: '2027-04-30' },
  ),
)
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

/** Changes the first part of what says that the buyer owes the tax. */
const owed = (change: (xml: string) => string) => () => {
  const at = reversed.lastIndexOf('<ram:', reversed.indexOf('<ram:CategoryCode>AE<'))
  return reversed.slice(0, at) + change(reversed.slice(at))
}
/** Of the group of these services, the last place where they are. */
const owedGroup = (change: (xml: string) => string) => () => {
  const group =
    /<ram:ApplicableTradeTax>(?:(?!<\/ram:ApplicableTradeTax>)[\s\S])*?VATEX-EU-AE[\s\S]*?<\/ram:ApplicableTradeTax>/
  return reversed.replace(group, change)
}
const owedRebate = (change: (xml: string) => string) => () =>
  reversed.replace(
    /<ram:CategoryTradeTax>(?:(?!<\/ram:CategoryTradeTax>)[\s\S])*?>AE<[\s\S]*?<\/ram:CategoryTradeTax>/,
    change,
  )
const unregistered = (xml: string) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml))

const mutations: [string, (xml: string) => string][] = [
  ['BR-01', inside('GuidelineSpecifiedDocumentContextParameter', emptied('ID'))],
  ['BR-02', text('<ram:ID>N-27-0318</ram:ID>', '')],
  ['BR-03', text('20270422', '')],
  ['BR-04', emptied('TypeCode')],
  ['BR-05', emptied('InvoiceCurrencyCode')],
  [
    'BR-53',
    text('<ram:InvoiceCurrencyCode>', '<ram:TaxCurrencyCode>CHF</ram:TaxCurrencyCode><ram:InvoiceCurrencyCode>'),
  ],
  ['BR-06', seller(emptied('Name'))],
  ['BR-07', buyer(emptied('Name'))],
  ['BR-08', seller(without('PostalTradeAddress'))],
  ['BR-09', seller(emptied('CountryID'))],
  ['BR-10', buyer(without('PostalTradeAddress'))],
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
  ['BR-24', emptied('LineTotalAmount')],
  ['BR-25', inside('SpecifiedTradeProduct', emptied('Name'))],
  ['BR-26', emptied('ChargeAmount')],
  ['BR-27', set('ChargeAmount', '-1.00')],
  ['BR-29', text('20270523', '20270513')],
  ['BR-31', discount(emptied('ActualAmount'))],
  ['BR-32', discount(emptied('CategoryCode'))],
  ['BR-33', discount(emptied('Reason'))],
  ['BR-45', settlement(inside('ApplicableTradeTax', emptied('BasisAmount')))],
  ['BR-46', settlement(inside('ApplicableTradeTax', emptied('CalculatedAmount')))],
  ['BR-47', settlement(inside('ApplicableTradeTax', emptied('CategoryCode')))],
  ['BR-48', settlement(inside('ApplicableTradeTax', emptied('RateApplicablePercent')))],
  ['BR-49', inside('SpecifiedTradeSettlementPaymentMeans', emptied('TypeCode'))],
  ['BR-61', emptied('IBANID')],
  ['BR-55', inside('InvoiceReferencedDocument', emptied('IssuerAssignedID'))],
  ['BR-62', seller(text(' schemeID="EM"', ''))],
  ['BR-63', buyer(text(' schemeID="0204"', ''))],
  ['BR-66', discount(text('<udt:Indicator>false', '<udt:Indicator>true'))],
  ['BR-CO-09', text('>DE123456789<', '>123456789<')],
  ['BR-CO-09', text('>DE123456789<', '>XX123456789<')],
  [
    'BR-CO-19',
    text(/<ram:BillingSpecifiedPeriod>[\s\S]*?<\/ram:BillingSpecifiedPeriod>/, '<ram:BillingSpecifiedPeriod/>'),
  ],
  ['BR-CO-25', without('SpecifiedTradePaymentTerms')],
  ['BR-CO-26', (xml) => without('SpecifiedLegalOrganization')(xml).replace('schemeID="VA"', 'schemeID="FC"')],
  ['BR-CL-01', set('TypeCode', '999')],
  ['BR-CL-03', text('currencyID="EUR"', 'currencyID="XXX"')],
  ['BR-CL-04', set('InvoiceCurrencyCode', 'Euro')],
  ['BR-CL-04', set('InvoiceCurrencyCode', 'XXX')],
  ['BR-CL-14', buyer(set('CountryID', 'Deutschland'))],
  ['BR-CL-14', buyer(set('CountryID', 'UK'))],
  ['BR-CL-16', inside('SpecifiedTradeSettlementPaymentMeans', set('TypeCode', '99'))],
  ['BR-CL-17', discount(set('CategoryCode', 'K'))],
  ['BR-CL-25', buyer(text('schemeID="0204"', 'schemeID="LWID"'))],
  ['BR-CL-25', buyer(text('schemeID="0204"', 'schemeID="9958"'))],
  ['BR-CL-23', text('unitCode="C62"', 'unitCode="PAX"')],
  ['CII-DT-037', discount(set('TypeCode', 'vat'))],
  ['CII-DT-097', text('>20270514<', '>20270231<')],
  ['CII-DT-097', text('format="102"', 'format="610"')],
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
  ['BR-S-03', seller((xml) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml)))],
  ['BR-S-05', settlement(inside('ApplicableTradeTax', set('RateApplicablePercent', '0.00')))],
  [
    'BR-S-06',
    (xml) =>
      inside(
        'CategoryTradeTax',
        set('RateApplicablePercent', '0.00'),
      )(xml.replace(/<ram:SpecifiedTradeAllowanceCharge>[\s\S]*?<\/ram:SpecifiedTradeAllowanceCharge>/, '')),
  ],
  ['BR-S-08', settlement(inside('ApplicableTradeTax', set('BasisAmount', '1.00')))],
  ['BR-S-09', settlement(inside('ApplicableTradeTax', set('CalculatedAmount', '999.00')))],
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
  ['BR-E-03', seller((xml) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml)))],
  ['BR-E-05', inside('SpecifiedLineTradeSettlement', set('RateApplicablePercent', '7.00'))],
  ['BR-E-05', inside('SpecifiedLineTradeSettlement', emptied('RateApplicablePercent'))],
  ['BR-E-06', inside('CategoryTradeTax', set('RateApplicablePercent', '7.00'))],
  ['BR-E-08', text(/(<ram:ExemptionReason>[^<]*<\/ram:ExemptionReason>\s*<ram:BasisAmount>)[^<]*/, '$11.00')],
  ['BR-E-09', text(/<ram:CalculatedAmount>0\.00/, '<ram:CalculatedAmount>0.01')],
  ['BR-AE-01', owedGroup(set('CategoryCode', 'E'))],
  ['BR-AE-02', () => buyer(without('SpecifiedTaxRegistration'))(reversed)],
  ['BR-AE-02', () => seller(unregistered)(reversed)],
  ['BR-AE-03', () => buyer(without('SpecifiedTaxRegistration'))(reversed)],
  ['BR-AE-03', () => seller(unregistered)(reversed)],
  ['BR-AE-05', owed(set('RateApplicablePercent', '7.00'))],
  ['BR-AE-06', owedRebate(set('RateApplicablePercent', '7.00'))],
  ['BR-AE-08', owedGroup(set('BasisAmount', '1.00'))],
  ['BR-AE-09', owedGroup(set('CalculatedAmount', '0.01'))],
  ['BR-AE-10', owedGroup((xml) => without('ExemptionReasonCode')(without('ExemptionReason')(xml)))],
  ['BR-E-10', (xml) => without('ExemptionReasonCode')(without('ExemptionReason')(xml))],
  ['BR-CL-22', set('ExemptionReasonCode', '§ 25')],
  ['BR-CL-22', set('ExemptionReasonCode', 'VATEX-EU-X')],
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
  ['BR-DE-16', seller((xml) => without('SpecifiedTaxRegistration')(without('SpecifiedTaxRegistration')(xml)))],
  ['BR-DE-17', set('TypeCode', '386')],
  ['BR-DE-18', () => discounted.replace('#TAGE=', '#TAG=')],
  ['BR-DE-18', () => discounted.replace('#SKONTO#', '#VERZUG#')],
  ['BR-DE-19', set('IBANID', 'DE02120300000000202052')],
  ['BR-DE-21', text('xrechnung_3.0', 'xrechnung_2.0')],
  ['BR-DE-23-a', without('PayeePartyCreditorFinancialAccount')],
  [
    'BR-DE-23-b',
    text(
      '<ram:PayeePartyCreditorFinancialAccount>',
      '<ram:PayerPartyDebtorFinancialAccount><ram:IBANID>DE02120300000000202051</ram:IBANID></ram:PayerPartyDebtorFinancialAccount><ram:PayeePartyCreditorFinancialAccount>',
    ),
  ],
  ['BR-DE-26', () => without('InvoiceReferencedDocument')(correction)],
  ['BR-DE-27', seller(set('CompleteNumber', '–'))],
  ['BR-DE-28', seller(inside('EmailURIUniversalCommunication', set('URIID', 'anna@')))],
  ['BR-DE-28', seller(inside('EmailURIUniversalCommunication', set('URIID', 'anna@nordwind')))],
  ['BR-DE-TMP-32', without('BillingSpecifiedPeriod')],
  ['PEPPOL-EN16931-R001', without('BusinessProcessSpecifiedDocumentContextParameter')],
  ['PEPPOL-EN16931-R008', inside('SpecifiedTradeProduct', emptied('Description'))],
  ['PEPPOL-EN16931-R010', buyer(without('URIUniversalCommunication'))],
  ['PEPPOL-EN16931-R020', seller(without('URIUniversalCommunication'))],
  ['PEPPOL-EN16931-R053', text(/(<ram:TaxTotalAmount[\s\S]*?<\/ram:TaxTotalAmount>)/, '$1$1')],
  ['PEPPOL-EN16931-R120', set('ChargeAmount', '1.00')],
]

describe('INV-07 a rule that an invoice breaks is named', () => {
  test('no rule is without an invoice that breaks it', () => {
    expect(new Set(mutations.map(([id]) => id))).toEqual(new Set(eInvoiceRules.map(({ id }) => id)))
    expect(brokenRules(sound)).toEqual([])
    expect(brokenRules(correction)).toEqual([])
    expect(brokenRules(discounted)).toEqual([])
    expect(brokenRules(reversed)).toEqual([])
  })
  test.each(mutations)('%s', (id, change) => {
    expect(brokenRules(change(sound))).toContain(id)
  })
})

describe('INV-07 what the lists know is let through', () => {
  const kept: [string, (xml: string) => string][] = [
    ['BR-CL-14', buyer(set('CountryID', '1A'))],
    ['BR-CO-09', text('>DE123456789<', '>EL123456789<')],
    ['BR-CL-22', set('ExemptionReasonCode', 'VATEX-EU-309')],
    ['BR-CL-22', set('ExemptionReasonCode', 'VATEX-EU-132-1N')],
    ['BR-DE-28', seller(inside('EmailURIUniversalCommunication', set('URIID', 'i@nordwind.example')))],
  ]
  test.each(kept)('%s', (_, change) => {
    expect(change(sound)).not.toBe(sound)
    expect(brokenRules(change(sound))).toEqual([])
  })
})
