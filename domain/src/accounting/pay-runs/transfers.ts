import type { CalendarDate } from '../../calendar-date.ts'
import { isIban, plainIban } from '../../partners/iban.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { type SupplierInvoiceType, supplierInvoiceTypes } from '../suppliers/supplier-invoice-types.ts'
import { isBankDay } from './bank-days.ts'
import { type PayRunAction, type PayRunStatus, payRunActions, payRunStatuses } from './pay-run-types.ts'
import { sepaText } from './sepa-text.ts'

/** An account that money goes to or comes from. */
export type Account = { readonly holder: string; readonly iban: string; readonly bic: string }

/** An approved invoice of a supplier; cents above 0, also of a credit. */
export type Payable = {
  readonly id: number
  readonly number: string
  readonly type: SupplierInvoiceType
  readonly cents: number
  readonly currency: string
  /** Whom it names; empty for nobody. */
  readonly payee: string
  readonly hasProvider: boolean
  /** Null where nothing is entered for its provider. */
  readonly account: Account | null
}

/** One line of the file for the bank. */
export type Transfer = {
  readonly payee: string
  readonly iban: string
  readonly bic: string
  readonly cents: number
  /** What the statement of the payee will say: numbers of their invoices. */
  readonly purpose: string
  readonly invoices: readonly Payable[]
}

export type PayFault = { readonly invoice: number; readonly message: string }

const longestName = 70
export const longestPurpose = 140
/** 999.999.999,99 €, as the scheme has it. */
const mostCents = 99_999_999_999
const sepaCountries = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
)
/** Outside the European Economic Area a transfer names the bank, too. */
const bicCountries = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '))
const bicForm = /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/** @returns why an account cannot be paid to or from by SEPA; null when it can */
export function accountFault({ iban, bic }: Pick<Account, 'iban' | 'bic'>): Refusal | null {
  const number = plainIban(iban)
  if (!isIban(number))
    return refusal('no_iban', 'Diese IBAN gibt es nicht. Bitte die Ziffern noch einmal prüfen.', 'iban')
  if (!sepaCountries.has(number.slice(0, 2))) {
    return refusal('no_sepa', 'Dieses Konto liegt außerhalb des SEPA-Raums.', 'iban')
  }
  const bank = plainIban(bic)
  if (bank === '' && bicCountries.has(number.slice(0, 2))) {
    return refusal('bic_missing', 'Für ein Konto außerhalb der EU gehört der BIC dazu.', 'bic')
  }
  if (bank !== '' && !bicForm.test(bank)) {
    return refusal('no_bic', 'Ein BIC hat 8 oder 11 Zeichen: BYLADEM1001.', 'bic')
  }
  return null
}

/** @returns why an invoice cannot be in a file for the bank; null when it can */
export function payableFault({ number, currency, account, hasProvider, payee }: Payable): string | null {
  if (currency !== 'EUR') {
    return `${number}: Die Rechnung lautet auf ${currency}, SEPA-Überweisungen gibt es nur in Euro.`
  }
  if (!hasProvider) return `${number}: An der Rechnung steht kein Leistungsträger. Bitte dort eintragen.`
  if (account === null || account.iban === '') {
    return `${number}: Die Bankverbindung von ${payee} fehlt. Bitte unter Kreditoren eintragen.`
  }
  const fault = accountFault(account)
  return fault === null ? null : `${number}: ${payee}: ${fault.message}`
}

/**
 * What is transferred for these invoices: each by itself; to an account with credits one transfer of what is left.
 * @returns faults of all that cannot be paid so, none when everything can
 */
export function transfersOf(payables: readonly Payable[]): {
  readonly transfers: readonly Transfer[]
  readonly faults: readonly PayFault[]
} {
  const faults: PayFault[] = []
  const transfers: Transfer[] = []
  const sound = payables.filter((one) => {
    const message = payableFault(one)
    if (message !== null) faults.push({ invoice: one.id, message })
    return message === null
  })
  for (const group of Map.groupBy(sound, ({ account }) => plainIban(account?.iban ?? '')).values()) {
    const isMixed = group.some(({ type }) => type === 'credit')
    for (const invoices of isMixed ? [group] : group.map((one) => [one])) {
      const made = transferOf(invoices)
      const fault = transferFault(made)
      if (fault === null) transfers.push(made)
      else faults.push({ invoice: invoices[0]?.id ?? 0, message: fault })
    }
  }
  return { transfers, faults }
}

function transferOf(invoices: readonly Payable[]): Transfer {
  const [first] = invoices
  const account = first?.account
  return {
    payee: sepaText(account?.holder || first?.payee || '', longestName),
    ...{ iban: plainIban(account?.iban ?? ''), bic: plainIban(account?.bic ?? '') },
    cents: invoices.reduce((sum, { type, cents }) => sum + (type === 'credit' ? -cents : cents), 0),
    purpose: sepaText(
      invoices.map(({ type, number }) => `${supplierInvoiceTypes[type].label} ${number}`).join(', '),
      // Whether it fits is asked afterwards.
      Number.MAX_SAFE_INTEGER,
    ),
    invoices,
  }
}

function transferFault({ payee, cents, purpose, invoices }: Transfer): string | null {
  const numbers = invoices.map(({ number }) => number).join(', ')
  if (cents <= 0) {
    return `${numbers}: Die Gutschriften von ${payee} sind nicht kleiner als die Rechnungen. Zu überweisen bleibt nichts.`
  }
  if (cents > mostCents) return `${numbers}: Der Betrag ist größer als 999.999.999,99 €.`
  if (purpose.length > longestPurpose) {
    return `${numbers}: Die Nummern passen nicht in einen Verwendungszweck (${longestPurpose} Zeichen). Bitte auf zwei Zahlläufe teilen.`
  }
  return null
}

/** Banks take an order up to a year ahead. @returns a refusal at `executionDate` */
export function executionFault(day: CalendarDate, today: CalendarDate): Refusal | null {
  if (day < today) return refusal('past', 'Der Ausführungstag liegt in der Vergangenheit.', 'executionDate')
  if (Number(day.slice(0, 4)) > Number(today.slice(0, 4)) + 1) {
    return refusal('far_ahead', 'Der Ausführungstag liegt zu weit voraus.', 'executionDate')
  }
  if (!isBankDay(day)) return refusal('no_bank_day', 'An diesem Tag arbeiten die Banken nicht.', 'executionDate')
  return null
}

/** @returns the status an action leads to, or why it is not possible now */
export function payRunAfter(action: PayRunAction, status: PayRunStatus): PayRunStatus | Refusal {
  const { from, to, label } = payRunActions[action]
  const allowed: readonly PayRunStatus[] = from
  if (allowed.includes(status)) return to
  const { label: stands } = payRunStatuses[status]
  return refusal('not_now', `${label} geht nicht: Stand des Zahllaufs ist „${stands}“.`)
}
