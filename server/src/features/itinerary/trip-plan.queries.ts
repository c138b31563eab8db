import type {
  Board,
  ClientOfferStatus,
  PassageType,
  PriceType,
  TrainCategory,
} from '@reisewerk/domain/accounts/options.ts'
import type { Translations } from '@reisewerk/domain/accounts/translation/translations.ts'
import type { LocalTime } from '@reisewerk/domain/calendar-date.ts'
import type { GazetteerKind } from '@reisewerk/domain/geography/gazetteer.ts'
import type { PlanDay, PlanPlace } from '@reisewerk/domain/itinerary/plan/trip-plan.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'
import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { goesBy } from './itinerary.tables.ts'

export type PlanDayRow = Omit<PlanDay, 'services' | 'translated' | 'translations' | 'subtitleTranslations'> & {
  readonly translations: Translations<'name'>
  readonly subtitleTranslations: Translations<'subtitle'>[]
}
/** A service of any kind; what its kind does not have is null. */
export type PlannedServiceRow = {
  readonly id: number
  readonly dayId: number
  readonly kind: ServiceKind
  readonly isBrandNew: boolean
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  /** 'HH:mm' of a note, which may have no beginning beside it. */
  readonly timeOfDay: string | null
  readonly clientOffer: ClientOfferStatus
  readonly priceType: PriceType
  readonly cents: number | null
  readonly currency: string
  readonly description: string
  readonly board: Board | null
  readonly stars: number | null
  readonly passageType: PassageType | null
  readonly routeDescription: string
  readonly translations: Translations<'routeDescription' | 'serviceDescription' | 'text'>
  /** Of the type of another service. */
  readonly typeTranslations: Translations<'name'> | null
  readonly isEmptyDrive: boolean | null
  readonly serviceType: string | null
  readonly flightNumber: string | null
  /** null where the class is hidden. */
  readonly trainCategory: TrainCategory | null
  readonly text: RichText | null
  readonly provider: string | null
  readonly place: PlanPlace | null
  readonly from: PlanPlace | null
  readonly to: PlanPlace | null
}

const place = (
  row: string,
  kind: GazetteerKind,
  town = "'town', null",
) => `case when ${row}.id is not null then json_build_object('kind', '${kind}', 'id', ${row}.id, 'name', ${row}.name,
  'translations', nullif(${row}.translations, '{}'), 'latitude', ${row}.latitude, 'longitude', ${row}.longitude, ${town}, 'country', ${row}.country) end`
const inTown = `'townId', l.id, 'town', l.name, 'townTranslations', nullif(l.translations, '{}')`
/** Where a passage begins or ends: a port, an airport or a station. */
const end = (side: 'start' | 'end', at: string) =>
  `case p.kind when 'ferry' then (select ${place('x', 'ports')} from ports x where x.id = f.${side}_port_id)
    when 'airline' then (select ${place('x', 'airports', inTown)} from airports x left join places l on l.id = x.place_id where x.id = a.${side}_airport_id)
    when 'train' then (select ${place('x', 'train_stations', inTown)} from train_stations x left join places l on l.id = x.place_id where x.id = t.${side}_train_station_id)
   end as "${at}"`

const daysSql = `
  select d.id, d.date, d.name, d.is_automatic_name as "isAutomaticName", d.distance as "distanceKm",
    d.distance_is_calculated as "distanceIsCalculated",
    array(select s.subtitle from day_subtitles s where s.day_id = d.id and s.subtitle <> '' order by s.sort, s.id) as subtitles,
    array(select s.translations from day_subtitles s where s.day_id = d.id and s.subtitle <> '' order by s.sort, s.id) as "subtitleTranslations",
    d.translations
  from days d where d.order_id = $1 order by d.date`

const servicesSql = `
  select p.id, p.day_id as "dayId", p.kind, p.is_brand_new as "isBrandNew", p.start_at as "startAt", p.end_at as "endAt",
    coalesce(r.time_of_day, e.time_of_day) as "timeOfDay", p.client_offer_status as "clientOffer", p.client_offer_price_type as "priceType", p.client_offer_price_cents as cents,
    p.client_offer_price_currency as currency, p.service_description as description, p.route_description as "routeDescription",
    p.translations, y.translations as "typeTranslations",
    h.board, coalesce(v.stars, h.hotel_type_stars) as stars, coalesce(f.type, t.type) as "passageType", e.text,
    v.name as provider, y.name as "serviceType", r.empty_drive as "isEmptyDrive",
    (select w.flight_number from airline_requests w where w.id = q.id) as "flightNumber",
    case when not t.hide_class then t.category end as "trainCategory",
    (select ${place('x', 'places')} from places x where x.id = found.place) as place,
    ${end('start', 'from')}, ${end('end', 'to')}
  from days d join placeholders p on p.day_id = d.id
    left join hotel_placeholders h on h.id = p.id left join ferry_placeholders f on f.id = p.id
    left join airline_placeholders a on a.id = p.id left join train_placeholders t on t.id = p.id
    left join other_placeholders o on o.id = p.id left join other_service_types y on y.id = o.other_service_type_id
    left join route_details r on r.id = p.id left join predefined_route_details g on g.id = r.predefined_route_detail_id
    left join free_text_items e on e.id = p.id
    cross join ${goesBy('p')} left join requests q on q.id = goes.request
    -- Worked out first: under a policy no index is searched for what is still to be worked out.
    left join lateral (select coalesce(q.provider_id, nullif(a.airline_id, -1)) as provider,
      case p.kind when 'hotel' then place_of_stay(goes.request, h.place_id) else coalesce(o.place_id, g.place_id) end as place
      offset 0) found on true
    left join providers v on v.id = found.provider
  where d.order_id = $1
  order by array_position(d.sort_helper, p.kind || '-' || p.id), p.id`

/** The days of a trip and all their services, each in its order; empty when the actor sees no such trip. */
export async function readPlanRows(
  trx: Transaction,
  orderId: number,
): Promise<{ days: PlanDayRow[]; services: PlannedServiceRow[] }> {
  const [days, services] = await Promise.all([
    trx.query<PlanDayRow>(daysSql, [orderId]),
    trx.query<PlannedServiceRow>(servicesSql, [orderId]),
  ])
  return { days, services }
}
