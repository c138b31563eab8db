import { orderCategories } from '../accounts/options.ts'
import { daysBetween, weekdayOf } from '../calendar-date.ts'
import { counted, printedDistance, printedMoney } from '../typography/amounts.ts'
import { dateRange, dayAndMonth, shortDay } from '../typography/date-words.ts'
import { shortened, typeset, untypeset } from '../typography/typeset.ts'
import { printedConditions } from './offer-conditions.ts'
import { includedServices } from './offer-included.ts'
import { coverLetter, letterFacts, letterSubject, offerNumber, recipientLines } from './offer-letter.ts'
import { printedMap } from './offer-map.ts'
import type { LabelledValue, OfferDocumentModel, PrintedDay, PrintedHouse } from './offer-model.ts'
import { extraGroups, lowestPrice, packageBand, packageNote, singleBand } from './offer-prices.ts'
import { printedHotel, printedService } from './offer-services.ts'
import type { OfferDay, OfferHouse, OfferSource } from './offer-source.ts'
import { includedHotels, stayNotes } from './offer-stays.ts'
import { germanOfferWords } from './offer-words.ts'
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
  const { trip, client, prices, signer } = source
  const number = `Angebot ${offerNumber(source)}`
  const tripTitle = typeset(trip.name.trim()) || orderCategories[trip.category].label
  const group = typeset(trip.groupName.trim() || client.companyName.trim())
  const fullTitle = untypeset(`${number} · ${tripTitle}`)
  return {
    title: shortened(fullTitle, 200),
    runningTitle: shortened(`${number} · ${tripTitle}`, runningTitleLetters),
    house: printedHouse(source.house),
    words: germanOfferWords,
    recipient: recipientLines(client),
    facts: letterFacts(source),
    subject: letterSubject(source),
    letter: coverLetter(source),
    signature: { greeting: 'Mit freundlichen Grüßen', name: typeset(signer.name), role: typeset(signer.role) },
    trip: {
      title: tripTitle,
      subtitle: tripSubtitle(source),
      group: shortened(group, groupLetters),
      keyFacts: keyFacts(source),
    },
    map: sketch === null ? null : printedMap(sketch),
    days: printedDays(source.days),
    included: includedServices(source.days),
    packagePrices: packageBand(prices),
    singleSupplements: singleBand(prices),
    packageNote: packageNote(prices),
    extras: extraGroups(source.days),
    conditions: printedConditions(source.conditions),
  }
}

/** 'Chorreise · Norwegen, Dänemark · 14.–23. Mai 2027' */
function tripSubtitle({ trip }: OfferSource): string {
  const destinations = shortened(trip.destinations.join(', '), 80)
  return [orderCategories[trip.category].label, destinations, dateRange(trip.startAt, trip.endAt)]
    .filter((part) => part !== '')
    .join(' · ')
}

function keyFacts({ trip, days, prices }: OfferSource): LabelledValue[] {
  const nights = daysBetween(trip.startAt, trip.endAt)
  const kilometres = days.reduce((sum, day) => sum + (day.distanceKm ?? 0), 0)
  const lowest = lowestPrice(prices)
  const duration = [counted(nights + 1, 'Tag', 'Tage'), nights > 0 ? counted(nights, 'Nacht', 'Nächte') : '']
  const facts = [
    { label: 'Dauer', value: duration.filter((part) => part !== '').join(', ') },
    { label: 'Gesamtstrecke', value: kilometres > 0 ? printedDistance(kilometres) : '' },
    {
      label: 'Preis pro Person',
      value: lowest === null ? '' : `${prices.tiers.length > 1 ? 'ab ' : ''}${printedMoney(lowest)}`,
    },
  ]
  return facts.filter((fact) => fact.value !== '')
}

function printedDays(days: readonly OfferDay[]): PrintedDay[] {
  const notes = stayNotes(days)
  return days.map((day, index) => {
    const hotels = includedHotels(day)
    return {
      number: String(index + 1),
      label: `Tag ${index + 1}`,
      weekday: weekdayOf(day.date),
      date: dayAndMonth(day.date),
      short: shortDay(day.date),
      route: typeset(day.name.trim()) || 'Zur freien Verfügung',
      distance: day.distanceKm === null || day.distanceKm === 0 ? '' : printedDistance(day.distanceKm),
      paragraphs: day.subtitles.map((text) => typeset(text.trim())).filter((text) => text !== ''),
      services: day.services
        .filter((service) => !(service.kind === 'hotel' && hotels.includes(service)))
        .map(printedService)
        .filter((service) => service.text !== ''),
      hotels: hotels.map(printedHotel),
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
