import { type DocumentLanguage, documentLanguage } from '../../documents/document-language.ts'
import type { VersionChange } from './change-words.ts'
import { conditionChanges } from './compare-conditions.ts'
import { dayPairs } from './compare-days.ts'
import { extraChanges } from './compare-extras.ts'
import { freePlaceChanges, priceChanges } from './compare-prices.ts'
import { serviceChanges } from './compare-services.ts'
import { textChanges } from './compare-texts.ts'
import { recipientChanges, tripChanges } from './compare-trip.ts'
import type { FrozenOffer } from './frozen-offer.ts'

/** What differs in a part of an offer, in the order in which one reads it. */
type ChangedPart = { readonly title: string; readonly changes: VersionChange[] }

/**
 * What the later of two versions says differently, in the desk's words: 'Hotel Bergen: 3 statt 4 Sterne' (OFFER-11).
 * The number of the document and its date are no difference.
 * @param language German with the house's own names for what it offers
 * @returns nothing only where a reader is told the same
 */
export function compareVersions(
  after: FrozenOffer,
  before: FrozenOffer,
  language: DocumentLanguage = documentLanguage('de_DE'),
): ChangedPart[] {
  const days = dayPairs(after, before)
  const parts = [
    { title: 'Reise', changes: tripChanges(after, before, language) },
    { title: 'Empfänger', changes: recipientChanges(after, before) },
    { title: 'Reiseverlauf', changes: days.changes },
    { title: 'Leistungen', changes: serviceChanges(after, before, days, language) },
    { title: 'Preise', changes: priceChanges(after, before, language) },
    { title: 'Zuschläge und Möglichkeiten', changes: extraChanges(after, before) },
    { title: 'Freiplätze', changes: freePlaceChanges(after, before, language) },
    { title: 'Konditionen', changes: conditionChanges(after, before, language) },
    { title: 'Texte', changes: textChanges(after, before) },
  ].filter(({ changes }) => changes.length > 0)
  return parts.length > 0 || saysTheSame(after, before) ? parts : [{ title: 'Weiteres', changes: [arranged] }]
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
