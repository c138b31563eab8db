-- The day plan of a trip: its days with every service, every request for one, and what is shown of those who are asked. Each table once, flat;
-- who is named twice is read once.

-- answers: days
-- left out: order
select d.id, d.version, d.date, d.name, d.is_automatic_name as "isAutomaticName", d.distance, d.distance_is_calculated as "distanceIsCalculated",
  d.sort_helper as "sortHelper", d.trip_detail_progress as "tripDetailProgress"
from days d where d.order_id = :trip order by d.date, d.id;

-- answers: subtitles
select s.id, s.version, s.day_id as day, s.subtitle from day_subtitles s where s.order_id = :trip;

-- answers: services
-- left out: order
select p.id, p.version, p.day_id as day, p.kind as "info.type", p.start_at as "startAt", p.end_at as "endAt", p.check_in_at as "checkInAt",
  p.agency_id as "agency.id", p.selected_request_id as "selectedRequest", p.taken_back_request_id as "takenBackRequest", p.client_offer_status as "clientOffer.status",
  p.client_offer_price_type as "clientOffer.priceType", p.client_offer_price_cents as "clientOffer.price.cents",
  p.client_offer_price_currency as "clientOffer.price.currency",
  case when p.selected_request_id is not null then coalesce(s.reserved_amount, 0) end as "info.personsReserved",
  coalesce(s.asked_amount, f.hotel_pax_asked, 0) as "info.personsAsked", coalesce(s.trip_detail_progress, 0) as "tripDetailProgress",
  p.driver_not_participating as "driverNotParticipating", p.is_brand_new as "isBrandNew", p.with_request as "withRequest",
  p.no_own_trip_details as "noOwnTripDetails", coalesce(p.show_voucher, p.client_offer_status = 'included') as "showVoucher",
  p.sort_group_id as "sortGroup", p.route_description as "routeDescription", p.service_description as "serviceDescription",
  p.offer_type as "offerType", p.offer_provider_id as "offerProvider",
  coalesce(h.area_id, x.area_id) as "area.id", coalesce(h.place_id, x.place_id) as "place.id", h.board, h.hotel_type_stars as "hotelType.stars",
  h.hotel_type_category as "hotelType.category", h.times, h.default_hotel_times as "defaultHotelTimes",
  coalesce(x.category, t.category) as category, x.destination_id as destination, x.meeting_point as "meetingPoint",
  x.other_service_type_id as "otherServiceType.id", coalesce(v.type, t.type, r.type) as type, coalesce(v.hide_class, t.hide_class) as "hideClass",
  v.class_category as "classCategory", v.offer_bus as "offerBus", v.offer_car as "offerCar", v.offer_motorcycle as "offerMotorcycle",
  v.offer_sprinter as "offerSprinter", v.offer_trailer as "offerTrailer", v.start_port_id as "startPort.id", v.end_port_id as "endPort.id",
  a.airline_id as airline, a.offer_price_type as "offerPriceType", a.start_airport_id as "startAirport.id", a.end_airport_id as "endAirport.id",
  t.train_type as "trainType", t.wagon_type as "wagonType", t.start_train_station_id as "startTrainStation.id",
  t.end_train_station_id as "endTrainStation.id", coalesce(r.time_of_day, w.time_of_day) as "timeOfDay",
  r.price_per_person_cents as "pricePerPerson.cents", r.price_per_person_currency as "pricePerPerson.currency", r.empty_drive as "emptyDrive",
  r.predefined_route_detail_id as "predefinedRouteDetail.id", w.text, w.predefined_free_text_item_id as "predefinedFreeTextItem"
from placeholders p
left join order_figures f on f.order_id = p.order_id
left join requests s on s.id = p.selected_request_id and stands(s.id, s.status)
left join hotel_placeholders h on h.id = p.id
left join other_placeholders x on x.id = p.id
left join ferry_placeholders v on v.id = p.id
left join airline_placeholders a on a.id = p.id
left join train_placeholders t on t.id = p.id
left join route_details r on r.id = p.id
left join free_text_items w on w.id = p.id
where p.order_id = :trip;

