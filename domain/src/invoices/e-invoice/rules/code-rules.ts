import { endpointKinds } from '../../../accounts/settings.ts'
import { isCalendarDate } from '../../../calendar-date.ts'
import { currencies } from '../../../money.ts'
import { allAt, at, childrenOf, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import { type CiiParts, elementsOf, endsOf, type Rule, registrations } from './cii-parts.ts'
import { hasVatPrefix, isCountryOfList, isExemptionCode } from './codes.ts'

/** Types of BT-3 that invoices of ours have, among those EN 16931 allows. */
const invoiceTypeCodes = new Set(['326', '380', '381', '384', '386'])
/** Kinds of addresses that can be chosen, by their scheme of the list EAS. */
const endSchemes = new Set<string>(Object.values(endpointKinds).map(({ scheme }) => scheme))
const isCurrency = (code: string | undefined) => currencies.some((known) => known === code)
const isCategory = (tax: XmlElement) => /^(?:S|E|AE)$/.test(textAt(tax, 'CategoryCode'))
const ofLine = ({ lines }: CiiParts) =>
  lines.flatMap((line) => allAt(line, 'SpecifiedLineTradeSettlement', 'ApplicableTradeTax'))
const ofAllowance = ({ allowances }: CiiParts) => allowances.flatMap((one) => childrenOf(one, 'CategoryTradeTax'))

/** '20270514' */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? []
  return isCalendarDate(`${year}-${month}-${day}`)
}

/** That what is a code is one of its list (EN 16931-1 §6.4.3), as far as it is written here, and a day a day. */
export const codeRules: readonly Rule[] = [
  { id: 'BR-CL-01', isKept: ({ document }) => invoiceTypeCodes.has(textAt(document, 'TypeCode')) },
  {
    id: 'BR-CL-03',
    isKept: ({ sums }) => childrenOf(sums, 'TaxTotalAmount').every((tax) => isCurrency(tax.attributes.currencyID)),
  },
  { id: 'BR-CL-04', isKept: ({ settlement }) => isCurrency(textAt(settlement, 'InvoiceCurrencyCode')) },
  {
    id: 'BR-CL-14',
    isKept: ({ seller, buyer }) =>
      [seller, buyer].every((party) => isCountryOfList(textAt(party, 'PostalTradeAddress', 'CountryID'))),
  },
  {
    id: 'BR-CL-16',
    isKept: ({ settlement }) =>
      /^(1|30|58)$/.test(textAt(at(settlement, 'SpecifiedTradeSettlementPaymentMeans'), 'TypeCode')),
  },
  { id: 'BR-CL-17', isKept: (parts) => ofAllowance(parts).every(isCategory) },
  { id: 'BR-CL-18', isKept: (parts) => [...ofLine(parts), ...parts.taxes].every(isCategory) },
  {
    id: 'BR-CL-22',
    isKept: ({ taxes }) =>
      taxes.flatMap((tax) => childrenOf(tax, 'ExemptionReasonCode')).every(({ text }) => isExemptionCode(text)),
  },
  {
    id: 'BR-CL-23',
    isKept: ({ lines }) =>
      lines.every((line) => at(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity')?.attributes.unitCode === 'C62'),
  },
  {
    id: 'BR-CL-25',
    isKept: ({ seller, buyer }) =>
      [...endsOf(seller), ...endsOf(buyer)].every(({ attributes }) => endSchemes.has(attributes.schemeID ?? '')),
  },
  {
    id: 'BR-CO-09',
    isKept: ({ seller, buyer }) =>
      [...registrations(seller), ...registrations(buyer)].every(
        ({ attributes, text }) => attributes.schemeID !== 'VA' || hasVatPrefix(text),
      ),
  },
  {
    id: 'CII-DT-037',
    isKept: (parts) =>
      [...ofLine(parts), ...ofAllowance(parts), ...parts.taxes].every((tax) => textAt(tax, 'TypeCode') === 'VAT'),
  },
  {
    id: 'CII-DT-097',
    isKept: ({ root }) =>
      elementsOf(root)
        .filter(({ name }) => name === 'DateTimeString')
        .every(({ attributes, text }) => attributes.format === '102' && isDay(text)),
  },
]
