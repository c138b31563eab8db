import { allAt, at, childrenOf, type XmlElement } from '../../../xml/xml-element.ts'

/** A rule of EN 16931 or XRechnung by its name, and whether a file keeps it. */
export type Rule = { readonly id: string; readonly isKept: (parts: CiiParts) => boolean }

/** The parts of an invoice in CII which rules speak of. */
export type CiiParts = {
  readonly root: XmlElement
  readonly document: XmlElement | undefined
  readonly seller: XmlElement | undefined
  readonly buyer: XmlElement | undefined
  readonly agreement: XmlElement | undefined
  readonly settlement: XmlElement | undefined
  readonly sums: XmlElement | undefined
  readonly lines: readonly XmlElement[]
  readonly allowances: readonly XmlElement[]
  readonly taxes: readonly XmlElement[]
}

export function partsOf(root: XmlElement): CiiParts {
  const trade = at(root, 'SupplyChainTradeTransaction')
  const agreement = at(trade, 'ApplicableHeaderTradeAgreement')
  const settlement = at(trade, 'ApplicableHeaderTradeSettlement')
  return {
    ...{ root, agreement, settlement },
    document: at(root, 'ExchangedDocument'),
    seller: at(agreement, 'SellerTradeParty'),
    buyer: at(agreement, 'BuyerTradeParty'),
    sums: at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation'),
    lines: childrenOf(trade, 'IncludedSupplyChainTradeLineItem'),
    allowances: childrenOf(settlement, 'SpecifiedTradeAllowanceCharge'),
    taxes: childrenOf(settlement, 'ApplicableTradeTax'),
  }
}

/** @returns the rate of a line, an allowance or a group: 'S 19' */
export function rateOfPart(tax: XmlElement | undefined): string {
  return `${at(tax, 'CategoryCode')?.text} ${Number(at(tax, 'RateApplicablePercent')?.text ?? 0)}`
}

/** @returns the numbers under which a party is known to tax offices, BT-31 and BT-32 */
export function registrations(party: XmlElement | undefined): XmlElement[] {
  return allAt(party, 'SpecifiedTaxRegistration', 'ID')
}

/** @returns where a party gets electronic invoices, BT-34 and BT-49 */
export function endsOf(party: XmlElement | undefined): XmlElement[] {
  return allAt(party, 'URIUniversalCommunication', 'URIID')
}

/** @returns an element and all in it */
export function elementsOf(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(elementsOf)]
}
