import { isIban } from '../../../partners/iban.ts'
import { allAt, at, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import { centsOf } from '../reading/read-values.ts'
import { type CiiParts, elementsOf, endsOf, type Rule, registrations } from './cii-parts.ts'
import { hasDigitsToCall, isReachable } from './codes.ts'

const contact = ({ seller }: CiiParts) => at(seller, 'DefinedTradeContact')
const phone = (parts: CiiParts) => textAt(contact(parts), 'TelephoneUniversalCommunication', 'CompleteNumber')
const email = (parts: CiiParts) => textAt(contact(parts), 'EmailURIUniversalCommunication', 'URIID')
const place = (party: XmlElement | undefined, name: string) => textAt(party, 'PostalTradeAddress', name)
const means = ({ settlement }: CiiParts) => allAt(settlement, 'SpecifiedTradeSettlementPaymentMeans')
const context = ({ root }: CiiParts, name: string) => textAt(root, 'ExchangedDocumentContext', name, 'ID')
const hasEnd = (party: XmlElement | undefined) => endsOf(party).some(({ text }) => text !== '')
const isTransfer = (one: XmlElement) => /^(30|58)$/.test(textAt(one, 'TypeCode'))
const discountLine = /^#SKONTO#TAGE=\d+#PROZENT=\d+\.\d{2}(#BASISBETRAG=-?\d+\.\d{2})?#$/
const typeCodes = new Set(['326', '380', '384', '389', '381', '875', '876', '877'])

/** What XRechnung 3.0 wants beside EN 16931: its own rules, and those it takes from Peppol. */
export const germanRules: readonly Rule[] = [
  { id: 'BR-DE-1', isKept: (parts) => means(parts).length > 0 },
  { id: 'BR-DE-2', isKept: (parts) => contact(parts) !== undefined },
  { id: 'BR-DE-3', isKept: ({ seller }) => place(seller, 'CityName') !== '' },
  { id: 'BR-DE-4', isKept: ({ seller }) => place(seller, 'PostcodeCode') !== '' },
  { id: 'BR-DE-5', isKept: (parts) => textAt(contact(parts), 'PersonName') !== '' },
  { id: 'BR-DE-6', isKept: (parts) => phone(parts) !== '' },
  { id: 'BR-DE-7', isKept: (parts) => email(parts) !== '' },
  { id: 'BR-DE-8', isKept: ({ buyer }) => place(buyer, 'CityName') !== '' },
  { id: 'BR-DE-9', isKept: ({ buyer }) => place(buyer, 'PostcodeCode') !== '' },
  { id: 'BR-DE-14', isKept: ({ taxes }) => taxes.every((tax) => textAt(tax, 'RateApplicablePercent') !== '') },
  { id: 'BR-DE-15', isKept: ({ agreement }) => textAt(agreement, 'BuyerReference') !== '' },
  { id: 'BR-DE-16', isKept: ({ seller }) => registrations(seller).some(({ text }) => text !== '') },
  {
    // What is read has lost the line break it ends with: the tests of writing look for that.
    id: 'BR-DE-18',
    isKept: ({ settlement }) =>
      textAt(settlement, 'SpecifiedTradePaymentTerms', 'Description')
        .split('\n')
        .filter((line) => line.trim().startsWith('#'))
        .every((line) => discountLine.test(line.trim())),
  },
  { id: 'BR-DE-17', isKept: ({ document }) => typeCodes.has(textAt(document, 'TypeCode')) },
  {
    id: 'BR-DE-19',
    isKept: (parts) =>
      means(parts).every(
        (one) =>
          textAt(one, 'TypeCode') !== '58' || isIban(textAt(one, 'PayeePartyCreditorFinancialAccount', 'IBANID')),
      ),
  },
  {
    id: 'BR-DE-21',
    isKept: (parts) =>
      context(parts, 'GuidelineSpecifiedDocumentContextParameter') ===
      'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  },
  {
    id: 'BR-DE-23-a',
    isKept: (parts) =>
      means(parts).every((one) => !isTransfer(one) || at(one, 'PayeePartyCreditorFinancialAccount') !== undefined),
  },
  {
    id: 'BR-DE-23-b',
    isKept: (parts) =>
      means(parts).every(
        (one) =>
          !isTransfer(one) ||
          (at(one, 'ApplicableTradeSettlementFinancialCard') ?? at(one, 'PayerPartyDebtorFinancialAccount')) ===
            undefined,
      ),
  },
  {
    id: 'BR-DE-26',
    isKept: ({ document, settlement }) =>
      textAt(document, 'TypeCode') !== '384' || at(settlement, 'InvoiceReferencedDocument') !== undefined,
  },
  { id: 'BR-DE-27', isKept: (parts) => hasDigitsToCall(phone(parts)) },
  { id: 'BR-DE-28', isKept: (parts) => isReachable(email(parts)) },
  // Only information at the receiver's; § 14 UStG wants the time of the supply all the same.
  { id: 'BR-DE-TMP-32', isKept: ({ settlement }) => at(settlement, 'BillingSpecifiedPeriod') !== undefined },
  {
    id: 'PEPPOL-EN16931-R001',
    isKept: (parts) => context(parts, 'BusinessProcessSpecifiedDocumentContextParameter') !== '',
  },
  {
    id: 'PEPPOL-EN16931-R008',
    isKept: ({ root }) =>
      elementsOf(root).every(
        ({ name, children, text }) =>
          name === 'ApplicableHeaderTradeDelivery' || children.length > 0 || text.trim() !== '',
      ),
  },
  { id: 'PEPPOL-EN16931-R010', isKept: ({ buyer }) => hasEnd(buyer) },
  { id: 'PEPPOL-EN16931-R020', isKept: ({ seller }) => hasEnd(seller) },
  {
    id: 'PEPPOL-EN16931-R053',
    isKept: ({ sums, settlement }) => {
      const currency = textAt(settlement, 'InvoiceCurrencyCode')
      return allAt(sums, 'TaxTotalAmount').filter(({ attributes }) => attributes.currencyID === currency).length === 1
    },
  },
  {
    id: 'PEPPOL-EN16931-R120',
    isKept: ({ lines }) =>
      lines.every((line) => {
        const price = textAt(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount')
        const quantity = textAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity')
        const ofLine = [
          'SpecifiedLineTradeSettlement',
          'SpecifiedTradeSettlementLineMonetarySummation',
          'LineTotalAmount',
        ]
        const told = centsOf(at(line, ...ofLine)) ?? 0
        return Math.abs(Number(price) * Number(quantity) * 100 - told) <= 2
      }),
  },
]
