import { daysBetween } from '../calendar-date.ts'
import { capitalised, shortened, untypeset } from '../typography/typeset.ts'
import { printedConditions } from './offer-conditions.ts'
import { includedServices } from './offer-included.ts'
import type { OfferLanguage } from './offer-language.ts'
import { coverLetter, letterFacts, letterSubject, offerNumber, recipientLines } from './offer-letter.ts'
import { printedMap } from './offer-map.ts'
import type { LabelledValue, OfferDocumentModel, PrintedDay, PrintedHouse } from './offer-model.ts'
import { extraGroups, lowestPrice, packageBand, packageNote, singleBand } from './offer-prices.ts'
import { printedHotel, printedService } from './offer-services.ts'
import type { OfferDay, OfferHouse, OfferSource } from './offer-source.ts'
import { includedHotels, stayNotes } from './offer-stays.ts'
import type { RouteSketch } from './route-sketch.ts'

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
 * The offer of a trip, ready to be set (OFFER-06): every amount formatted, every date in words, the services grouped by
 * how they are offered. Pure; `today` and the sketch of the route come with the input.
 * @param sketch the route on the map, or null when too few places have coordinates
 */
export function offerDocument(source: OfferSource, sketch: RouteSketch | null): OfferDocumentModel {
  const { trip, client, prices, signer, language } = source
  const { words, typeset } = language
  const number = `${words.offer} ${offerNumber(source)}`
  const tripTitle = typeset(trip.name.trim()) || categoryTitle(source)
  const group = typeset(trip.groupName.trim() || client.companyName.trim())
  const fullTitle = untypeset(`${number} · ${tripTitle}`)
  return {
    title: shortened(fullTitle, 200),
    runningTitle: shortened(`${number} · ${tripTitle}`, runningTitleLetters),
    house: printedHouse(source.house),
    words: words.printed,
    recipient: recipientLines(client, language),
    facts: letterFacts(source),
    subject: letterSubject(source),
    letter: coverLetter(source),
    signature: { greeting: words.greeting, name: typeset(signer.name), role: typeset(signer.role) },
    trip: {
      title: tripTitle,
      subtitle: tripSubtitle(source),
      group: shortened(group, groupLetters),
      keyFacts: keyFacts(source),
    },
    map: sketch === null ? null : printedMap(sketch, language),
    days: printedDays(source.days, language),
    included: includedServices(source.days, language),
    packagePrices: packageBand(prices, language),
    singleSupplements: singleBand(prices, language),
    packageNote: packageNote(prices, language),
    extras: extraGroups(source.days, language),
    conditions: printedConditions(source.conditions, typeset),
  }
}

/** 'Chorreise · Norwegen, Dänemark · 14.–23. Mai 2027' */
function tripSubtitle(source: OfferSource): string {
  const { trip, language } = source
  const destinations = shortened(trip.destinations.join(', '), 80)
  return [categoryTitle(source), destinations, language.dates.dateRange(trip.startAt, trip.endAt)]
    .filter((part) => part !== '')
    .join(' · ')
}

function categoryTitle({ trip, language }: OfferSource): string {
  return capitalised(language.options.order_category[trip.category])
}

function keyFacts({ trip, days, prices, language: { words, amounts } }: OfferSource): LabelledValue[] {
  const nights = daysBetween(trip.startAt, trip.endAt)
  const kilometres = days.reduce((sum, day) => sum + (day.distanceKm ?? 0), 0)
  const lowest = lowestPrice(prices)
  const price = lowest === null ? '' : amounts.money(lowest)
  const facts = [
    {
      label: words.keyFacts.duration,
      value: nights > 0 ? `${words.days(nights + 1)}, ${words.nights(nights)}` : words.days(1),
    },
    { label: words.keyFacts.distance, value: kilometres > 0 ? amounts.distance(kilometres) : '' },
    { label: words.keyFacts.pricePerPerson, value: prices.tiers.length > 1 ? words.fromPrice(price) : price },
  ]
  return facts.filter((fact) => fact.value !== '')
}

function printedDays(days: readonly OfferDay[], language: OfferLanguage): PrintedDay[] {
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
      distance: day.distanceKm === null || day.distanceKm === 0 ? '' : amounts.distance(day.distanceKm),
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

function printedHouse({ name, brandColor, logoSvg, logoAlt, senderLine, footer }: OfferHouse): PrintedHouse {
  return {
    name,
    brandColor,
    fonts,
    logoSvg: logoSvg === null || logoSvg.trim() === '' ? null : logoSvg,
    logoAlt: logoAlt || name,
    senderLine,
    footer: footer.map((column) => [...column]).filter((column) => column.length > 0),
  }
}
