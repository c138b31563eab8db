import type { BankEntry } from './bank-statement.ts'
import { folded, isAlike } from './told-words.ts'

/** What two files may tell of one payment. */
export type ToldPayment = Pick<
  BankEntry,
  'bookingDate' | 'valueDate' | 'cents' | 'currency' | 'name' | 'purpose' | 'endToEndId'
>
/** `none`: one of the two does not say. */
type Agreement = 'same' | 'alike' | 'none' | 'other'

/** So much of a name is left by the fields of MT940, two of 27 signs. */
const cutName = 27
/** Of fewer signs a text stands in many others. */
const leastPart = 5

/**
 * Whether two entries of one account may be one payment that two kinds of file tell, each in its own words.
 * @returns 'sure' where days, payer and purpose (or the payer's reference) agree; 'likely' where nothing speaks against it, but one
 * of them tells less; null for two payments
 */
export function samePayment(one: ToldPayment, other: ToldPayment): 'sure' | 'likely' | null {
  if (one.cents !== other.cents || one.currency !== other.currency || !sharesDay(one, other)) return null
  const name = names(one.name, other.name)
  const purpose = texts(purposeOf(one), purposeOf(other))
  const reference = references(referenceOf(one), referenceOf(other))
  if (name === 'other') return null
  if (purpose === 'other' && reference !== 'same') return null
  const isWorded = purpose === 'same' && name === 'same'
  if (reference === 'other' && !isWorded) return null
  const isSure =
    name === 'same' &&
    reference !== 'other' &&
    (purpose === 'same' || (reference === 'same' && purpose !== 'other')) &&
    one.bookingDate === other.bookingDate &&
    (one.valueDate === null || other.valueDate === null || one.valueDate === other.valueDate)
  return isSure ? 'sure' : 'likely'
}

type Days = Pick<ToldPayment, 'bookingDate' | 'valueDate'>

/** Some files tell the day of the value alone. */
export function sharesDay(one: Days, other: Days): boolean {
  const days = [one.bookingDate, one.valueDate].filter((day) => day !== null)
  return days.includes(other.bookingDate) || (other.valueDate !== null && days.includes(other.valueDate))
}

function names(one: string, other: string): Agreement {
  const [short = '', long = ''] = [folded(one), folded(other)].sort((a, b) => a.length - b.length)
  if (short === long) return 'same'
  if (short === '') return 'none'
  if (long.startsWith(short)) return short.length >= cutName ? 'same' : 'alike'
  return isAlike(one, other) || isAlike(other, one) ? 'alike' : 'other'
}

function texts(one: string, other: string): Agreement {
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  if (short === long) return 'same'
  if (short === '') return 'none'
  return short.length >= leastPart && long.includes(short) ? 'alike' : 'other'
}

function references(one: string, other: string): Agreement {
  if (one === '' || other === '') return 'none'
  return one === other ? 'same' : 'other'
}

/** The parts that SEPA puts into a purpose, 'EREF+…SVWZ+…', as the formats and banks write them. */
const sepaTag = /\b(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)[+:]\s*/g

function sepaParts(purpose: string): ReadonlyMap<string, string> {
  const [before = '', ...tagged] = purpose.split(sepaTag)
  const pairs = tagged.flatMap((tag, index): [string, string][] =>
    index % 2 === 0 ? [[tag, (tagged[index + 1] ?? '').trim()]] : [],
  )
  return new Map([['', before.trim()], ...pairs])
}

/** What the payer wrote, without blanks, signs, case and the parts of SEPA around it. */
function purposeOf({ purpose }: ToldPayment): string {
  const parts = sepaParts(purpose)
  return folded(parts.get('SVWZ') ?? parts.get('') ?? '')
}

function referenceOf({ endToEndId, purpose }: ToldPayment): string {
  const told = folded(endToEndId || (sepaParts(purpose).get('EREF') ?? ''))
  return told === 'notprovided' ? '' : told
}