-- answers: requests
-- left out: order hotel ferry airline train contingent.ticketsReserved info.title
select r.id, r.version, r.placeholder_id as placeholder, r.request_type as "requestType", r.status as "requestStatus.status",
  r.provider_id as "provider.id", r.agency_id as "agency.id", r.request_contact_id as "requestContact", r.assigned_contact_id as "assignedContact",
  r.assigned_address_id as "assignedAddress", r.start_at as "startAt", r.end_at as "endAt", r.check_in_at as "checkInAt",
  r.whole_group as "wholeGroup", r.agreed_start_at as "agreed.startAt", r.agreed_end_at as "agreed.endAt", r.agreed_amount as "agreed.askedAmount", r.agreed_rooms as "agreedRooms",
  r.last_told as "lastTold",
  m.queued_at as "requestedAt",
  case when (r.agreed_start_at, r.agreed_end_at, r.agreed_amount) is distinct from (r.start_at, r.end_at, r.asked_amount)
      or r.agreed_rooms is not null and r.agreed_rooms <> n.rooms
    then (select max(l.queued_at) from email_messages l where l.request_id = r.id and l.is_letter and l.status in ('queued', 'sent')
      and l.told = coalesce(r.last_told, l.told) and letter_tells_all(l.told, r.start_at, r.end_at, r.asked_amount, n.rooms)) end as "renewedAt",
  r.option_nr as "optionNr", o.due_date as "optionTodo.dueDate", o.status as "optionTodo.status",
  r.asked_amount as "info.contingent",
  case when stands(r.id, r.status) then r.reserved_amount else 0 end as "info.personsReserved", r.route_description as "routeDescription",
  r.service_description as "serviceDescription", r.notes, r.trip_detail_progress as "tripDetailProgress", r.room_list_is_new as "roomListIsNew",
  r.cancellation_steps as "cancellationSteps", r.prices_from as "pricesFrom", r.asked_amount as "contingent.askedAmount",
  r.reserved_amount as "contingent.reservedAmount", r.extra_description as "contingent.extraDescription",
  r.extra_asked_amount as "contingent.extraAskedAmount", r.extra_reserved_amount as "contingent.extraReservedAmount",
  h.roomlist_notes as "roomlistNotes", h.board, h.free_places as "requestDetails.free", h.cancellation as "requestDetails.cancel",
  h.payment as "requestDetails.payment", x.other_service_id as "otherService", x.other_service_type_id as "otherServiceType",
  x.meeting_point as "meetingPoint", f.contingent_ticket_price_cents as "contingent.ticketPrice.cents",
  f.contingent_ticket_price_currency as "contingent.ticketPrice.currency", f.contingent_bus_price_cents as "contingent.busPrice.cents",
  f.contingent_bus_price_currency as "contingent.busPrice.currency", f.contingent_ticket_tax_cents as "contingent.ticketTax.cents",
  f.contingent_ticket_tax_currency as "contingent.ticketTax.currency", f.contingent_bus_tax_cents as "contingent.busTax.cents",
  f.contingent_bus_tax_currency as "contingent.busTax.currency", coalesce(f.type, t.type) as type, f.start_port_id as "startPort",
  f.end_port_id as "endPort", f.ship_name as "shipName", f.embark_at as "embarkAt", a.start_airport_id as "startAirport",
  a.end_airport_id as "endAirport", a.flight_number as "flightNumber", a.ticket_nr as "ticketNr", a.food_on_board as "foodOnBoard",
  t.start_train_station_id as "startTrainStation", t.end_train_station_id as "endTrainStation", t.train_number as "trainNumber", t.category,
  t.train_type as "trainType", t.wagon_type as "wagonType", t.start_track as "startTrack", t.end_track as "endTrack"
from requests r
left join todos o on o.request_id = r.id
left join lateral (select case when r.request_type = 'ferry' then coalesce(
      (select jsonb_agg(jsonb_build_object('persons', c.persons, 'type', c.type, 'amount', c.asked_amount) order by c.persons, c.type)
        from request_cabins c where c.request_id = r.id and c.asked_amount > 0),
      (select jsonb_agg(jsonb_build_object('persons', k.persons, 'type', k.type, 'amount', k.asked_amount) order by k.persons, k.type)
        from order_ferry_cabins k where k.order_id = r.order_id and k.asked_amount > 0 and r.asked_amount in (0, g.hotel_pax_asked)))
    when r.asked_amount in (0, g.hotel_pax_asked) then g.hotel_rooms_asked end as rooms from order_figures g
  where g.order_id = r.order_id and r.agreed_rooms is not null) n on true
left join (select request_id, max(queued_at) as queued_at from email_messages where order_id = :trip group by request_id) m on m.request_id = r.id
left join hotel_requests h on h.id = r.id
left join other_requests x on x.id = r.id
left join ferry_requests f on f.id = r.id
left join airline_requests a on a.id = r.id
left join train_requests t on t.id = r.id
where r.order_id = :trip;

-- answers: itemPrices
select i.id, i.version, i.request_id as request, i.name, i.quantity_type as "quantityType", i.price_cents as "price.cents",
  i.price_currency as "price.currency", i.price_for_all_nights as "priceForAllNights", i.price_for_two as "priceForTwo", i.limit_is_valid as "limitIsValid",
  i.limit_is_valid_asked as "limitIsValidAsked", i.sell_price_cents as "sellPrice.cents", i.sell_price_currency as "sellPrice.currency",
  i.billing_type as "billingType", i.has_freeplaces as "hasFreeplaces"
from request_item_prices i where i.order_id = :trip;

-- answers: cabins
select c.id, c.version, c.persons as "type.persons", c.type as "type.type", c.asked_amount as "askedAmount", c.reserved_amount as "reservedAmount",
  c.extra_asked_amount as "extraAskedAmount", c.extra_reserved_amount as "extraReservedAmount", c.price_cents as "price.cents",
  c.price_currency as "price.currency"
from request_cabins c where c.order_id = :trip;

