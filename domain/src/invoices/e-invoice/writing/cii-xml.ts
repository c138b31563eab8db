import type { CalendarDate } from '../../../calendar-date.ts'
import { decimalAmount, defaultCurrency } from '../../../money.ts'
import { element, elementWith, writeXml, type XmlNode } from '../../../xml/write-xml.ts'
import { ciiBuyer, ciiSeller } from './cii-parties.ts'
import type { EAllowance, EInvoice, ELine, EPayment, ERate, ETax } from './e-invoice.ts'

const standard = 'urn:un:unece:uncefact:data:standard'
const namespaces = {
  'xmlns:rsm': `${standard}:CrossIndustryInvoice:100`,
  'xmlns:ram': `${standard}:ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${standard}:QualifiedDataType:100`,
  'xmlns:udt': `${standard}:UnqualifiedDataType:100`,
}

/**
 * An invoice as XML in the syntax UN/CEFACT Cross Industry Invoice, which ZUGFeRD attaches and XRechnung takes as well. Its order is
 * that of the schema; where there is nothing to say there is no element.
 */
export function ciiXml(invoice: EInvoice): string {
  const root = elementWith(
    'rsm:CrossIndustryInvoice',
    namespaces,
    element(
      'rsm:ExchangedDocumentContext',
      element('ram:BusinessProcessSpecifiedDocumentContextParameter', element('ram:ID', invoice.process)),
      element('ram:GuidelineSpecifiedDocumentContextParameter', element('ram:ID', invoice.profile)),
    ),
    element(
      'rsm:ExchangedDocument',
      element('ram:ID', invoice.number),
      element('ram:TypeCode', invoice.typeCode),
      element('ram:IssueDateTime', day(invoice.issueDate)),
      ...invoice.notes.map((note) => element('ram:IncludedNote', element('ram:Content', note))),
    ),
    element(
      'rsm:SupplyChainTradeTransaction',
      ...invoice.lines.map(line),
      element(
        'ram:ApplicableHeaderTradeAgreement',
        element('ram:BuyerReference', invoice.buyerReference),
        ciiSeller(invoice.seller),
        ciiBuyer(invoice.buyer),
        element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', invoice.salesOrder)),
      ),
      { name: 'ram:ApplicableHeaderTradeDelivery', attributes: {}, content: [] },
      settlement(invoice),
    ),
  )
  if (root === null) throw new Error('an invoice says something')
  return writeXml(root)
}

/** @param scheme 102 of UNTDID 2379: '20270514' */
function day(date: CalendarDate, name = 'udt:DateTimeString'): XmlNode {
  return elementWith(name, { format: '102' }, date.replaceAll('-', ''))
}

function line({ rate, name, description, quantity, price, netCents }: ELine, index: number): XmlNode {
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(index + 1))),
    element('ram:SpecifiedTradeProduct', element('ram:Name', name), element('ram:Description', description)),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element('ram:NetPriceProductTradePrice', element('ram:ChargeAmount', price)),
    ),
    element('ram:SpecifiedLineTradeDelivery', elementWith('ram:BilledQuantity', { unitCode: 'C62' }, String(quantity))),
    element(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', rate),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        element('ram:LineTotalAmount', decimalAmount(netCents)),
      ),
    ),
  )
}

/** Of a line or an allowance; of the whole invoice with its amounts and why there is no tax. */
function tax(name: string, { category, percentage }: ERate, group?: ETax): XmlNode {
  return element(
    name,
    group === undefined ? null : element('ram:CalculatedAmount', decimalAmount(group.taxCents)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', group?.reason ?? ''),
    group === undefined ? null : element('ram:BasisAmount', decimalAmount(group.netCents)),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', group?.reasonCode ?? ''),
    element('ram:RateApplicablePercent', percentage.toFixed(2)),
  )
}

function settlement(invoice: EInvoice): XmlNode {
  const { currency, period, dueDate, terms, preceding } = invoice
  return element(
    'ram:ApplicableHeaderTradeSettlement',
    element('ram:PaymentReference', invoice.payment.purpose),
    invoice.euroTaxCents === null ? null : element('ram:TaxCurrencyCode', defaultCurrency),
    element('ram:InvoiceCurrencyCode', currency),
    paymentMeans(invoice.payment),
    ...invoice.taxes.map((group) => tax('ram:ApplicableTradeTax', group.rate, group)),
    element(
      'ram:BillingSpecifiedPeriod',
      element('ram:StartDateTime', day(period.from)),
      element('ram:EndDateTime', day(period.to)),
    ),
    ...invoice.allowances.map(allowance),
    element(
      'ram:SpecifiedTradePaymentTerms',
      element('ram:Description', terms),
      dueDate === null ? null : element('ram:DueDateDateTime', day(dueDate)),
    ),
    sums(invoice),
    ...preceding.map(({ number, date }) =>
      element(
        'ram:InvoiceReferencedDocument',
        element('ram:IssuerAssignedID', number),
        element('ram:FormattedIssueDateTime', day(date, 'qdt:DateTimeString')),
      ),
    ),
  )
}

function paymentMeans({ code, iban, bic, holder }: EPayment): XmlNode {
  return element(
    'ram:SpecifiedTradeSettlementPaymentMeans',
    element('ram:TypeCode', code),
    iban === ''
      ? null
      : element(
          'ram:PayeePartyCreditorFinancialAccount',
          element('ram:IBANID', iban),
          element('ram:AccountName', holder),
        ),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', element('ram:BICID', bic)),
  )
}

function allowance({ rate, reason, netCents }: EAllowance): XmlNode {
  return element(
    'ram:SpecifiedTradeAllowanceCharge',
    element('ram:ChargeIndicator', element('udt:Indicator', 'false')),
    element('ram:ActualAmount', decimalAmount(netCents)),
    element('ram:Reason', reason),
    tax('ram:CategoryTradeTax', rate),
  )
}

function sums({ totals, currency, allowances, euroTaxCents }: EInvoice): XmlNode {
  const amount = (name: string, cents: number) => element(name, decimalAmount(cents))
  return element(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    amount('ram:LineTotalAmount', totals.linesCents),
    allowances.length === 0 ? null : amount('ram:AllowanceTotalAmount', totals.allowancesCents),
    amount('ram:TaxBasisTotalAmount', totals.netCents),
    elementWith('ram:TaxTotalAmount', { currencyID: currency }, decimalAmount(totals.taxCents)),
    euroTaxCents === null
      ? null
      : elementWith('ram:TaxTotalAmount', { currencyID: defaultCurrency }, decimalAmount(euroTaxCents)),
    amount('ram:GrandTotalAmount', totals.grossCents),
    totals.prepaidCents === 0 ? null : amount('ram:TotalPrepaidAmount', totals.prepaidCents),
    amount('ram:DuePayableAmount', totals.dueCents),
  )
}
