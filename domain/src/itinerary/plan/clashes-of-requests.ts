import { addDays, type CalendarDate, daysOfPeriod, germanDate } from '../../calendar-date.ts'
import type { Clash } from './clashes.ts'

/** A request whose prices were taken over from seasons, and the days it is for; both ends are its own. */
export type PricedRequest = {
  readonly name: string
  /** 'Saisonpreise 01.05.2027–14.06.2027, 15.06.2027–31.08.2027 (Summe der Nächte)' */
  readonly pricesFrom: string
  readonly startAt: CalendarDate
  /** null for what begins and ends on one day. */
  readonly endAt: CalendarDate | null
  /** The last day of a stay is no night any more. */
  readonly isStay: boolean
  readonly dayId: number | null
}

/** Requests that moved out of the season whose prices they have: those go on counting in purchase and margin (TRUE-02, CALC-10). */
export function clashesOfSeasons(requests: readonly PricedRequest[]): Clash[] {
  return requests.flatMap(({ name, pricesFrom, startAt, endAt, isStay, dayId }): Clash[] => {
    const periods = periodsIn(pricesFrom)
    const last = endAt === null || endAt <= startAt ? startAt : isStay ? addDays(endAt, -1) : startAt
    const isIn = (date: CalendarDate) => periods.some(({ from, to }) => from <= date && date <= to)
    if (periods.length === 0 || daysOfPeriod(startAt, last).every(isIn)) return []
    const days = endAt === null || endAt <= startAt ? '' : `–${germanDate(endAt)}`
    const text = `${name}: Die Preise sind aus ${pricesFrom}, angefragt ist ${germanDate(startAt)}${days}.`
    return [{ kind: 'other_season', text, dayId }]
  })
}

function periodsIn(text: string): { from: CalendarDate; to: CalendarDate }[] {
  const dates = [...text.matchAll(/(\d{2})\.(\d{2})\.(\d{4})/g)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  )
  return dates.flatMap((from, index) => {
    const to = dates[index + 1]
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
  })
}

/** A group that grew while its cabins did not (TRUE-03). @param berths of the ferry contingent, 0 where nobody needs one */
export function clashOfBerths(pax: number, berths: number): Clash[] {
  if (berths === 0 || berths >= pax) return []
  const text = `Die Kabinen des Fährkontingents reichen für ${berths} von ${pax} Personen.`
  return [{ kind: 'berths_short', text, dayId: null }]
}
