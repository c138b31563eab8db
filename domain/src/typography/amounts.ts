import { formatMoney, type Money } from '../money.ts'
import { narrowSpace, noBreakSpace } from './characters.ts'

const thousands = new Intl.NumberFormat('de-DE', { useGrouping: 'always' })

/** @returns '1.489,50 €' with a narrow space before the sign */
export function printedMoney(money: Money): string {
  return formatMoney(money).replaceAll(noBreakSpace, narrowSpace)
}

/** @returns '2.178 km' */
export function printedDistance(kilometres: number): string {
  return `${thousands.format(kilometres)}${narrowSpace}km`
}

/** @returns '1 Nacht', '9 Nächte', never parted at a line's end */
export function counted(count: number, one: string, many: string): string {
  return `${thousands.format(count)}${noBreakSpace}${count === 1 ? one : many}`
}

/** @returns '7 × Halbpension' */
export function times(count: number, what: string): string {
  return `${count}${narrowSpace}×${noBreakSpace}${what}`
}
