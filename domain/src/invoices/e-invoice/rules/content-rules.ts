import { allAt, at, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import { type CiiParts, elementsOf, endsOf, type Rule, registrations } from './cii-parts.ts'

const says = (id: string, of: (parts: CiiParts) => XmlElement | undefined, ...way: string[]): Rule => ({
  id,
  isKept: (parts) => textAt(of(parts), ...way) !== '',
})
const has = (id: string, of: (parts: CiiParts) => XmlElement | undefined, ...way: string[]): Rule => ({
  id,
  isKept: (parts) => at(of(parts), ...way) !== undefined,
})
const eachLine = (id: string, isKept: (line: XmlElement) => boolean): Rule => ({
  id,
  isKept: ({ lines }) => lines.every(isKept),
})
const eachAllowance = (id: string, isKept: (allowance: XmlElement) => boolean): Rule => ({
  id,
  isKept: ({ allowances }) => allowances.every(isKept),
})

const eachTax = (id: string, name: string): Rule => ({
  id,
  isKept: ({ taxes }) => taxes.every((tax) => textAt(tax, name) !== ''),
})
const hasSchemes = (party: XmlElement | undefined) =>
  endsOf(party).every(({ attributes }) => (attributes.schemeID ?? '') !== '')

const priceOf = (line: XmlElement) =>
  textAt(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount')
const means = ({ settlement }: CiiParts) => at(settlement, 'SpecifiedTradeSettlementPaymentMeans')
const transfers = new Set(['30', '58'])

const decimals = /^-?\d+(\.\d{1,2})?$/
/** Amounts of at most two places; prices may have more. */
const amounts = ['ActualAmount', 'BasisAmount', 'CalculatedAmount', 'LineTotalAmount', 'AllowanceTotalAmount']
const sums = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount']

const names = new Set([...amounts, ...sums])

/** What an invoice must say, line by line and in all (EN 16931-1 §6.4.2). */
export const contentRules: readonly Rule[] = [
  says('BR-01', ({ root }) => root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
  says('BR-02', ({ document }) => document, 'ID'),
  says('BR-03', ({ document }) => document, 'IssueDateTime', 'DateTimeString'),
  says('BR-04', ({ document }) => document, 'TypeCode'),
  says('BR-05', ({ settlement }) => settlement, 'InvoiceCurrencyCode'),
  {
    id: 'BR-53',
    isKept: ({ settlement, sums }) => {
      const currency = textAt(settlement, 'TaxCurrencyCode')
      const inIt = allAt(sums, 'TaxTotalAmount').filter(({ attributes }) => attributes.currencyID === currency)
      return currency === '' || inIt.length === 1
    },
  },
  says('BR-06', ({ seller }) => seller, 'Name'),
  says('BR-07', ({ buyer }) => buyer, 'Name'),
  has('BR-08', ({ seller }) => seller, 'PostalTradeAddress'),
  says('BR-09', ({ seller }) => seller, 'PostalTradeAddress', 'CountryID'),
  has('BR-10', ({ buyer }) => buyer, 'PostalTradeAddress'),
  says('BR-11', ({ buyer }) => buyer, 'PostalTradeAddress', 'CountryID'),
  says('BR-12', (parts) => parts.sums, 'LineTotalAmount'),
  says('BR-13', (parts) => parts.sums, 'TaxBasisTotalAmount'),
  says('BR-14', (parts) => parts.sums, 'GrandTotalAmount'),
  says('BR-15', (parts) => parts.sums, 'DuePayableAmount'),
  { id: 'BR-16', isKept: ({ lines }) => lines.length > 0 },
  eachLine('BR-21', (line) => textAt(line, 'AssociatedDocumentLineDocument', 'LineID') !== ''),
  eachLine('BR-22', (line) => textAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity') !== ''),
  eachLine(
    'BR-23',
    (line) => (at(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity')?.attributes.unitCode ?? '') !== '',
  ),
  eachLine(
    'BR-24',
    (line) =>
      textAt(
        line,
        ...['SpecifiedLineTradeSettlement', 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount'],
      ) !== '',
  ),
  eachLine('BR-25', (line) => textAt(line, 'SpecifiedTradeProduct', 'Name') !== ''),
  eachLine('BR-26', (line) => priceOf(line) !== ''),
  eachLine('BR-27', (line) => Number(priceOf(line)) >= 0),
  {
    id: 'BR-29',
    isKept: ({ settlement }) => {
      const day = (name: string) => textAt(settlement, 'BillingSpecifiedPeriod', name, 'DateTimeString')
      const [from, to] = [day('StartDateTime'), day('EndDateTime')]
      return from === '' || to === '' || to >= from
    },
  },
  eachAllowance('BR-31', (one) => textAt(one, 'ActualAmount') !== ''),
  eachAllowance('BR-32', (one) => textAt(one, 'CategoryTradeTax', 'CategoryCode') !== ''),
  eachAllowance('BR-33', (one) => textAt(one, 'Reason') !== ''),
  eachTax('BR-45', 'BasisAmount'),
  eachTax('BR-46', 'CalculatedAmount'),
  eachTax('BR-47', 'CategoryCode'),
  eachTax('BR-48', 'RateApplicablePercent'),
  says('BR-49', means, 'TypeCode'),
  {
    id: 'BR-61',
    isKept: (parts) =>
      !transfers.has(textAt(means(parts), 'TypeCode')) ||
      textAt(means(parts), 'PayeePartyCreditorFinancialAccount', 'IBANID') !== '',
  },
  {
    id: 'BR-55',
    isKept: ({ settlement }) =>
      allAt(settlement, 'InvoiceReferencedDocument').every((one) => textAt(one, 'IssuerAssignedID') !== ''),
  },
  { id: 'BR-62', isKept: ({ seller }) => hasSchemes(seller) },
  { id: 'BR-63', isKept: ({ buyer }) => hasSchemes(buyer) },
  eachAllowance('BR-66', (one) => textAt(one, 'ChargeIndicator', 'Indicator') === 'false'),
  {
    id: 'BR-CO-19',
    isKept: ({ settlement }) => {
      const period = at(settlement, 'BillingSpecifiedPeriod')
      return period === undefined || period.children.length > 0
    },
  },
  {
    id: 'BR-CO-25',
    isKept: (parts) => {
      const terms = at(parts.settlement, 'SpecifiedTradePaymentTerms')
      const isDue = Number(textAt(parts.sums, 'DuePayableAmount')) > 0
      return !isDue || textAt(terms, 'DueDateDateTime', 'DateTimeString') !== '' || textAt(terms, 'Description') !== ''
    },
  },
  {
    id: 'BR-CO-26',
    isKept: ({ seller }) =>
      textAt(seller, 'ID') !== '' ||
      textAt(seller, 'SpecifiedLegalOrganization', 'ID') !== '' ||
      registrations(seller).some(({ attributes }) => attributes.schemeID === 'VA'),
  },
  {
    id: 'BR-DEC',
    isKept: ({ root }) =>
      elementsOf(root)
        .filter(({ name }) => names.has(name))
        .every(({ text }) => decimals.test(text)),
  },
]
