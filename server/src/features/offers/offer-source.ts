import { type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import type { OfferLanguage } from '@reisewerk/domain/offers/offer-language.ts'
import type { OfferDay, OfferPlace, OfferService, OfferSource } from '@reisewerk/domain/offers/offer-source.ts'
import { plainTextOf } from '@reisewerk/domain/rich-text.ts'
import type { AddressRow, OfferDayRow, OfferServiceRow, OfferTripRows, PlaceRow } from './offer-rows.ts'
import type { JourneyEnds } from './offers.document.ts'

const vehicleWords = {
  bus: 'Bus',
  car: 'Pkw',
  motorcycle: 'Motorrad',
  sprinter: 'Sprinter',
  trailer: 'Anhänger',
} as const

/** Rows of a trip → what the offer is made of. @param sequence which offer of this trip it will be */
export function offerSourceOf(
  trip: OfferTripRows,
  sequence: number,
  today: CalendarDate,
  language: OfferLanguage,
): OfferSource {
  const money = ({ cents, currency }: { cents: number; currency: string }) => ({ cents, currency })
  return {
    language,
    today,
    orderNumber: trip.orderNumber,
    sequence,
    optionDate: null,
    trip: {
      name: trip.tripName,
      groupName: trip.groupName,
      category: trip.category,
      destinations: trip.destinations ?? [],
      startAt: trip.startAt,
      endAt: trip.endAt,
    },
    client: {
      companyName: trip.companyName ?? trip.groupName,
      addressLines: trip.address === null ? [] : linesOf(trip.address),
      contact: trip.contact,
      isFormal: trip.isFormal,
    },
    house: {
      name: trip.houseName,
      brandColor: trip.brandColor,
      senderLine: trip.senderLine,
      footer: trip.footer,
      logoSvg: trip.logoSvg,
      logoAlt: trip.logoAlt,
    },
    signer: { name: trip.signerName, role: trip.signerRole, phone: trip.signerPhone, email: trip.signerEmail },
    introTitle: trip.introTitle ?? '',
    introText: trip.introText,
    days: trip.days.map(dayOf),
    prices: {
      tiers: trip.prices
        .filter(({ kind }) => kind === 'package')
        .map((price) => ({ fromPax: price.persons, price: money(price) })),
      singleSupplements: trip.prices
        .filter(({ kind }) => kind === 'single_supplement')
        .map((price) => ({ upToRooms: price.persons, price: money(price) })),
      minimumPax: null,
    },
    conditions: trip.conditions,
  }
}

/** The bus sets out where the first day does and comes home where the last day ends; else where the client is at home. */
export function journeyEndsOf({ ends, address }: OfferTripRows): JourneyEnds {
  const home = address === null ? null : homeOf(address)
  return { departure: placeOf(ends.departure) ?? home, arrival: placeOf(ends.arrival) ?? home }
}

function homeOf({ city, longitude, latitude }: AddressRow): OfferPlace | null {
  return longitude === null || latitude === null ? null : { name: city, position: { longitude, latitude } }
}

function linesOf({ street, zip, city, country }: AddressRow): string[] {
  const abroad = country === 'Deutschland' ? '' : country
  return [street, `${zip} ${city}`.trim(), abroad].filter((line) => line !== '')
}

function dayOf(day: OfferDayRow): OfferDay {
  const services = day.services.flatMap((row) => serviceOf(row) ?? [])
  return { date: day.date, name: day.name, distanceKm: day.distance, subtitles: day.subtitles, services }
}

function serviceOf(row: OfferServiceRow): OfferService | null {
  const offered = {
    clientOffer: row.clientOffer,
    priceType: row.priceType,
    price: row.cents === null ? null : { cents: row.cents, currency: row.currency },
    description: row.description,
  }
  const times = { startAt: row.startAt, endAt: row.endAt }
  if (row.kind === 'hotel') {
    const nights =
      row.startAt === null || row.endAt === null ? 1 : daysBetween(row.startAt.slice(0, 10), row.endAt.slice(0, 10))
    return {
      kind: 'hotel',
      ...offered,
      name: row.provider,
      place: placeOf(row.place),
      stars: row.stars,
      board: row.board ?? 'none',
      nights,
    }
  }
  const ends = { from: placeOf(row.from), to: placeOf(row.to), company: row.provider }
  const isNight = row.passageType === 'night'
  if (row.kind === 'ferry') {
    const vehicles = Object.entries(vehicleWords).flatMap(([key, word]) =>
      row[key as keyof typeof vehicleWords] === true ? [word] : [],
    )
    return { kind: 'ferry', ...offered, ...times, ...ends, isNight, vehicles }
  }
  if (row.kind === 'airline') {
    return { kind: 'airline', ...offered, ...times, ...ends, flightNumber: row.flightNumber }
  }
  if (row.kind === 'train') {
    // Whoever travels in both classes reads of neither.
    const classCategory = row.trainCategory === 'first_and_second' ? null : row.trainCategory
    return { kind: 'train', ...offered, ...times, ...ends, isNight, classCategory }
  }
  if (row.kind === 'other') {
    return { kind: 'other', ...offered, ...times, title: row.serviceType ?? '', place: placeOf(row.place) }
  }
  if (row.kind === 'route') {
    if (row.routeDescription === '') return null
    return { kind: 'route', text: row.routeDescription, place: placeOf(row.place), ...times }
  }
  return row.kind === 'free' ? freeTextOf(row, offered, times) : null
}

/** A free text that is not included is something the client may choose, with a price. */
function freeTextOf(
  row: OfferServiceRow,
  offered: Pick<OfferService & { kind: 'other' }, 'clientOffer' | 'priceType' | 'price' | 'description'>,
  times: Pick<OfferService & { kind: 'free' }, 'startAt' | 'endAt'>,
): OfferService | null {
  const text = plainTextOf(row.text)
  if (text === '') return null
  if (row.clientOffer === 'included') return { kind: 'free', text, place: null, ...times }
  return { kind: 'other', title: text, place: null, ...offered, ...times }
}

function placeOf(row: PlaceRow | null): OfferPlace | null {
  return row === null ? null : { name: row.name, position: { longitude: row.longitude, latitude: row.latitude } }
}
