import { germanJobTitle, type JobTitles } from '../accounts/job-title.ts'
import { germanDate } from '../calendar-date.ts'
import { otherAddressing } from '../documents/addressing/addressing.ts'
import { isFormal } from '../documents/letter.ts'
import type { PaperCheck } from '../documents/paper-check.contract.ts'
import { formatMoney } from '../money.ts'
import { isIban, plainIban } from '../partners/iban.ts'
import { plainTextOf } from '../rich-text.ts'
import { hiddenChecks } from './checks/hidden-invoices.ts'
import { ePaperChecks } from './e-invoice/e-invoice-checks.ts'
import type { IssuedInvoice } from './issued.ts'
import {
  type DepositRules,
  isPrepaid,
  type PackageTravel,
  securityFault,
  securityOf,
  takesMoneyBefore,
} from './package-travel.ts'
import { euroTaxChecks } from './tax/euro-tax.ts'
import { reverseChargeChecks } from './tax/reverse-charge.ts'

/** What the checks know beside the invoice itself. */
export type CheckedHouse = {
  readonly organisationId: number
  readonly deposit: DepositRules
  readonly packageTravel: PackageTravel
  /** What came in for the trip before, of which a later prepayment is the rest. */
  readonly receivedCents: number
  /** Its client is known as a private group, no firm. */
  readonly isClientPrivate?: boolean
  /** What came in on hidden prepayments: paid before the trip like any other. */
  readonly hiddenPrepaidCents?: number
  /** What the calculation warns of, as that no package price fits the group. */
  readonly priceWarnings?: readonly string[]
  /** Number of the living invoice over what the cancelled trip costs; empty without one. */
  readonly chargedBy?: string
}

const unnamed = 'Bitte den Absicherer der Kundengelder unter Einstellungen, Anzahlungen, eintragen.'
const noAddress = 'Es ist keine Adresse eingetragen'

/**
 * What is to be there before an invoice may be issued: § 14 Abs. 4 and § 14a Abs. 6 UStG, and before the client of a package tour
 * pays in advance the form of § 651d, who secures the money (§ 651r BGB) and that no more is asked for than courts allow (INV-13).
 * Each missing one says where it is entered.
 * @param depositReason why a higher prepayment was agreed
 */
