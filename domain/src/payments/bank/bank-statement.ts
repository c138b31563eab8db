import type { CalendarDate } from '../../calendar-date.ts'
import { type Refusal, refusal } from '../../refusal.ts'

/** What came in or went out on an account of the house; `cents` are below nothing for what went out. */
export type BankEntry = {
  readonly bookingDate: CalendarDate
  readonly valueDate: CalendarDate | null
  readonly cents: number
  readonly currency: string
  /** Who paid, or was paid. */
  readonly name: string
  readonly iban: string
  readonly purpose: string
  /** What the payer's system gave it; empty for 'NOTPROVIDED'. */
  readonly endToEndId: string
  /** By which the bank knows it again; empty where the bank tells none. */
  readonly reference: string
  /** Which batch of its statement it is a part of: others may tell that as one entry. */
  readonly batch?: number
}

/** A statement of one account as its file tells it. */
export type BankStatement = {
  readonly format: BankFormat
  /** IBAN, or what the bank calls the account; empty where the file does not say. */
  readonly account: string
  readonly number: string
  readonly openingCents: number | null
  readonly closingCents: number | null
  /** Days of the balances; null where the file does not tell them. */
  readonly openingDay: CalendarDate | null
  readonly closingDay: CalendarDate | null
  readonly entries: readonly BankEntry[]
}

export const bankFormats = {
  camt: { label: 'camt.053' },
  mt940: { label: 'MT940' },
  csv: { label: 'CSV' },
} as const
export type BankFormat = keyof typeof bankFormats

export const noBankFile = refusal(
  'no_bank_file',
  'Das ist kein Kontoauszug. Eingelesen werden camt.053, MT940 und CSV-Dateien von Banken.',
)

/** @param where 'Zeile 12', 'Umsatz 3' */
export function brokenBankFile(where: string, why: string): Refusal {
  return refusal('broken_bank_file', `Der Kontoauszug lässt sich nicht lesen (${where}): ${why}`)
}

/** What was cut off, or changed by hand, no longer leads from one balance to the other. */
export function balanceFault({ openingCents, closingCents, entries, number }: BankStatement): Refusal | null {
  if (openingCents === null || closingCents === null) return null
  const sum = entries.reduce((all, { cents }) => all + cents, openingCents)
  if (sum === closingCents) return null
  return brokenBankFile(
    number === '' ? 'Saldo' : `Auszug ${number}`,
    'Die Umsätze führen nicht vom Anfangs- zum Endsaldo. Bitte die Datei noch einmal bei der Bank holen.',
  )
}

/** By what an entry is known again in another file of its format. */
export type EntryKeys = {
  readonly key: string
  /** As it was made before day and number of the statement were part of it. */
  readonly formerKey: string
}

/**
 * By what the entries of a statement are known again in another file of the same account: the bank's reference with the day, for banks
 * begin anew with theirs; else all they say with the number of the statement. And which of the entries it is that say the same.
 */
export function entryKeys({ number, entries }: Pick<BankStatement, 'number' | 'entries'>): EntryKeys[] {
  const told = (entry: BankEntry, isFormer: boolean) => {
    const { reference, bookingDate, cents, name, iban, purpose, endToEndId } = entry
    const more = (...parts: string[]) => (isFormer ? [] : parts)
    if (reference !== '') return [reference, cents, ...more(bookingDate)].join('|')
    const words = [bookingDate, cents, name, iban, purpose, endToEndId, ...more(runningNumber(number))]
    return words.join('|').toLowerCase().replaceAll(/\s+/g, '')
  }
  const [keys, former] = [false, true].map((isFormer) => numbered(entries.map((entry) => told(entry, isFormer))))
  return entries.map((_, index) => ({ key: keys?.[index] ?? '', formerKey: former?.[index] ?? '' }))
}

function numbered(texts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return texts.map((text) => {
    const before = seen.get(text) ?? 0
    seen.set(text, before + 1)
    return `${text}#${before}`
  })
}

/** The number by which a bank counts the statements of an account, '33/1'; empty for one that it gives to each file. */
export function runningNumber(number: string): string {
  const [, statement, sheet = '1'] = /^0*(\d{1,5})(?:\/0*(\d{1,5}))?$/.exec(number) ?? []
  return statement === undefined || statement === '0' ? '' : `${statement}/${sheet}`
}
