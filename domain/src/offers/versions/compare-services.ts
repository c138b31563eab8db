import type { DocumentLanguage } from '../../documents/document-language.ts'
import { shortServiceTitle, starsOf } from '../../documents/printed-services.ts'
import { clockIn } from '../../itinerary/clock-time.ts'
import type { SoldService } from '../../itinerary/plan/trip-plan.ts'
import { datesIn } from '../../typography/date-words.ts'
import { changeOf, ifOther, instead, otherText, renamed, type VersionChange } from './change-words.ts'
import { type DayPairs, dayTitle, type NumberedDay } from './compare-days.ts'
import { vehicleWords } from './compare-vehicles.ts'
import type { FrozenOffer } from './frozen-offer.ts'
import { pairsOf } from './pairs.ts'

/** A service with the day it stands on. */
type Placed = { readonly service: SoldService; readonly day: NumberedDay }
type Pair = { readonly after: Placed; readonly before: Placed }

/** Services that came, went, or are others than they were: 'Hotel Bergen: 3 statt 4 Sterne'. */
export function serviceChanges(
  after: FrozenOffer,
  before: FrozenOffer,
  days: DayPairs,
  language: DocumentLanguage,
): VersionChange[] {
  const vehicles = ({ service }: Placed) => (service.kind === 'ferry' ? vehicleWords(after, before, service.id) : [])
  const title = (one: Placed) => shortServiceTitle(one.service, language)
  const isSameDay = (one: Placed, other: Placed) => days.isSame(one.day, other.day)
  const isSameKind = (one: Placed, other: Placed) => one.service.kind === other.service.kind
  const isSameRow = (one: Placed, other: Placed) =>
    isSameKind(one, other) && one.service.id !== undefined && one.service.id === other.service.id
  const isSameTitle = (one: Placed, other: Placed) => isSameKind(one, other) && title(one) === title(other)
  const { both, added, gone } = pairsOf(placed(days.after), placed(days.before), [
    // Texts that are for sale have numbers of their own, which a service may have, too.
    (one, other) => isSameRow(one, other) && isSameTitle(one, other),
    isSameRow,
    (one, other) => isSameTitle(one, other) && isSameDay(one, other),
    // A hotel of the same night takes the place of the one before.
    (one, other) => one.service.kind === 'hotel' && isSameKind(one, other) && isSameDay(one, other),
  ])
  return [
    ...both.flatMap((pair) => {
      const more = vehicles(pair.after)
      return changedService(pair, isSameDay(pair.after, pair.before), more, language)
    }),
    ...added.flatMap((one) => changeOf(dayTitle(one.day), [instead(title(one), '') + statusOf(one, language)])),
    ...gone.flatMap((one) => changeOf(dayTitle(one.day), [instead('', title(one))])),
  ]
}

function placed(days: readonly NumberedDay[]): Placed[] {
  return days.flatMap((day) => day.services.map((service) => ({ service, day })))
}

/** What is not in the package says so where it is new. */
function statusOf({ service }: Placed, { options }: DocumentLanguage): string {
  return service.clientOffer === 'included' ? '' : ` (${options.client_offer[service.clientOffer]})`
}

function changedService(
  pair: Pair,
  isSameDay: boolean,
  more: readonly string[],
  language: DocumentLanguage,
): VersionChange[] {
  const { after, before } = pair
  const [name, former] = [after, before].map(({ service }) => shortServiceTitle(service, language))
  const words = [
    ...(isSameDay ? [] : [`${dayTitle(after.day)} statt ${dayTitle(before.day)}`]),
    ...kindWords(after.service, before.service, language),
    ...timeWords(after.service, before.service),
    ...ifOther(
      language.options.client_offer[after.service.clientOffer],
      language.options.client_offer[before.service.clientOffer],
      renamed,
    ),
    ...more,
    ...otherText([after.service.description], [before.service.description]).map((text) => `Beschreibung ${text}`),
  ]
  if (name === former || name === undefined || former === undefined) return changeOf(name ?? '', words)
  return changeOf(dayTitle(after.day), [renamed(name, former), ...words])
}

/** What only services of a kind have; what stands in their names is told with these. */
function kindWords(after: SoldService, before: SoldService, language: DocumentLanguage): string[] {
  const { words, options } = language
  if (after.kind === 'hotel' && before.kind === 'hotel') {
    const stars = (count: number | null) => (starsOf(count) === 0 ? '' : words.stars(starsOf(count)))
    return [
      ...ifOther(after.place?.name ?? '', before.place?.name ?? '', (now, then) => `Ort ${renamed(now, then)}`),
      ...ifOther(stars(after.stars), stars(before.stars), instead),
      ...ifOther(options.board[after.board], options.board[before.board], renamed),
      ...ifOther(words.nights(after.nights), words.nights(before.nights), instead),
    ]
  }
  if (after.kind === 'other' && before.kind === 'other') {
    const longTitle = after.title.split('\n').length + before.title.split('\n').length > 2
    return [
      ...ifOther(after.place?.name ?? '', before.place?.name ?? '', (now, then) => `Ort ${renamed(now, then)}`),
      ...(longTitle ? otherText([after.title], [before.title]) : []),
    ]
  }
  return []
}

function timeWords(after: SoldService, before: SoldService): string[] {
  return ifOther(timeOf(after), timeOf(before), instead).map((words) => `Zeit ${words}`)
}

function timeOf(service: SoldService): string {
  if (service.kind === 'hotel') return ''
  const from = clockIn(service.startAt)
  return from === null ? '' : `${datesIn.de_DE.clockRange(from, clockIn(service.endAt))} Uhr`
}