export function invoiceChecks(invoice: IssuedInvoice, house: CheckedHouse, depositReason: string): PaperCheck[] {
  const { seller, buyer } = invoice
  const settings = `/settings?organisation=${house.organisationId}&area=clientInvoices`
  const ownHouse = `/settings?organisation=${house.organisationId}&area=house`
  const client = `/clients/${buyer.clientId}`
  const hasPlace = ({ street, zip, city }: typeof seller.address) => street !== '' && zip !== '' && city !== ''
  return [
    fact(
      'seller.name',
      'Name der Firma',
      seller.name !== '',
      'Bitte die Firma unter Einstellungen, Unser Haus, eintragen.',
      ownHouse,
    ),
    fact(
      'seller.address',
      'Anschrift der Firma',
      hasPlace(seller.address),
      'Bitte Straße, PLZ und Ort unter Einstellungen, Unser Haus, eintragen.',
      ownHouse,
    ),
    fact(
      'seller.taxNumber',
      'Steuernummer oder USt-IdNr.',
      seller.taxNumber !== '' || seller.vatId !== '',
      'Bitte Steuernummer oder USt-IdNr. unter Einstellungen, Unser Haus, eintragen.',
      ownHouse,
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
    ...accountChecks(invoice, ownHouse),
    ...taxChecks(invoice),
    ...euroTaxChecks(invoice),
    ...reverseChargeChecks(invoice, { ownHouse, settings }, house.isClientPrivate),
    ...priceChecks(invoice, house.priceWarnings ?? []),
    ...hiddenChecks(invoice),
    ...lessThanOpenChecks(invoice),
    ...earlierDateChecks(invoice),
    ...aboveRestChecks(invoice, house.receivedCents),
    ...chargedChecks(invoice, house.chargedBy ?? ''),
    ...compensationChecks(invoice),
    ...packageChecks(invoice, house, depositReason, settings),
    ...ePaperChecks(invoice, { client, settings: ownHouse }),
  ]
}

/** Told of a signed invoice in another language, whose signer's function is only known in German (decision 069). */
export function signerChecks({ signer, locale }: IssuedInvoice, titles: JobTitles): PaperCheck[] {
  const message = germanJobTitle(signer.name, locale, titles)
  return message === null ? [] : [{ ...fact('signer', 'Funktion', false, message, '/account'), isRequired: false }]
}

/** Told of an invoice whose letter addresses others than those it greets, as after another client was chosen (TRUE-06). */
export function addressingChecks(
  invoice: Pick<IssuedInvoice, 'addressing' | 'locale' | 'texts' | 'buyer'>,
): PaperCheck[] {
  const { addressing, locale, texts, buyer } = invoice
  const said = [texts.introText, texts.introEndText].map(plainTextOf).join('\n')
  const message = otherAddressing(said, locale, isFormal({ contact: buyer.contact, isFormal: addressing === 'formal' }))
  return message === null ? [] : [{ ...fact('addressing', 'Anrede', false, message, null), isRequired: false }]
}

function isEmpty({ street, zip, city }: IssuedInvoice['buyer']['address']): boolean {
  return street === '' && zip === '' && city === ''
}

function fact(key: string, label: string, isMet: boolean, message: string, path: string | null): PaperCheck {
  return { key, label, isMet, isRequired: true, message: isMet ? '' : message, path: isMet ? null : path }
}

/** Without an account nobody can pay, and the code for the phone is missing; the number of a letterhead may be wrong as well. */
function accountChecks({ seller, totals }: IssuedInvoice, ownHouse: string): PaperCheck[] {
  if (totals.dueCents <= 0) return []
  const message = 'Bitte unter Einstellungen, Unser Haus, eine gültige IBAN eintragen; ohne sie fehlt der GiroCode.'
  return [{ ...fact('account', 'Konto', isIban(plainIban(seller.iban)), message, ownHouse), isRequired: false }]
}

/** Without rate and tax it would be no invoice (§ 14 Abs. 4 Nr. 8 UStG); what takes one back says what that said. */
function taxChecks({ showTax, taxGroups, references }: IssuedInvoice): PaperCheck[] {
  if (showTax || references.original !== null || taxGroups.every(({ taxPercentage }) => taxPercentage <= 0)) return []
  const message = 'Umsatzsteuer gehört mit Satz und Betrag auf die Rechnung (§ 14 Abs. 4 Nr. 8 UStG).'
  return [fact('showTax', 'Ausweis der Umsatzsteuer', false, message, null)]
}

/**
 * A prepayment takes the claims of earlier ones over (decision 058): one that is smaller than what is open would let the rest go
 * unasked, and one over as much asks for nothing new: both are rarely meant, and never where two people write one at a time.
 */
function lessThanOpenChecks({ type, stillOpen = [], totals: { dueCents }, currency }: IssuedInvoice): PaperCheck[] {
  if (type !== 'prepayment' || stillOpen.length === 0) return []
  const cents = stillOpen.reduce((sum, one) => sum + one.cents, 0)
  const [open, due] = [cents, dueCents].map((one) => formatMoney({ cents: one, currency }))
  const numbers = stillOpen.map(({ number }) => number).join(', ')
  const asked = cents === dueCents ? 'dasselbe noch einmal' : due
  const message = `Offen sind schon ${open} (${numbers}). Diese Anzahlung fordert ${asked} und tritt an deren Stelle.`
  return [{ ...fact('lessThanOpen', 'Offene Anzahlungen', cents < dueCents, message, null), isRequired: false }]
}

/** A normal invoice may ask for an amount of its own; one above what is unpaid of the trip is rarely meant. */
function aboveRestChecks({ type, references, totals, currency }: IssuedInvoice, receivedCents: number): PaperCheck[] {
  // A trip without prices is charged what somebody types.
  if (type !== 'normal' || references.original !== null || totals.beforePaymentsCents === 0) return []
  const restCents = Math.max(0, totals.beforePaymentsCents - receivedCents)
  if (totals.dueCents <= restCents) return []
  const [due, rest] = [totals.dueCents, restCents].map((cents) => formatMoney({ cents, currency }))
  const message = `Diese Rechnung fordert ${due}; vom Reisepreis sind ${rest} unbezahlt.`
  return [{ ...fact('aboveRest', 'Betrag', false, message, null), isRequired: false }]
}

/** The price is that of the calculation, and so is what it warns of (money.md §2); another amount that somebody typed is not of it. */
function priceChecks({ lines, priceLines, references }: IssuedInvoice, warnings: readonly string[]): PaperCheck[] {
  const isPriced = [...lines, ...priceLines].some(({ key }) => key !== null)
  if (!isPriced || references.original !== null) return []
  const path = `/orders/${references.orderId}/calculations`
  return warnings.map((message, index) => ({
    ...fact(`calculation.${index + 1}`, 'Kalkulation', false, message, path),
    isRequired: false,
  }))
}

/** What takes claims over is rarely dated before them: the bookkeeping would clear them before they are (decision 058). */
function earlierDateChecks({ invoiceDate, stillOpen = [] }: IssuedInvoice): PaperCheck[] {
  const later = stillOpen.filter((one) => one.invoiceDate > invoiceDate)
  if (later.length === 0) return []
  const named = later.map((one) => `${one.number} vom ${germanDate(one.invoiceDate)}`).join(', ')
  const message = `Das Rechnungsdatum liegt vor dem von ${named}, an deren Stelle diese Rechnung tritt.`
  return [{ ...fact('earlierDate', 'Rechnungsdatum', false, message, null), isRequired: false }]
}

/** What a traveller owes for stepping back is compensation, on which no tax is (§ 651h BGB); whoever sells otherwise may know better. */
function compensationChecks({ type, references, taxGroups }: IssuedInvoice): PaperCheck[] {
  if (type !== 'cancelation' || references.original !== null) return []
  const isFree = taxGroups.every(({ taxPercentage, grossCents }) => taxPercentage === 0 || grossCents === 0)
  const message = 'Stornokosten sind als Entschädigung meist nicht steuerbar: dann als Steuer 0 % wählen.'
  return [{ ...fact('compensation', 'Steuer auf Stornokosten', isFree, message, null), isRequired: false }]
}

/** Who was charged for cancelling a trip is rarely to pay its price as well. */
function chargedChecks({ type, references }: IssuedInvoice, chargedBy: string): PaperCheck[] {
  if (chargedBy === '' || type === 'cancelation' || references.original !== null) return []
  const message = `Für die stornierte Reise sind mit ${chargedBy} schon Stornokosten berechnet.`
  return [{ ...fact('charged', 'Stornokosten', false, message, null), isRequired: false }]
}

/** Who sells the trip on, or travels on business, is owed none of it (§ 651a Abs. 5 BGB). */
function packageChecks(
  invoice: IssuedInvoice,
  house: CheckedHouse,
  depositReason: string,
  settings: string,
): PaperCheck[] {
  const { deposit, packageTravel } = house
  if (!packageTravel.isPackage || !takesMoneyBefore(invoice)) return []
  const path = `/orders/${invoice.references.orderId}/invoices`
  const security = securityOf(packageTravel, deposit)
  const unsecured = security === null ? unnamed : securityFault(security, invoice.supply)
  const hasForm = packageTravel.formGivenAt !== null
  const noForm = 'Bitte eintragen, wann das Formblatt zur Pauschalreise übergeben wurde (§ 651d BGB).'
  return [
    {
      ...fact('security', 'Sicherungsschein', unsecured === '', unsecured, security === null ? settings : path),
      isRequired: deposit.needsSecurity,
    },
    { ...fact('packageForm', 'Formblatt zur Pauschalreise', hasForm, noForm, path), isRequired: deposit.needsForm },
    ...depositChecks(invoice, house, depositReason),
  ]
}

/** A share above the usual one never reads like it: more places are told, and 'mehr als' where these do not do. */
function shareTold(share: number, usualPercent: number): string {
  const told = [10, 100].map((places) => Math.round(share * places) / places).find((one) => one !== usualPercent)
  return told === undefined ? `mehr als ${usualPercent}` : String(told).replace('.', ',')
}

function depositChecks(
  invoice: IssuedInvoice,
  { deposit, receivedCents, hiddenPrepaidCents = 0 }: CheckedHouse,
  depositReason: string,
): PaperCheck[] {
  const { dueCents, beforePaymentsCents } = invoice.totals
  if (!isPrepaid(invoice, deposit)) return []
  const prepaidCents = dueCents + receivedCents + hiddenPrepaidCents
  const share = beforePaymentsCents <= 0 ? 0 : (prepaidCents * 100) / beforePaymentsCents
  // 20 % of 64.422,04 € are 12.884,408 €: the cent that rounding gives is none above them.
  const isUsual = prepaidCents <= Math.ceil((beforePaymentsCents * deposit.usualPercent) / 100)
  const percent = shareTold(share, deposit.usualPercent)
  const noReason = deposit.needsReason ? ' Bitte einen Grund angeben.' : ' Ein Grund ist nicht vermerkt.'
  const told = `Damit sind ${percent} % vor Reisebeginn gezahlt, üblich sind höchstens ${deposit.usualPercent} %.`
  return [
    {
      key: 'depositReason',
      label: `Anzahlung bis ${deposit.usualPercent} %`,
      isMet: isUsual || depositReason !== '',
      isRequired: deposit.needsReason,
      message: isUsual ? '' : `${told}${depositReason === '' ? noReason : ''}`,
      path: null,
    },
  ]
}