-- answers: providers
select p.id, p.version, p.organisation_id as "organisationFilter", p.name, p.place_id as "place.id", p.area_id as area, p.email,
  p.booking_email as "bookingEmail", p.phone, p.website, p.trait_tags as "traitTags", p.is_retired as "isRetired", p.kind, p.stars, p.category,
  p.rating, p.room_count as "roomCount"
from providers p where p.id in (select provider_id from requests where order_id = :trip);

-- answers: agencies
select a.id, a.version, a.organisation_id as "organisationFilter", a.name, a.place_id as place, a.email, a.booking_email as "bookingEmail",
  a.phone, a.is_retired as "isRetired"
from agencies a
where a.id in (select agency_id from requests where order_id = :trip union all select agency_id from placeholders where order_id = :trip);

-- answers: places
with shown as (
  select place_id as id from hotel_placeholders where order_id = :trip
  union select place_id from other_placeholders where order_id = :trip
  union select p.place_id from requests r join providers p on p.id = r.provider_id where r.order_id = :trip
)
select p.id, p.version, p.name, p.country, p.area_id as area, p.latitude, p.longitude, p.is_retired as "isRetired"
from shown join places p using (id);

-- answers: areas
select a.id, a.version, a.name, a.destination_id as destination, a.is_retired as "isRetired"
from areas a
where a.id in (select area_id from hotel_placeholders where order_id = :trip union all select area_id from other_placeholders where order_id = :trip);

-- answers: ports
select p.id, p.version, p.name, p.country, p.place_id as place, p.latitude, p.longitude, p.is_retired as "isRetired"
from ports p
where p.id in (select unnest(array[start_port_id, end_port_id]) from ferry_placeholders where order_id = :trip);

-- answers: airports
select p.id, p.version, p.name, p.iata_code as "iataCode", p.country, p.place_id as place, p.latitude, p.longitude, p.is_retired as "isRetired"
from airports p
where p.id in (select unnest(array[start_airport_id, end_airport_id]) from airline_placeholders where order_id = :trip);

-- answers: stations
select s.id, s.version, s.name, s.country, s.place_id as place, s.latitude, s.longitude, s.is_retired as "isRetired"
from train_stations s
where s.id in (select unnest(array[start_train_station_id, end_train_station_id]) from train_placeholders where order_id = :trip);

-- answers: serviceTypes
select t.id, t.version, t.organisation_id as "organisationFilter", t.name, t.category, t.price_type as "priceType",
  t.meeting_point as "meetingPoint", t.duration, t.route_description as "routeDescription", t.service_description as "serviceDescription",
  t.is_retired as "isRetired"
from other_service_types t where t.id in (select other_service_type_id from other_placeholders where order_id = :trip);

-- answers: serviceTimes
select t.id, t.version, t.start_time_of_day as "startTimeOfDay", t.end_time_of_day as "endTimeOfDay",
  t.check_in_time_of_day as "checkInTimeOfDay", t.provider_id as provider
from other_service_day_times t
where t.other_service_type_id in (select other_service_type_id from other_placeholders where order_id = :trip);

-- answers: routes
select r.id, r.version, r.organisation_id as "organisationFilter", r.name, r.type, r.route_description as "routeDescription",
  r.time_of_day as "timeOfDay", r.price_per_person_cents as "pricePerPerson.cents", r.price_per_person_currency as "pricePerPerson.currency",
  r.destination_id as destination, r.area_id as area, r.place_id as place, r.is_retired as "isRetired",
  (select coalesce(json_agg(j.location_charge_id order by j.sort, j.id), '[]') from location_charge_route_details j
    where j.predefined_route_detail_id = r.id) as "locationCharges"
from predefined_route_details r where r.id in (select predefined_route_detail_id from route_details where order_id = :trip);

-- answers: routeCharges
select c.id, c.version, c.location_charge_id as "locationCharge", c.name, c.price_cents as "price.cents", c.price_currency as "price.currency"
from route_detail_charges c where c.order_id = :trip;

-- answers: infos
with shown as materialized (
  select i.* from infos i where i.type = 'note' and i.is_shown_on_trip_dashboard
)
select i.id, i.version, i.area_id as area, i.place_id as place, i.port_id as port, i.provider_id as provider,
  i.predefined_route_detail_id as "predefinedRouteDetail", i.type, i.sections, i.title, i.content, i.importance,
  i.is_shown_on_trip_dashboard as "isShownOnTripDashboard"
from shown i
where i.provider_id in (select provider_id from requests where order_id = :trip)
  or i.place_id in (select p.place_id from requests r join providers p on p.id = r.provider_id where r.order_id = :trip)
  or i.place_id in (select place_id from hotel_placeholders where order_id = :trip)
  or i.place_id in (select place_id from other_placeholders where order_id = :trip)
  or i.area_id in (select area_id from hotel_placeholders where order_id = :trip)
  or i.area_id in (select area_id from other_placeholders where order_id = :trip)
  or i.port_id in (select unnest(array[start_port_id, end_port_id]) from ferry_placeholders where order_id = :trip)
  or i.predefined_route_detail_id in (select predefined_route_detail_id from route_details where order_id = :trip);
