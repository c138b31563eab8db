import { type HotelItem, type HotelItemPrices, isAtOddCent } from '@reisewerk/domain/requests/hotel-prices.ts'

type Done = { readonly shown: number | null; readonly before: HotelItemPrices; readonly after: HotelItemPrices }

const mostKept = 50

/**
 * Changes of prices beside a room at an odd cent. Such a cell shows whole cents of what is kept in halves (decision 102): undo types
 * what was shown, and what was kept would be half a cent, and a single room's whole price, away from it. Whoever goes back to what
 * stood there before their change gets that.
 */
export function changesAtOddCent(touches: readonly HotelItem[]) {
  const ofRows = new Map<string, readonly Done[]>()
  const isSame = (one: HotelItemPrices, other: HotelItemPrices) => touches.every((item) => one[item] === other[item])
  const of = (row: string) => ofRows.get(row) ?? []

  return {
    /** @param shown what the cell showed before the change */
    note(row: string, shown: number | null, before: HotelItemPrices, after: HotelItemPrices): void {
      if (!isAtOddCent(before) || isSame(before, after)) return
      const others = of(row).filter((one) => one.shown !== shown || !isSame(one.after, after))
      ofRows.set(row, [...others, { shown, before, after }].slice(-mostKept))
    },
    /** @returns the items as they were, where the change alone is taken back; null for any other */
    before(row: string, typed: number | null, now: HotelItemPrices): HotelItemPrices | null {
      const done = of(row).findLast(({ shown, after }) => shown === typed && isSame(after, now))
      if (done === undefined) return null
      return { ...now, ...Object.fromEntries(touches.map((item) => [item, done.before[item]])) }
    },
  }
}
