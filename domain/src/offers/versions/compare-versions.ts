import { type DocumentLanguage, documentLanguage } from '../../documents/document-language.ts'
import type { VersionChange } from './change-words.ts'
import { conditionChanges } from './compare-conditions.ts'
import { dayPairs } from './compare-days.ts'
import { extraChanges } from './compare-extras.ts'
import { photoChanges } from './compare-photos.ts'
import { freePlaceChanges, priceChanges } from './compare-prices.ts'
import { serviceChanges } from './compare-services.ts'
import { textChanges } from './compare-texts.ts'
import { recipientChanges, tripChanges } from './compare-trip.ts'
import type { FrozenOffer } from './frozen-offer.ts'

/** What differs in a part of an offer, in the order in which one reads it; of a trip that hangs on it with the trip's number. */
type ChangedPart = { readonly title: string; readonly trip: string | null; readonly changes: VersionChange[] }

/**
 * What the later of two versions says differently, in the desk's words: 'Hotel Bergen: 3 statt 4 Sterne' (OFFER-11).
 * The number of the document and its date are no difference.
 * @param language German with the house's own names for what it offers
 * @param internal numbers of trips that hang on the offer still, and that only administrators see: papers made now leave them out, and the
 * reader is one who sees them (decision 154)
 * @returns nothing only where a reader is told the same
 */
export function compareVersions(
  after: FrozenOffer,
  before: FrozenOffer,
  language: DocumentLanguage = documentLanguage('de_DE'),
  internal: readonly string[] = [],
): ChangedPart[] {
  const parts = [
    ...partsOf(after, before, language),
    ...attachedParts(after.attached, before.attached, language, internal),
  ]
  return parts.length > 0 || saysTheSame(after, before)
    ? parts
    : [{ title: 'Weiteres', trip: null, changes: [arranged] }]
}

function partsOf(after: FrozenOffer, before: FrozenOffer, language: DocumentLanguage): ChangedPart[] {
  const days = dayPairs(after, before)
  return [
    { title: 'Reise', changes: tripChanges(after, before, language) },
    { title: 'Empfänger', changes: recipientChanges(after, before) },
    { title: 'Reiseverlauf', changes: days.changes },
    { title: 'Leistungen', changes: serviceChanges(after, before, days, language) },
    { title: 'Preise', changes: priceChanges(after, before, language) },
    { title: 'Zuschläge und Möglichkeiten', changes: extraChanges(after, before) },
    { title: 'Fotos', changes: photoChanges(after, before) },
    { title: 'Freiplätze', changes: freePlaceChanges(after, before, language) },
    { title: 'Konditionen', changes: conditionChanges(after, before, language) },
    { title: 'Texte', changes: textChanges(after, before) },
  ].flatMap((part) => (part.changes.length > 0 ? [{ ...part, trip: null }] : []))
}

/** What the paper tells of the whole offer, not of a trip that hangs on it. */
const toldOnce = new Set(['Empfänger', 'Freiplätze', 'Konditionen', 'Texte'])

/** What has become of the trips that hang on the offer: which came, which went, and what each says differently. */
function attachedParts(
  after: readonly FrozenOffer[] = [],
  before: readonly FrozenOffer[] = [],
  language: DocumentLanguage,
  internal: readonly string[],
): ChangedPart[] {
  const among = (trips: readonly FrozenOffer[], { orderNumber }: FrozenOffer) =>
    trips.find((trip) => trip.orderNumber === orderNumber)
  const come = after.filter((trip) => among(before, trip) === undefined)
  const gone = before.filter((trip) => among(after, trip) === undefined)
  const isInternal = ({ orderNumber }: FrozenOffer) => internal.includes(orderNumber)
  const moved = [
    ...come.map((trip) => ({ about: `Reise ${trip.orderNumber}`, words: 'neu' })),
    ...gone.map((trip) => ({
      about: `Reise ${trip.orderNumber}`,
      words: isInternal(trip) ? 'nur für Admins' : 'entfällt',
    })),
  ]
  const parts = after.flatMap((trip) => {
    const then = among(before, trip)
    return then === undefined
      ? []
      : partsOf(trip, then, language)
          .filter(({ title }) => !toldOnce.has(title))
          .map((part) => ({ ...part, trip: trip.orderNumber }))
  })
  return moved.length === 0 ? parts : [{ title: 'Angehängte Reisen', trip: null, changes: moved }, ...parts]
}

const arranged: VersionChange = { about: 'Anordnung oder Gestaltung', words: 'geändert' }

/** What no paper shows, and what tells one version from another. */
const untold = new Set([
  ...['number', 'isConfirmation', 'id', 'isAutomaticName', 'distanceIsCalculated', 'isBrandNew', 'orderNumber'],
])

/** Whether both say the same to the letter; a part that only one of them knows came with a later version of the program. */
function saysTheSame(after: unknown, before: unknown): boolean {
  if (Array.isArray(after) && Array.isArray(before)) {
    return after.length === before.length && after.every((one, index) => saysTheSame(one, before[index]))
  }
  if (isObject(after) && isObject(before)) {
    return Object.keys(after)
      .filter((key) => !untold.has(key) && key in before)
      .every((key) => saysTheSame(after[key], before[key]))
  }
  return after === before
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
