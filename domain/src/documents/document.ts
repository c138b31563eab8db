import { daysBetween } from '../calendar-date.ts'
import type { RouteSketch } from '../geography/map/route-sketch.ts'
import { includedHotels } from '../itinerary/plan/trip-plan.ts'
import type { Amounts } from '../typography/amounts.ts'
import { capitalised } from '../typography/characters.ts'
import { shortened, untypeset } from '../typography/typeset.ts'
import type { DocumentModel, LabelledValue, PrintedDay, PrintedHouse } from './document-model.ts'
import type { DocumentHouse, DocumentSource } from './document-source.ts'
import { footerLine } from './footer-words.ts'
import { printedMap } from './printed-map.ts'
import { printedHotel, printedService } from './printed-services.ts'
import { stayNotes } from './stays.ts'

/** Both stand in one line above the page. */
const runningTitleLetters = 75
const groupLetters = 42
/** Only these are installed with the document service. The fallbacks show what the two main faces have no letters for. */
const fonts = {
  text: 'Source Sans 3',
  display: 'Source Serif 4',
  fallback: ['Noto Emoji', 'Noto Sans Hebrew', 'Noto Sans Arabic', 'Noto Sans Symbols 2'],
}

/**
 * What every document of a trip says, whatever its kind: house, title, map and days, every amount formatted, every date in words.
 * Pure; `today` and the sketch of the route come with the input.
 * @param name of the document with its number: 'Angebot 2600417 / 1' @param ownFacts further key facts; empty ones are left out
 * @param sketch the route on the map, or null when too few places are known
 */
export function documentModel(
  source: DocumentSource,
  name: string,
  ownFacts: readonly LabelledValue[],
  sketch: RouteSketch | null,
): DocumentModel {
  const { trip, client, language } = source
  const { words, typeset } = language
  const title = tripTitle(source)
  const group = typeset(trip.groupName.trim() || client.companyName.trim())
  const fullTitle = `${name} · ${title}`
  return {
    title: shortened(untypeset(fullTitle), 200),
    runningTitle: shortened(fullTitle, runningTitleLetters),
    house: printedHouse(source.house, language),
    words: words.printed,
    trip: {
      title,
      subtitle: tripSubtitle(source),
      group: shortened(group, groupLetters),
      keyFacts: [...keyFacts(source), ...ownFacts].filter(({ value }) => value !== ''),
    },
    map: sketch === null ? null : printedMap(sketch, language),
    days: printedDays(source),
  }
}

/** What a trip is called on paper: as somebody named it, else by what it is. */
export function tripTitle(source: DocumentSource): string {
  return source.language.typeset(source.trip.name.trim()) || categoryTitle(source)
}

/** '„Fjorde im Mai“' @param letters beyond which its name is cut */
export function quotedTrip(source: DocumentSource, letters = Number.POSITIVE_INFINITY): string {
  return source.language.words.quoted(shortened(tripTitle(source), letters))
}

/** One of several trips of a document, in a sentence: '„Fjorde im Mai“ vom 14. bis 17. Mai 2027'. */
export function tripInSentence(source: DocumentSource): string {
  const { trip, language } = source
  return `${quotedTrip(source)} ${language.dates.periodInSentence(trip.startAt, trip.endAt)}`
}

/** Above the part of a trip in a document of several: 'Fjorde im Mai · 14.–17. Mai 2027'. */
export function partTitle(source: DocumentSource): string {
  const { trip, language } = source
  return `${tripTitle(source)} · ${language.dates.dateRange(trip.startAt, trip.endAt)}`
}

/** 'Chorreise · Norwegen, Dänemark · 14.–23. Mai 2027' */
function tripSubtitle(source: DocumentSource): string {
  const { trip, language } = source
  const destinations = shortened(trip.destinations.join(', '), 80)
  return [categoryTitle(source), destinations, language.dates.dateRange(trip.startAt, trip.endAt)]
    .filter((part) => part !== '')
    .join(' · ')
}

function categoryTitle({ trip, language }: DocumentSource): string {
  return capitalised(language.options.order_category[trip.category])
}

function keyFacts({ trip, days, language: { words, amounts } }: DocumentSource): LabelledValue[] {
  const nights = daysBetween(trip.startAt, trip.endAt)
  return [
    {
      label: words.keyFacts.duration,
      value: nights > 0 ? `${words.days(nights + 1)}, ${words.nights(nights)}` : words.days(1),
    },
    { label: words.keyFacts.distance, value: distanceOf(days, amounts) },
  ]
}

type Driven = { readonly distanceKm: number | null; readonly distanceIsCalculated: boolean }

/** What is driven on these days; 'ca.' where any of it was calculated from the map and not told by somebody (TRUE-07). @returns '' for none */
export function distanceOf(days: readonly Driven[], amounts: Amounts): string {
  const driven = days.filter(({ distanceKm }) => (distanceKm ?? 0) > 0)
  const kilometres = driven.reduce((sum, { distanceKm }) => sum + (distanceKm ?? 0), 0)
  if (kilometres === 0) return ''
  return driven.some(({ distanceIsCalculated }) => distanceIsCalculated)
    ? amounts.aboutDistance(kilometres)
    : amounts.distance(kilometres)
}

function printedDays({ days, language }: DocumentSource): PrintedDay[] {
  const { words, dates, amounts, typeset } = language
  const notes = stayNotes(days, language)
  return days.map((day, index) => {
    const hotels = includedHotels(day)
    return {
      number: String(index + 1),
      label: capitalised(untypeset(words.day(index + 1))) + words.colon,
      weekday: dates.weekday(day.date),
      date: dates.dayAndMonth(day.date),
      short: dates.shortDay(day.date),
      route: typeset(day.name.trim()) || words.atLeisure,
      distance: distanceOf([day], amounts),
      paragraphs: day.subtitles.map((text) => typeset(text.trim())).filter((text) => text !== ''),
      services: day.services
        .filter((service) => !(service.kind === 'hotel' && hotels.includes(service)))
        .map((service) => printedService(service, language))
        .filter((service) => service.text !== ''),
      hotels: hotels.map((hotel) => printedHotel(hotel, language)),
      stayNote: notes[index] ?? null,
    }
  })
}

function printedHouse(
  { name, brandColor, logoSvg, logoAlt, senderLine, footer }: DocumentHouse,
  { locale }: DocumentSource['language'],
): PrintedHouse {
  return {
    name,
    brandColor,
    fonts,
    logoSvg: logoSvg === null || logoSvg.trim() === '' ? null : logoSvg,
    logoAlt: logoAlt || name,
    senderLine,
    footer: footer
      .map((column) => column.map((line) => footerLine(line, locale)))
      .filter((column) => column.length > 0),
  }
}
