import { type JobTitles, jobTitleIn } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { isOutdated, translationOf } from '@reisewerk/domain/accounts/translation/translations.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { documentHouse } from '@reisewerk/domain/documents/document-house.ts'
import { documentLanguage } from '@reisewerk/domain/documents/document-language.ts'
import type { DocumentSource } from '@reisewerk/domain/documents/document-source.ts'
import { countryIn } from '@reisewerk/domain/geography/countries.ts'
import { planIn } from '@reisewerk/domain/itinerary/plan/plan-in.ts'
import type { JourneyEnds } from '@reisewerk/domain/itinerary/plan/route-outline.ts'
import { type TripPlan, withoutEmptyDrives } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { readDocumentLanguage } from '../accounts/document-language.service.ts'
import { readTripPlan } from '../itinerary/trip-plan.service.ts'
import { type AddressRow, type DocumentHeadRow, readDocumentHead } from './documents.queries.ts'

export type DocumentTrip = {
  orderId: number
  organisationId: number
  source: DocumentSource
  ends: JourneyEnds
  signerTitles: JobTitles
}

/** The trip a document is made of, and those its offer speaks for beside it, told in the same language (OFFER-01). */
export type DocumentTrips = { readonly own: DocumentTrip; readonly attached: readonly DocumentTrip[] }

type Wanted = {
  /** X-LOCALE of the request; null when it does not say. */
  asked: Locale | null
  today: CalendarDate
  /** The switch that lets this kind of document have several languages (decision 018). */
  isMultilingual: (settings: Settings) => boolean
}

/** @throws ApiError 404 when the actor sees no such trip */
async function readDocumentTrip(trx: Transaction, orderId: number, wanted: Wanted): Promise<DocumentTrip> {
  const [head, plan] = await Promise.all([readDocumentHead(trx, orderId), readTripPlan(trx, orderId)])
  if (head === null) throw notFound('Reise')
  const { organisationId, orderLocale: ofOrder } = head
  const { asked, isMultilingual } = wanted
  const { locale, lists } = await readDocumentLanguage(trx, { organisationId, asked, ofOrder, isMultilingual })
  const language = documentLanguage(locale, lists)
  return {
    orderId,
    organisationId,
    ends: endsOf(head),
    signerTitles: head.signerTitles,
    source: { ...sourceOf(head, plan, locale), language, today: wanted.today },
  }
}

/** @throws ApiError 404 when the actor sees no such trip */
export async function readDocumentTrips(
  trx: Transaction,
  orderId: number,
  attached: readonly number[],
  wanted: Wanted,
): Promise<DocumentTrips> {
  const own = await readDocumentTrip(trx, orderId, wanted)
  const alike = { ...wanted, asked: own.source.language.locale, isMultilingual: () => true }
  return { own, attached: await Promise.all(attached.map((id) => readDocumentTrip(trx, id, alike))) }
}

function sourceOf(head: DocumentHeadRow, plan: TripPlan, locale: Locale): Omit<DocumentSource, 'language' | 'today'> {
  const { groupName, category, startAt, endAt, companyName, address, contact, isFormal } = head
  return {
    orderNumber: head.orderNumber,
    // A copy keeps it: what no paper tells of the trip is no difference between two of them.
    trip: { groupName, category, startAt, endAt, ...nameIn(head, locale), ...destinationsIn(head, locale) },
    client: {
      companyName: companyName ?? groupName,
      addressLines: address === null ? [] : linesOf(address, locale),
      contact,
      isFormal,
    },
    house: documentHouse(head.house),
    signer: {
      name: head.signerName,
      role: jobTitleIn(locale, head.signerTitles),
      phone: head.signerPhone,
      email: head.signerEmail,
    },
    days: withoutEmptyDrives(planIn(plan, locale)),
  }
}

/** What the trip is called in the language of the paper. */
function nameIn({ tripName, translations }: DocumentHeadRow, locale: Locale) {
  const told = translationOf(translations, locale, 'tripName')
  if (told === null) return { name: tripName }
  return { name: told, nameIs: { isTranslated: true, isOutdated: isOutdated(translations, locale, 'tripName') } }
}

/** What they are called in the language of the paper, and which have no name in it, or one of another German name. */
function destinationsIn({ destinations }: DocumentHeadRow, locale: Locale) {
  const named = destinations.map(({ translations, ...one }) => {
    const isOld = isOutdated(translations, locale, 'name')
    return { ...one, told: translationOf(translations, locale, 'name'), isOld }
  })
  const toTranslate = named.flatMap(({ id, name, told, isOld }) => {
    if (locale === 'de_DE' || (told !== null && !isOld)) return []
    return [{ id, name: told ?? name, isTranslated: told !== null, isOutdated: isOld }]
  })
  return {
    destinations: named.map(({ name, told }) => told ?? name),
    ...(toTranslate.length > 0 && { destinationsToTranslate: toTranslate }),
  }
}

/** The bus sets out where the first day does and comes home where the last day ends; else where the client is at home. */
function endsOf({ departure, arrival, home }: DocumentHeadRow): JourneyEnds {
  const town = home === null ? null : townOf(home)
  return { departure: departure ?? town, arrival: arrival ?? town }
}

function townOf({ city, longitude, latitude }: AddressRow): JourneyEnds['departure'] {
  return longitude === null || latitude === null ? null : { name: city, longitude, latitude }
}

/** The British write the postcode on a line of its own, behind the town. */
const britain = /^(?:GB|Großbritannien|Vereinigtes Königreich|England|Schottland|Wales|Nordirland)$/

function linesOf({ street, zip, city, country }: AddressRow, locale: Locale): string[] {
  const abroad = country === 'Deutschland' ? '' : countryIn(locale, country)
  const town = britain.test(country) ? [city, zip] : [`${zip} ${city}`.trim()]
  return [street, ...town, abroad].filter((line) => line !== '')
}
