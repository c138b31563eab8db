import type { HouseFacts } from '@reisewerk/domain/accounts/house/house-facts.ts'
import type { JobTitles } from '@reisewerk/domain/accounts/job-title.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import type { DocumentTrip } from '@reisewerk/domain/documents/document-source.ts'
import type { Addressee } from '@reisewerk/domain/documents/salutation.ts'
import type { Stop } from '@reisewerk/domain/itinerary/plan/trip-stops.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { houseFactsOf, jobTitlesOf } from '../accounts/accounts.tables.ts'

export type DocumentHeadRow = Omit<DocumentTrip, 'name' | 'nameIs' | 'destinations' | 'destinationsToTranslate'> & {
  destinations: { id: number; name: string; translations: Translations<'name'> }[]
  house: HouseFacts
  orderNumber: string
  organisationId: number
  orderLocale: Locale
  tripName: string
  translations: Translations<'tripName'>
  isFormal: boolean
  signerName: string
  signerEmail: string
  signerTitles: JobTitles
  signerPhone: string
  companyName: string | null
  /** Where letters go: the one chosen for the offer, else the first. */
  address: AddressRow | null
  /** Where the client is at home: the first. */
  home: AddressRow | null
  contact: Addressee | null
  /** Where the days' names say that the bus sets out and comes home. */
  departure: Stop | null
  arrival: Stop | null
}

export type AddressRow = {
  street: string
  zip: string
  city: string
  country: string
  longitude: number | null
  latitude: number | null
}

/** The first address of the trip's client by an order. */
const addressBy = (order: string) =>
  `(select row_to_json(x) from (select a.street_address as street, a.zip, a.city, a.country, p.longitude, p.latitude
      from addresses a left join lateral (select longitude, latitude from places where name = a.city order by id limit 1) p on true
      where a.client_id = o.client_id order by ${order} limit 1) x)`
/** 'Lüneburg – Kiel' on the first day, 'Kiel – Lüneburg' on the last. */
const endOfJourney = (day: 'min' | 'max', stop: string) =>
  `(select json_build_object('name', p.name, 'longitude', p.longitude, 'latitude', p.latitude)
    from (select regexp_split_to_array(trim(d.name), '\\s+[–—-]\\s+') as stops from days d
      where d.order_id = o.id and d.date = (select ${day}(date) from days where order_id = o.id)) n
    join places p on p.name = n.stops[${stop}] order by p.country = 'DE' desc, p.id limit 1)`

const headSql = `
  select o.order_number as "orderNumber", o.organisation_id as "organisationId", o.order_locale as "orderLocale", o.trip_name as "tripName",
    o.translations, o.group_name as "groupName", o.category, o.start_at as "startAt", o.end_at as "endAt", o.is_formal as "isFormal",
    ${houseFactsOf('h')} as house, trim(u.first_name || ' ' || u.last_name) as "signerName", u.email as "signerEmail",
    ${jobTitlesOf('u')} as "signerTitles", u.phone as "signerPhone", c.company_name as "companyName",
    array(select json_build_object('id', d.id, 'name', d.name, 'translations', d.translations)
      from order_destinations od join destinations d on d.id = od.destination_id
      where od.order_id = o.id order by od.sort) as destinations,
    ${addressBy('a.id = (select f.address_id from offers f where f.order_id = o.id) desc nulls last, a.sort, a.id')} as address,
    ${addressBy('a.sort, a.id')} as home,
    (select row_to_json(x) from (select k.salutation, k.first_name as "firstName", k.last_name as "lastName"
      from contacts k where k.id = addressee_of(o.id)) x) as contact,
    ${endOfJourney('min', '1')} as departure, ${endOfJourney('max', 'array_upper(n.stops, 1)')} as arrival
  from orders o join organisations h on h.id = o.organisation_id join users u on u.id = o.user_id
    left join clients c on c.id = o.client_id
  where o.id = $1`

/** @returns null when the actor sees no such trip */
export async function readDocumentHead(trx: Transaction, orderId: number): Promise<DocumentHeadRow | null> {
  const [head] = await trx.query<DocumentHeadRow>(headSql, [orderId])
  return head ?? null
}
