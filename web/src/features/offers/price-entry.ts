import { sizeHasPrice } from '@reisewerk/domain/calculation/price-rules.ts'
import { centsOf } from '../../ui/fields/money-field.tsx'

/** What was typed into a cell of a price table, read or refused. */
export type Entry = { value: number; problem: null } | { value: null; problem: string }

const mostPersons = 999
/** The database keeps cents in 32 bits; no guest pays more. */
const mostCents = 999_999_999

/** @param taken group sizes that have a price already */
export function personsOf(text: string, taken: readonly number[]): Entry {
  const digits = /^(?:ab|bis)?\s*(\d{1,6})\s*(?:pax|ez)?$/i.exec(text.trim())?.[1]
  const value = Number(digits ?? 0)
  if (value < 1 || value > mostPersons) return refused(`Bitte eine Zahl von 1 bis ${mostPersons} eingeben`)
  return taken.includes(value) ? refused(sizeHasPrice) : { value, problem: null }
}

/** @returns whole cents; '1989', '1.989,00' and '1.989,00 €' are the same */
export function priceOf(text: string): Entry {
  if (text.trim() === '') return refused('Bitte einen Betrag eingeben')
  const value = centsOf(text)
  if (value === null) return refused('Bitte einen Betrag wie 1.989,00 eingeben')
  if (value < 0) return refused('Bitte keinen negativen Betrag eingeben')
  return value > mostCents ? refused('Der Betrag ist zu groß') : { value, problem: null }
}

function refused(problem: string): Entry {
  return { value: null, problem }
}
