import { plainIban } from '../../../partners/iban.ts'
import { allAt, at, childrenOf, textAt, type XmlElement } from '../../../xml/xml-element.ts'
import type { LinePrice } from './line-prices.ts'
import { creditNoteTypes, type ToldInvoice } from './read-cii.ts'
import type { ReadAccount, ReadInvoice, ReadLine, ReadParty, ReadTax } from './read-invoice.ts'
import { centsOf, dayOf, discountIn, isInCents, percentageOf } from './read-values.ts'

/** Reads an invoice or a credit note in the syntax of XRechnung and Peppol (OASIS UBL 2.1). */
export function readUbl(root: XmlElement): ToldInvoice {
  const isCreditNote = root.name === 'CreditNote'
  const means = childrenOf(root, 'PaymentMeans')
  const sums = at(root, 'LegalMonetaryTotal')
  const currency = textAt(root, 'DocumentCurrencyCode')
  const taxTotal = childrenOf(root, 'TaxTotal')
  const ownTax = taxTotal.find((one) => at(one, 'TaxAmount')?.attributes.currencyID === currency) ?? taxTotal[0]
  const lines = childrenOf(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine')
  return {
    syntax: 'UBL',
    profile: textAt(root, 'CustomizationID'),
    isCreditNote: isCreditNote || creditNoteTypes.has(textAt(root, 'InvoiceTypeCode')),
    number: textAt(root, 'ID'),
    invoiceDate: dayOf(at(root, 'IssueDate')),
    dueDate: dayOf(at(root, 'DueDate')) ?? means.map((one) => dayOf(at(one, 'PaymentDueDate'))).find(Boolean) ?? null,
    discount: discountIn(textAt(root, 'PaymentTerms', 'Note'), dayOf(at(root, 'IssueDate'))),
    supply: supplyOf(root),
    currency,
    seller: partyOf(at(root, 'AccountingSupplierParty', 'Party')),
    buyer: partyOf(at(root, 'AccountingCustomerParty', 'Party')),
    buyerReference: textAt(root, 'BuyerReference'),
    orderReference: textAt(root, 'OrderReference', 'ID'),
    account: accountOf(root, means),
    lines: lines.map(lineOf),
    prices: lines.map(priceOf),
    isInCents: isInCents(root),
    taxes: childrenOf(ownTax, 'TaxSubtotal').map(taxOf),
    totals: {
      netCents: centsOf(at(sums, 'TaxExclusiveAmount')),
      taxCents: centsOf(at(ownTax, 'TaxAmount')),
      grossCents: centsOf(at(sums, 'TaxInclusiveAmount')),
      prepaidCents: centsOf(at(sums, 'PrepaidAmount')),
      roundingCents: centsOf(at(sums, 'PayableRoundingAmount')),
      dueCents: centsOf(at(sums, 'PayableAmount')),
    },
    steps: {
      linesCents: centsOf(at(sums, 'LineExtensionAmount')),
      allowancesCents: centsOf(at(sums, 'AllowanceTotalAmount')),
      chargesCents: centsOf(at(sums, 'ChargeTotalAmount')),
      isNested: false,
    },
  }
}

function supplyOf(root: XmlElement): ReadInvoice['supply'] {
  const on = dayOf(at(root, 'Delivery', 'ActualDeliveryDate'))
  const from = dayOf(at(root, 'InvoicePeriod', 'StartDate')) ?? on
  const to = dayOf(at(root, 'InvoicePeriod', 'EndDate')) ?? on ?? from
  return from === null || to === null ? null : { from, to }
}

function partyOf(party: XmlElement | undefined): ReadParty {
  const place = at(party, 'PostalAddress')
  const registered = (isVat: boolean) =>
    textAt(
      childrenOf(party, 'PartyTaxScheme').find((one) => (textAt(one, 'TaxScheme', 'ID') === 'VAT') === isVat),
      'CompanyID',
    )
  return {
    name: textAt(party, 'PartyLegalEntity', 'RegistrationName') || textAt(party, 'PartyName', 'Name'),
    address: {
      street: textAt(place, 'StreetName'),
      zip: textAt(place, 'PostalZone'),
      city: textAt(place, 'CityName'),
      country: textAt(place, 'Country', 'IdentificationCode'),
    },
    vatId: registered(true),
    taxNumber: registered(false),
    email: textAt(party, 'Contact', 'ElectronicMail'),
    phone: textAt(party, 'Contact', 'Telephone'),
  }
}

function accountOf(root: XmlElement, means: readonly XmlElement[]): ReadAccount {
  const paid = means.find((one) => textAt(one, 'PayeeFinancialAccount', 'ID') !== '')
  const account = at(paid, 'PayeeFinancialAccount')
  return {
    holder: textAt(account, 'Name') || textAt(root, 'PayeeParty', 'PartyName', 'Name'),
    iban: plainIban(textAt(account, 'ID')),
    bic: textAt(account, 'FinancialInstitutionBranch', 'ID'),
    purpose: allAt(root, 'PaymentMeans', 'PaymentID')[0]?.text ?? '',
  }
}

function lineOf(line: XmlElement): ReadLine {
  return {
    position: textAt(line, 'ID'),
    name: textAt(line, 'Item', 'Name'),
    description: textAt(line, 'Item', 'Description'),
    quantity: textAt(line, 'InvoicedQuantity') || textAt(line, 'CreditedQuantity'),
    netCents: centsOf(at(line, 'LineExtensionAmount')) ?? 0,
    taxPercentage: percentageOf(at(line, 'Item', 'ClassifiedTaxCategory', 'Percent')),
  }
}

function priceOf(line: XmlElement): LinePrice {
  const { position, name, quantity, netCents } = lineOf(line)
  const changes = childrenOf(line, 'AllowanceCharge').map((one) => {
    const cents = centsOf(at(one, 'Amount')) ?? 0
    return textAt(one, 'ChargeIndicator') === 'true' ? cents : -cents
  })
  return {
    ...{ position, name, quantity, netCents },
    ...{ price: textAt(line, 'Price', 'PriceAmount'), per: textAt(line, 'Price', 'BaseQuantity') },
    changeCents: changes.reduce((sum, cents) => sum + cents, 0),
  }
}

function taxOf(tax: XmlElement): ReadTax {
  const category = at(tax, 'TaxCategory')
  return {
    category: textAt(category, 'ID'),
    percentage: percentageOf(at(category, 'Percent')) ?? 0,
    netCents: centsOf(at(tax, 'TaxableAmount')) ?? 0,
    taxCents: centsOf(at(tax, 'TaxAmount')) ?? 0,
    reason: textAt(category, 'TaxExemptionReason'),
  }
}
