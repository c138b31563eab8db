import { allAt, at, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import type { CiiParts, Rule } from './cii-parts.ts'

const says = (id: string, of: (parts: CiiParts) => XmlElement | undefined, ...way: string[]): Rule => ({
  id,
  isKept: (parts) => textAt(of(parts), ...way) !== '',
})
const eachLine = (id: string, isKept: (line: XmlElement) => boolean): Rule => ({
  id,
  isKept: ({ lines }) => lines.every(isKept),
})
const eachAllowance = (id: string, isKept: (allowance: XmlElement) => boolean): Rule => ({
  id,
  isKept: ({ allowances }) => allowances.every(isKept),
})

const priceOf = (line: XmlElement) =>
  textAt(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice', 'ChargeAmount')
const means = ({ settlement }: CiiParts) => at(settlement, 'SpecifiedTradeSettlementPaymentMeans')
const transfers = new Set(['30', '58'])
const ends = ({ agreement }: CiiParts) =>
  ['SellerTradeParty', 'BuyerTradeParty'].flatMap((party) =>
    allAt(agreement, party, 'URIUniversalCommunication', 'URIID'),
  )

/** Types of BT-3 that invoices of ours have, among those EN 16931 allows. */
const invoiceTypeCodes = new Set(['326', '380', '381', '384', '386'])
/** Schemes of EAS (BR-CL-25): four digits or 'EM', 'AN' … */
const scheme = /^(\d{4}|EM|A[NQSU])$/
const decimals = /^-?\d+(\.\d{1,2})?$/
/** Amounts of at most two places; prices may have more. */
const amounts = ['ActualAmount', 'BasisAmount', 'CalculatedAmount', 'LineTotalAmount', 'AllowanceTotalAmount']
const sums = ['TaxBasisTotalAmount', 'TaxTotalAmount', 'GrandTotalAmount', 'TotalPrepaidAmount', 'DuePayableAmount']

function allNamed(element: XmlElement, names: ReadonlySet<string>): XmlElement[] {
  const own = names.has(element.name) ? [element] : []
  return [...own, ...element.children.flatMap((child) => allNamed(child, names))]
}

/** What an invoice must say, line by line and in all (EN 16931-1 §6.4.2, and the code lists of §6.4.3). */
export const contentRules: readonly Rule[] = [
  says('BR-01', ({ root }) => root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
  says('BR-02', ({ document }) => document, 'ID'),
  says('BR-03', ({ document }) => document, 'IssueDateTime', 'DateTimeString'),
  says('BR-04', ({ document }) => document, 'TypeCode'),
  says('BR-05', ({ settlement }) => settlement, 'InvoiceCurrencyCode'),
  says('BR-06', ({ seller }) => seller, 'Name'),
  says('BR-07', ({ buyer }) => buyer, 'Name'),
  says('BR-09', ({ seller }) => seller, 'PostalTradeAddress', 'CountryID'),
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
  eachLine('BR-25', (line) => textAt(line, 'SpecifiedTradeProduct', 'Name') !== ''),
  eachLine('BR-26', (line) => priceOf(line) !== ''),
  eachLine('BR-27', (line) => Number(priceOf(line)) >= 0),
  {
    id: 'BR-29',
    isKept: ({ settlement }) => {
      const day = (name: string) => textAt(settlement, 'BillingSpecifiedPeriod', name, 'DateTimeString')
      return day('EndDateTime') >= day('StartDateTime')
    },
  },
  eachAllowance('BR-31', (one) => textAt(one, 'ActualAmount') !== ''),
  eachAllowance('BR-32', (one) => textAt(one, 'CategoryTradeTax', 'CategoryCode') !== ''),
  eachAllowance('BR-33', (one) => textAt(one, 'Reason') !== ''),
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
  { id: 'BR-62', isKept: (parts) => ends(parts).every(({ attributes }) => (attributes.schemeID ?? '') !== '') },
  {
    id: 'BR-CO-09',
    isKept: ({ seller }) =>
      allAt(seller, 'SpecifiedTaxRegistration', 'ID').every(
        ({ attributes, text }) => attributes.schemeID !== 'VA' || /^[A-Z]{2}/.test(text),
      ),
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
      allAt(seller, 'SpecifiedTaxRegistration', 'ID').some(({ attributes }) => attributes.schemeID === 'VA'),
  },
  { id: 'BR-CL-01', isKept: ({ document }) => invoiceTypeCodes.has(textAt(document, 'TypeCode')) },
  { id: 'BR-CL-04', isKept: ({ settlement }) => /^[A-Z]{3}$/.test(textAt(settlement, 'InvoiceCurrencyCode')) },
  {
    id: 'BR-CL-14',
    isKept: ({ seller, buyer }) =>
      [seller, buyer].every((party) => /^[A-Z]{2}$/.test(textAt(party, 'PostalTradeAddress', 'CountryID'))),
  },
  { id: 'BR-CL-16', isKept: (parts) => /^(1|30|58)$/.test(textAt(means(parts), 'TypeCode')) },
  { id: 'BR-CL-25', isKept: (parts) => ends(parts).every(({ attributes }) => scheme.test(attributes.schemeID ?? '')) },
  {
    id: 'BR-DEC',
    isKept: ({ root }) => allNamed(root, new Set([...amounts, ...sums])).every(({ text }) => decimals.test(text)),
  },
]
