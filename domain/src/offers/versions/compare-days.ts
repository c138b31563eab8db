import { isSold, type PlanDay, type SoldService } from '../../itinerary/plan/trip-plan.ts'
import { changeOf, ifOther, otherText, renamed, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

/** A day of a trip with its number, and what of it is for sale. */
export type NumberedDay = {
  readonly day: PlanDay
  readonly number: number
  readonly services: readonly SoldService[]
}

/** The days of two versions, and which of them are the same day of the trip. */
export type DayPairs = {
  readonly after: readonly NumberedDay[]
  readonly before: readonly NumberedDay[]
  readonly isSame: (after: NumberedDay, before: NumberedDay) => boolean
  readonly changes: VersionChange[]
}

/** A day keeps its identity when others come before it; days without one are told by their number. */
export function dayPairs(after: FrozenOffer, before: FrozenOffer): DayPairs {
  const [now, then] = [numbered(after), numbered(before)]
  const { both, added, gone } = pairsOf(now, then, [
    (one, other) => one.day.id > 0 && one.day.id === other.day.id,
    (one, other) => one.number === other.number,
  ])
  const former = new Map(both.map((pair) => [pair.after, pair.before]))
  // Whether texts of days are on the paper (OFFER-08).
  const tellsTexts = [after, before].some(({ attachRouteDescription }) => attachRouteDescription === 'long')
  return {
    after: now,
    before: then,
    isSame: (one, other) => former.get(one) === other,
    changes: [
      ...both.flatMap((pair) =>
        changeOf(dayTitle(pair.after), [
          ...ifOther(quoted(pair.after.day.name), quoted(pair.before.day.name), renamed),
          ...(tellsTexts ? otherText(textsOf(pair.after.day), textsOf(pair.before.day)) : []),
        ]),
      ),
      ...added.map((one) => ({ about: dayTitle(one), words: `${quoted(one.day.name)} neu`.trim() })),
      ...gone.map((one) => ({ about: dayTitle(one), words: `${quoted(one.day.name)} entfällt`.trim() })),
    ],
  }
}

/** 'Tag 3' */
export function dayTitle({ number }: NumberedDay): string {
  return `Tag ${number}`
}

function numbered({ days }: FrozenOffer): NumberedDay[] {
  return days.map((day, index) => ({ day, number: index + 1, services: day.services.filter(isSold) }))
}

/** What is read on a day beside its services: its texts and the points of its route. */
function textsOf({ subtitles, services }: PlanDay): string[] {
  return [...subtitles, ...services.flatMap((one) => (isSold(one) ? [] : [one.text]))]
}

function quoted(name: string): string {
  return name.trim() === '' ? '' : `„${name.trim()}“`
}
