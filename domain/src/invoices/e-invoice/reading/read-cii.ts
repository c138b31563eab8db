import { plainIban } from '../../../partners/iban.ts'
import { allAt, at, childrenOf, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import type { LinePrice } from './line-prices.ts'
import type { ReadAccount, ReadInvoice, ReadLine, ReadParty, ReadTax } from './read-invoice.ts'
import { centsOf, dayOf, discountIn, isInCents, percentageOf } from './read-values.ts'

/** What a file says before it is known whether it says all that it must. */
export type ToldInvoice = Omit<ReadInvoice, 'invoiceDate' | 'totals' | 'warnings'> & {
  readonly invoiceDate: ReadInvoice['invoiceDate'] | null
  readonly totals: { readonly [key in keyof ReadInvoice['totals']]: number | null }
  readonly steps: NetSteps
  /** How the lines come to their amounts. */
  readonly prices: readonly LinePrice[]
  /** Whether every amount is told with two decimals, as EN 16931 wants it (BR-DEC-01 to 28). */
  readonly isInCents: boolean
}

/** What lies between the lines and the amount without tax (BT-106, BT-107, BT-108); null where it is not told. */
export type NetSteps = {
  readonly linesCents: number | null
  readonly allowancesCents: number | null
  readonly chargesCents: number | null
  /** Lines that are parts or sums of others, as only the profile EXTENDED has them: they do not add up. */
  readonly isNested: boolean
}

/** Credit notes among the types of BT-3 (UNTDID 1001). */
export const creditNoteTypes = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'])

/** Reads an invoice in the syntax of ZUGFeRD and Factur-X (UN/CEFACT Cross Industry Invoice D16B, D22B). */
export function readCii(root: XmlElement): ToldInvoice {
  const trade = at(root, 'SupplyChainTradeTransaction')
  const agreement = at(trade, 'ApplicableHeaderTradeAgreement')
  const settlement = at(trade, 'ApplicableHeaderTradeSettlement')
  const sums = at(settlement, 'SpecifiedTradeSettlementHeaderMonetarySummation')
  const currency = textAt(settlement, 'InvoiceCurrencyCode')
  const taxTotal = childrenOf(sums, 'TaxTotalAmount')
  const lines = childrenOf(trade, 'IncludedSupplyChainTradeLineItem')
  return {
    syntax: 'CII',
    profile: textAt(root, 'ExchangedDocumentContext', 'GuidelineSpecifiedDocumentContextParameter', 'ID'),
    isCreditNote: creditNoteTypes.has(textAt(root, 'ExchangedDocument', 'TypeCode')),
    number: textAt(root, 'ExchangedDocument', 'ID'),
    invoiceDate: dayOf(at(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')),
    dueDate: dayOf(at(settlement, 'SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
    discount: discountIn(
      textAt(settlement, 'SpecifiedTradePaymentTerms', 'Description'),
      dayOf(at(root, 'ExchangedDocument', 'IssueDateTime', 'DateTimeString')),
    ),
    supply: supplyOf(trade, settlement),
    currency,
    seller: partyOf(at(agreement, 'SellerTradeParty')),
    buyer: partyOf(at(agreement, 'BuyerTradeParty')),
    buyerReference: textAt(agreement, 'BuyerReference'),
    orderReference: textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID'),
    account: accountOf(settlement),
    lines: lines.map(lineOf),
    prices: lines.map(priceOf),
    isInCents: isInCents(root),
    taxes: childrenOf(settlement, 'ApplicableTradeTax').map(taxOf),
    totals: {
      netCents: centsOf(at(sums, 'TaxBasisTotalAmount')),
      taxCents: centsOf(taxTotal.find(({ attributes }) => attributes.currencyID === currency) ?? taxTotal[0]),
      grossCents: centsOf(at(sums, 'GrandTotalAmount')),
      prepaidCents: centsOf(at(sums, 'TotalPrepaidAmount')),
      roundingCents: centsOf(at(sums, 'RoundingAmount')),
      dueCents: centsOf(at(sums, 'DuePayableAmount')),
    },
    steps: {
      linesCents: centsOf(at(sums, 'LineTotalAmount')),
      allowancesCents: centsOf(at(sums, 'AllowanceTotalAmount')),
      chargesCents: centsOf(at(sums, 'ChargeTotalAmount')),
      isNested: lines.some((line) => {
        const document = at(line, 'AssociatedDocumentLineDocument')
        return at(document, 'ParentLineID') !== undefined || at(document, 'LineStatusReasonCode') !== undefined
      }),
    },
  }
}

function supplyOf(trade: XmlElement | undefined, settlement: XmlElement | undefined): ReadInvoice['supply'] {
  const delivered = ['ApplicableHeaderTradeDelivery', 'ActualDeliverySupplyChainEvent', 'OccurrenceDateTime']
  const on = dayOf(at(trade, ...delivered, 'DateTimeString'))
  const period = at(settlement, 'BillingSpecifiedPeriod')
  const from = dayOf(at(period, 'StartDateTime', 'DateTimeString')) ?? on
  const to = dayOf(at(period, 'EndDateTime', 'DateTimeString')) ?? on ?? from
  return from === null || to === null ? null : { from, to }
}

function partyOf(party: XmlElement | undefined): ReadParty {
  const place = at(party, 'PostalTradeAddress')
  const registered = (scheme: string) =>
    allAt(party, 'SpecifiedTaxRegistration', 'ID').find(({ attributes }) => attributes.schemeID === scheme)?.text ?? ''
  const contact = at(party, 'DefinedTradeContact')
  return {
    name: textAt(party, 'Name'),
    address: {
      street: textAt(place, 'LineOne'),
      zip: textAt(place, 'PostcodeCode'),
      city: textAt(place, 'CityName'),
      country: textAt(place, 'CountryID'),
    },
    vatId: registered('VA'),
    taxNumber: registered('FC'),
    email: textAt(contact, 'EmailURIUniversalCommunication', 'URIID'),
    phone: textAt(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'),
  }
}

function accountOf(settlement: XmlElement | undefined): ReadAccount {
  const means = childrenOf(settlement, 'SpecifiedTradeSettlementPaymentMeans')
  const paid = means.find((one) => textAt(one, 'PayeePartyCreditorFinancialAccount', 'IBANID') !== '') ?? means[0]
  const account = at(paid, 'PayeePartyCreditorFinancialAccount')
  return {
    holder: textAt(account, 'AccountName') || textAt(settlement, 'PayeeTradeParty', 'Name'),
    iban: plainIban(textAt(account, 'IBANID')),
    bic: textAt(paid, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'),
    purpose: textAt(settlement, 'PaymentReference'),
  }
}

function lineOf(line: XmlElement): ReadLine {
  const settled = at(line, 'SpecifiedLineTradeSettlement')
  return {
    position: textAt(line, 'AssociatedDocumentLineDocument', 'LineID'),
    name: textAt(line, 'SpecifiedTradeProduct', 'Name'),
    description: textAt(line, 'SpecifiedTradeProduct', 'Description'),
    quantity: textAt(line, 'SpecifiedLineTradeDelivery', 'BilledQuantity'),
    netCents: centsOf(at(settled, 'SpecifiedTradeSettlementLineMonetarySummation', 'LineTotalAmount')) ?? 0,
    taxPercentage: percentageOf(at(settled, 'ApplicableTradeTax', 'RateApplicablePercent')),
  }
}

function priceOf(line: XmlElement): LinePrice {
  const { position, name, quantity, netCents } = lineOf(line)
  const price = at(line, 'SpecifiedLineTradeAgreement', 'NetPriceProductTradePrice')
  const changes = allAt(line, 'SpecifiedLineTradeSettlement', 'SpecifiedTradeAllowanceCharge').map((one) => {
    const cents = centsOf(at(one, 'ActualAmount')) ?? 0
    return textAt(one, 'ChargeIndicator', 'Indicator') === 'true' ? cents : -cents
  })
  return {
    ...{
      position,
      name,
      quantity,
      netCents,
      price: textAt(price, 'ChargeAmount'),
      per: textAt(price, 'BasisQuantity'),
    },
    changeCents: changes.reduce((sum, cents) => sum + cents, 0),
  }
}

function taxOf(tax: XmlElement): ReadTax {
  return {
    category: textAt(tax, 'CategoryCode'),
    percentage: percentageOf(at(tax, 'RateApplicablePercent')) ?? 0,
    netCents: centsOf(at(tax, 'BasisAmount')) ?? 0,
    taxCents: centsOf(at(tax, 'CalculatedAmount')) ?? 0,
    reason: textAt(tax, 'ExemptionReason'),
  }
}
