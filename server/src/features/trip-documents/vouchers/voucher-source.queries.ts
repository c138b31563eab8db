import type { Expression } from '../../../platform/resource/resource.ts'
import { speaks } from '../../itinerary/itinerary.tables.ts'
import { typeOfRoom } from '../../orders/orders.tables.ts'

/** A voucher is kept in the row of its service (002 §4: its visibility is stored on the placeholder). */
export { placeholders as voucherTable } from '../../itinerary/itinerary.tables.ts'

/** '2600417-02'; null until it is printed. */
export const voucherNumber: Expression = (row) =>
  `(select o.order_number || '-' || lpad(${row}.voucher_number::text, greatest(2, length(${row}.voucher_number::text)), '0')
    from orders o where o.id = ${row}.order_id and ${row}.voucher_number is not null)`

/** As somebody has said, else as usual: what is included and has not lost its house (decisions 040, 104). */
export const shownVoucher: Expression = (row) =>
  `coalesce(${row}.show_voucher, usual_voucher(${row}.client_offer_status, ${row}.selected_request_id))`

/** Vouchers stand as their services do in the trip. */
export const voucherPlace: Expression = (row) => `(select d.date from days d where d.id = ${row}.day_id),
  (select array_position(d.sort_helper, ${row}.kind || '-' || ${row}.id) from days d where d.id = ${row}.day_id), ${row}.id`

/** SQL of how many travel on a trip `o`: booked, or asked for where nobody is booked yet. */
export const guestsOfTrip = `coalesce((select coalesce(nullif(g.hotel_pax_reserved, 0), g.hotel_pax_asked) from order_figures g where g.order_id = o.id), 0)`

/** SQL of what a voucher is made of (`VoucherSource`), given the alias of its service's row. */
export const voucherSource: Expression = (row) => `(select json_build_object(
  'kind', ${row}.kind, 'orderNumber', o.order_number, 'groupName', o.group_name, 'date', d.date,
  'maxLines', (s.values #>> '{vouchers,maxLines}')::int, 'maxCharacters', (s.values #>> '{vouchers,maxCharacters}')::int,
  'clientLocale', o.order_locale, 'houseLocale', s.values #>> '{general,defaultLocale}',
  'startAt', ${row}.start_at, 'endAt', ${row}.end_at, 'checkInAt', ${row}.check_in_at,
  'serviceDescription', ${row}.service_description, 'translations', ${row}.translations, 'isWithoutDriver', coalesce(${row}.driver_not_participating, false),
  'board', h.board, 'times', coalesce(h.times, '[]'), 'passageType', coalesce(f.type, t.type),
  'from', ${end('start', 'name')}, 'to', ${end('end', 'name')},
  'fromTranslations', ${end('start', 'translations')}, 'toTranslations', ${end('end', 'translations')},
  'place', (select x.name from places x where x.id = coalesce(h.place_id, z.place_id)),
  'placeTranslations', coalesce((select x.translations from places x where x.id = coalesce(h.place_id, z.place_id)), '{}'),
  'serviceType', (select x.name from other_service_types x where x.id = z.other_service_type_id),
  'typeTranslations', coalesce((select x.translations from other_service_types x where x.id = z.other_service_type_id), '{}'),
  'meetingPoint', coalesce(z.meeting_point, ''),
  'typeMeetingPoint', coalesce((select x.meeting_point from other_service_types x where x.id = z.other_service_type_id), ''),
  'guests', ${guestsOfTrip},
  'rooms', ${contingent('order_hotel_rooms', typeOfRoom('b.type', 'o.organisation_id'))}, 'ferryCabins', ${contingent('order_ferry_cabins', 'b.type')}, 'crew', ${crew}, 'request', ${request(row)})
  from orders o join days d on d.id = ${row}.day_id
    left join organisation_settings s on s.organisation_id = o.organisation_id
    left join hotel_placeholders h on h.id = ${row}.id left join ferry_placeholders f on f.id = ${row}.id
    left join airline_placeholders a on a.id = ${row}.id left join train_placeholders t on t.id = ${row}.id
    left join other_placeholders z on z.id = ${row}.id
  where o.id = ${row}.order_id)`

/** Where a passage begins or ends: a port, an airport or a station. */
function end(side: 'start' | 'end', column: 'name' | 'translations'): string {
  return `coalesce((select x.${column} from ports x where x.id = f.${side}_port_id),
    (select x.${column} from airports x where x.id = a.${side}_airport_id),
    (select x.${column} from train_stations x where x.id = t.${side}_train_station_id))`
}

