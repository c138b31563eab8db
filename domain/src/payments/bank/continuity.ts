import { type CalendarDate, germanDate } from '../../calendar-date.ts'
import { type BankStatement, runningNumber } from './bank-statement.ts'

/** A statement with both of its balances and their days. */
export type BalancedStatement = Pick<BankStatement, 'account' | 'number'> & {
  readonly openingCents: number
  readonly closingCents: number
  readonly openingDay: CalendarDate
  readonly closingDay: CalendarDate
}

/** What of a statement tells whether another one is missing; null where its file tells no balances, as a .csv. */
export function balancedIn({
  account,
  number,
  openingCents,
  closingCents,
  openingDay,
  closingDay,
}: BankStatement): BalancedStatement | null {
  if (openingCents === null || closingCents === null || closingDay === null) return null
  return { account, number, openingCents, closingCents, openingDay: openingDay ?? closingDay, closingDay }
}

/** Statements that several files tell are one. */
export function isSameStatement(one: BalancedStatement, other: BalancedStatement): boolean {
  const keyOf = ({ account, number, openingCents, closingCents, closingDay }: BalancedStatement) =>
    [account, runningNumber(number), openingCents, closingCents, closingDay].join('|')
  return keyOf(one) === keyOf(other)
}

/**
 * Where statements are missing beside those of a file: an account goes on with the balance it ended with, and with the next number. Of
 * two that overlap, as one of a month and one of a day in it, nothing is told.
 * @param read of the file @param kept of its house that were read before; accounts of both as the house knows them
 * @returns a sentence for each gap, in the order of their days
 */
export function missingStatements(read: readonly BalancedStatement[], kept: readonly BalancedStatement[]): string[] {
  const all = read.concat(kept.filter((one) => !read.some((other) => isSameStatement(one, other))))
  const gaps = [...Map.groupBy(all, ({ account }) => account).values()].flatMap((ofAccount) => {
    const inOrder = chained(ofAccount)
    return inOrder.flatMap((next, index) => {
      const before = inOrder[index - 1]
      const isNew = before !== undefined && (read.includes(next) || read.includes(before))
      const gap = isNew ? gapBetween(before, next) : null
      return gap === null ? [] : [{ day: next.closingDay, gap }]
    })
  })
  return gaps.toSorted((one, other) => one.day.localeCompare(other.day)).map(({ gap }) => gap)
}

/** By day and number; of several of one day, each after the one that ended with its balance. */
function chained(statements: readonly BalancedStatement[]): BalancedStatement[] {
  const numberOf = ({ number }: BalancedStatement) => countsOf(number) ?? [0, 0]
  const left = statements.toSorted((one, other) => {
    const [a, b] = [numberOf(one), numberOf(other)]
    return one.closingDay.localeCompare(other.closingDay) || a[0] - b[0] || a[1] - b[1]
  })
  const found: BalancedStatement[] = []
  while (left[0] !== undefined) {
    const { closingDay } = left[0]
    const balance = found.at(-1)?.closingCents
    const fitting = left.findIndex((one) => one.closingDay === closingDay && one.openingCents === balance)
    found.push(...left.splice(Math.max(0, fitting), 1))
  }
  return found
}

function gapBetween(before: BalancedStatement, next: BalancedStatement): string | null {
  if (next.openingDay < before.closingDay) return null
  const between = `zwischen ${named(before)} und ${named(next)}`
  const isOpen = before.closingCents !== next.openingCents
  const [last, first] = [countsOf(before.number), countsOf(next.number)]
  const [from, to] = [(last?.[0] ?? 0) + 1, (first?.[0] ?? 0) - 1]
  if (last !== null && first !== null && from <= to) {
    const missing = from === to ? `Auszug ${from} fehlt` : `Die Auszüge ${from} bis ${to} fehlen`
    const money = isOpen ? '' : '; die Salden schließen aneinander an'
    return `${missing} ${between}${money}.`
  }
  if (!isOpen) return null
  return `Wahrscheinlich fehlt ein Auszug ${between}: Der Anfangssaldo ist nicht der Endsaldo davor.`
}

const named = ({ number, closingDay }: BalancedStatement): string =>
  `${runningNumber(number) === '' ? 'dem Auszug' : `Auszug ${countsOf(number)?.[0]}`} vom ${germanDate(closingDay)}`

/** @returns number and sheet; null where the bank counts not */
function countsOf(number: string): [number, number] | null {
  const [statement = '', sheet = ''] = runningNumber(number).split('/')
  return statement === '' ? null : [Number(statement), Number(sheet)]
}
