import { isIban, plainIban } from '../partners/iban.ts'
import { eInvoiceChecks } from './e-invoice/e-invoice-checks.ts'
import type { InvoiceCheck } from './generate-invoice.contract.ts'
import type { IssuedInvoice } from './issued.ts'

/** What the checks know beside the invoice itself. */
export type CheckedHouse = {
  readonly organisationId: number
  readonly deposit: {
    readonly usualPercent: number
    readonly needsReason: boolean
    readonly needsSecurity: boolean
    readonly security: string
  }
}

const noAddress = 'Es ist keine Adresse eingetragen'

/**
 * What is to be there before an invoice may be issued: § 14 Abs. 4 and § 14a Abs. 6 UStG, and before a prepayment who secures the
 * clients' money (§ 651r BGB) and that it stays below what courts allow (INV-13). Each missing one says where it is entered.
 * @param depositReason why a higher prepayment was agreed
 */
export function invoiceChecks(invoice: IssuedInvoice, house: CheckedHouse, depositReason: string): InvoiceCheck[] {
  const { seller, buyer } = invoice
  const settings = `/settings?organisation=${house.organisationId}&area=clientInvoices`
  const client = `/clients/${buyer.clientId}`
  const hasPlace = ({ street, zip, city }: typeof seller.address) => street !== '' && zip !== '' && city !== ''
  return [
    fact(
      'seller.name',
      'Name der Firma',
      seller.name !== '',
      'Bitte die Firma unter Einstellungen, Rechnungssteller, eintragen.',
      settings,
    ),
    fact(
      'seller.address',
      'Anschrift der Firma',
      hasPlace(seller.address),
      'Bitte Straße, PLZ und Ort unter Einstellungen, Rechnungssteller, eintragen.',
      settings,
    ),
    fact(
      'seller.taxNumber',
      'Steuernummer oder USt-IdNr.',
      seller.taxNumber !== '' || seller.vatId !== '',
      'Bitte Steuernummer oder USt-IdNr. unter Einstellungen, Rechnungssteller, eintragen.',
      settings,
    ),
    fact(
      'client',
      'Kunde',
      buyer.name !== '',
      'Bitte der Reise einen Kunden geben.',
      `/orders/${invoice.references.orderId}`,
    ),
    fact(
      'address',
      'Anschrift des Kunden',
      hasPlace(buyer.address),
      buyer.name !== '' && isEmpty(buyer.address)
        ? noAddress
        : `${noAddress}: Bitte Straße, PLZ und Ort beim Kunden ergänzen.`,
      client,
    ),
    fact(
      'lines',
      'Art und Umfang der Leistung',
      invoice.lines.length > 0,
      'Bitte Preise unter Kalkulation eintragen oder einen Betrag angeben.',
      `/orders/${invoice.references.orderId}/calculations`,
    ),
    ...accountChecks(invoice, settings),
    ...taxChecks(invoice),
    ...depositChecks(invoice, house, depositReason, settings),
    ...eInvoiceChecks(invoice, { client, settings }),
  ]
}

function isEmpty({ street, zip, city }: IssuedInvoice['buyer']['address']): boolean {
  return street === '' && zip === '' && city === ''
}

function fact(key: string, label: string, isMet: boolean, message: string, path: string | null): InvoiceCheck {
  return { key, label, isMet, isRequired: true, message: isMet ? '' : message, path: isMet ? null : path }
}

/** Without an account nobody can pay, and the code for the phone is missing; the number of a letterhead may be wrong as well. */
function accountChecks({ seller, totals }: IssuedInvoice, settings: string): InvoiceCheck[] {
  if (totals.dueCents <= 0) return []
  const message =
    'Bitte unter Einstellungen, Rechnungssteller, eine gültige IBAN eintragen; ohne sie fehlt der GiroCode.'
  return [{ ...fact('account', 'Konto', isIban(plainIban(seller.iban)), message, settings), isRequired: false }]
}

/** Without rate and tax it would be no invoice (§ 14 Abs. 4 Nr. 8 UStG); what takes one back says what that said. */
function taxChecks({ showTax, taxGroups, references }: IssuedInvoice): InvoiceCheck[] {
  if (showTax || references.original !== null || taxGroups.every(({ taxPercentage }) => taxPercentage <= 0)) return []
  const message = 'Umsatzsteuer gehört mit Satz und Betrag auf die Rechnung (§ 14 Abs. 4 Nr. 8 UStG).'
  return [fact('showTax', 'Ausweis der Umsatzsteuer', false, message, null)]
}

function depositChecks(
  { type, totals, deductions }: IssuedInvoice,
  { deposit }: CheckedHouse,
  depositReason: string,
  settings: string,
): InvoiceCheck[] {
  if (type !== 'prepayment') return []
  const received = deductions.reduce((sum, { cents }) => sum + cents, 0)
  const asked = totals.dueCents + received
  const share = totals.beforePaymentsCents <= 0 ? 0 : (asked * 100) / totals.beforePaymentsCents
  const isUsual = share <= deposit.usualPercent
  const percent = Math.round(share * 10) / 10
  return [
    {
      ...fact(
        'security',
        'Sicherungsschein',
        deposit.security !== '',
        'Bitte den Absicherer der Kundengelder unter Einstellungen, Anzahlungen, eintragen.',
        settings,
      ),
      isRequired: deposit.needsSecurity,
    },
    {
      key: 'depositReason',
      label: `Anzahlung bis ${deposit.usualPercent} %`,
      isMet: isUsual || depositReason !== '',
      isRequired: deposit.needsReason,
      message: isUsual
        ? ''
        : `Damit sind ${String(percent).replace('.', ',')} % vor Reisebeginn gezahlt, üblich sind höchstens ${deposit.usualPercent} %.${depositReason === '' ? ' Bitte einen Grund angeben.' : ''}`,
      path: null,
    },
  ]
}