/** As they are booked, or asked for where nothing is booked yet. */
function contingent(table: 'order_hotel_rooms' | 'order_ferry_cabins', type: string): string {
  return `(select coalesce(json_agg(json_build_object('persons', b.persons, 'type', ${type},
    'amount', case when b.booked > 0 then b.reserved_amount else b.asked_amount end) order by b.persons desc, b.type <> 'standard', b.type, b.id), '[]')
  from (select x.id, x.persons, x.type, x.asked_amount, x.reserved_amount, sum(x.reserved_amount) over () as booked from ${table} x where x.order_id = o.id) b
  where case when b.booked > 0 then b.reserved_amount else b.asked_amount end > 0)`
}

const crew = `(select coalesce(json_agg(json_build_object('isDriver', k.role = '3_bus_driver',
    'roomFor', (k.room_type ->> 'persons')::int, 'cabinFor', k.cabin_type, 'busHeight', coalesce(k.bus_height, ''),
    'busLength', coalesce(k.bus_length, ''), 'busPlate', coalesce(k.bus_plate, '')) order by k.sort, k.id), '[]')
  from order_contacts k where k.order_id = o.id and k.role in ('3_bus_driver', '1_tour_guide'))`

function request(row: string): string {
  return `(select json_build_object('id', r.id, 'provider', coalesce(v.name, ''), 'phone', coalesce(v.phone, ''),
    'country', (select x.country from places x where x.id = v.place_id), 'agency', coalesce(y.name, ''),
    'startAt', r.start_at, 'endAt', r.end_at, 'checkInAt', r.check_in_at, 'embarkAt', rf.embark_at,
    'guests', case when r.reserved_amount > 0 then r.reserved_amount else r.asked_amount end,
    'isWholeGroup', coalesce(r.whole_group, greatest(r.asked_amount, r.reserved_amount) >= ${guestsOfTrip}), 'extra', r.extra_description, 'bookingNumber', r.option_nr, 'ticketNumber', coalesce(ra.ticket_nr, ''),
    'serviceDescription', r.service_description, 'translations', r.translations, 'notes', r.notes, 'board', rh.board,
    'shipName', coalesce(rf.ship_name, ''), 'flightNumber', coalesce(ra.flight_number, ''),
    'trainNumber', coalesce(rt.train_number, ''), 'startTrack', coalesce(rt.start_track, ''),
    'endTrack', coalesce(rt.end_track, ''), 'meetingPoint', coalesce(ro.meeting_point, ''),
    'cabins', ${cabins}, 'holdsCabins', exists (select from request_cabins x where x.request_id = r.id and x.reserved_amount > 0), 'contacts', ${contacts}, 'addresses', ${addresses},
    'assignedContact', r.assigned_contact_id, 'assignedAddress', r.assigned_address_id)
  from requests r left join providers v on v.id = r.provider_id left join agencies y on y.id = r.agency_id
    left join hotel_requests rh on rh.id = r.id left join ferry_requests rf on rf.id = r.id
    left join airline_requests ra on ra.id = r.id left join train_requests rt on rt.id = r.id
    left join other_requests ro on ro.id = r.id
  where r.id = ${speaks(row)})`
}

const cabins = `(select coalesce(json_agg(json_build_object('persons', c.persons, 'type', c.type,
    'amount', case when c.booked > 0 then c.reserved_amount + c.extra_reserved_amount else c.asked_amount + c.extra_asked_amount end)
    order by c.persons desc, c.type, c.id), '[]')
  from (select x.id, x.persons, x.type, x.asked_amount, x.reserved_amount, x.extra_asked_amount, x.extra_reserved_amount,
      sum(x.reserved_amount) over () as booked from request_cabins x where x.request_id = r.id) c
  where case when c.booked > 0 then c.reserved_amount + c.extra_reserved_amount else c.asked_amount + c.extra_asked_amount end > 0)`

/** Of the provider; where it is booked through an agency whose provider is not named, of the agency. */
const ofProvider = (alias: string) =>
  `(${alias}.provider_id = r.provider_id or (r.provider_id is null and ${alias}.agency_id = r.agency_id))`

const contacts = `(select coalesce(json_agg(json_build_object('id', k.id, 'firstName', k.first_name, 'lastName', k.last_name,
    'phone', coalesce(nullif(k.phone_mobile, ''), k.phone_fixed, '')) order by k.sort, k.id), '[]')
  from contacts k where ${ofProvider('k')} and (not k.deleted or k.id = r.assigned_contact_id))`

const addresses = `(select coalesce(json_agg(json_build_object('id', k.id, 'streetAddress', k.street_address, 'zip', k.zip,
    'city', k.city, 'country', k.country, 'sort', k.sort, 'isForInvoices', coalesce(k.purpose = 'invoice', false)) order by k.purpose = 'invoice', k.sort, k.id), '[]')
  from addresses k where ${ofProvider('k')})`
