-- A trip's head and the panels beside it: what the trip is called, whose it is, where it goes, its contingents and its offer.

-- answers: item
-- left out: days
select o.id, o.version, o.order_number as "orderNumber", o.current_status as "currentStatus", o.trait_tags as "traitTags",
  u.id as "user.id", u.version as "user.version", u.first_name as "user.firstName", u.last_name as "user.lastName", u.email as "user.email",
  u.hue as "user.hue", u.image as "user.image", u.is_active as "user.isActive", o.category,
  c.id as "client.id", c.version as "client.version", c.organisation_id as "client.organisationFilter", c.company_name as "client.companyName",
  c.short_name as "client.shortName", c.kind as "client.kind", c.customer_number as "client.customerNumber", c.phone as "client.phone",
  c.vat_id as "client.vatId", c.categories as "client.categories", c.mailing_consent as "client.mailingConsent",
  c.mailing_consent_at as "client.mailingConsentAt", c.main_currency as "client.mainCurrency", c.main_language as "client.mainLanguage",
  c.client_complexity as "client.clientComplexity", c.payment_type as "client.paymentType", c.debtor_number as "client.debtorNumber",
  c.is_formal as "client.isFormal", c.e_invoice as "client.eInvoice", c.leitweg_id as "client.leitwegId",
  c.buyer_reference as "client.buyerReference", c.e_invoice_kind as "client.eInvoiceKind", c.e_invoice_address as "client.eInvoiceAddress",
  c.without_package_law as "client.withoutPackageLaw", c.reminder_block as "client.reminderBlock",
  c.reminder_block_until as "client.reminderBlockUntil", c.is_retired as "client.isRetired",
  o.organisation_id as "organisationFilter", o.order_currency as "orderCurrency", o.order_locale as "orderLocale", o.is_formal as "isFormal",
  o.request_source as "requestSource", o.request_to_user_id as "requestToUser", o.trip_name as "trip.name", o.cancelled_on as "cancelledOn",
  m.id as "trip.mainDestination.id", m.version as "trip.mainDestination.version", m.name as "trip.mainDestination.name",
  m.country as "trip.mainDestination.country", m.latitude as "trip.mainDestination.latitude", m.longitude as "trip.mainDestination.longitude",
  m.is_retired as "trip.mainDestination.isRetired", o.is_dummy as "trip.isDummy", o.start_at as "startAt", o.end_at as "endAt",
  o.group_name as "groupName", o.import_id as "_importId", o.notes, o.roomlist_notes as "roomlistNotes",
  o.roomlist_internal_notes as "roomlistInternalNotes", o.is_admin_only as "isAdminOnly", o.booking_situation as "bookingSituation",
  o.additional_fields as "additionalFields", o.primary_order_contact_id as "primaryOrderContact",
  o.last_updated_trip_details as "lastUpdatedTripDetails", o.last_updated_voucher as "lastUpdatedVoucher",
  o.last_contingent_update as "lastContingentUpdate", f.complexity_id as complexity, f.hotel_contingent_id as "hotelContingent.id",
  f.ferry_contingent_id as "ferryContingent.id", f.urgent_todo_due_date as "orderTodo.dueDate", k.id as calculation, e.id as "mainOffer",
  coalesce(s.id, o.id) as "attachedOffer.order", coalesce(s.order_number, o.order_number) as "attachedOffer.orderNumber",
  s.id is not null as "attachedOffer.isOfOtherTrip", f.hotel_pax_asked as "info.paxAsked", f.hotel_pax_reserved as "info.paxReserved"
from orders o
join users u on u.id = o.user_id
left join clients c on c.id = o.client_id
left join destinations m on m.id = o.main_destination_id
left join order_figures f on f.order_id = o.id
left join calculations k on k.order_id = o.id
left join offers e on e.order_id = o.id
left join offer_attached_orders j on j.attached_order_id = o.id
left join orders s on s.id = j.order_id and s.current_status <> 'deleted'
where o.id = :trip and o.current_status not in ('deleted', 'concept');

-- answers: destinations
select d.id, d.version, d.name, d.country, d.latitude, d.longitude, d.is_retired as "isRetired"
from order_destinations j join destinations d on d.id = j.destination_id where j.order_id = :trip order by j.sort, j.id;

-- answers: dayIds
select d.id from days d where d.order_id = :trip order by d.date, d.id;

-- answers: rooms
select r.id, r.version, r.persons as "type.persons", r.type as "type.type", r.asked_amount as "askedAmount", r.reserved_amount as "reservedAmount",
  r.requested_change_amount as "requestedChangeAmount"
from order_hotel_rooms r where r.order_id = :trip;

-- answers: tripCabins
select c.id, c.version, c.persons as "type.persons", c.type as "type.type", c.asked_amount as "askedAmount", c.reserved_amount as "reservedAmount",
  c.requested_change_amount as "requestedChangeAmount"
from order_ferry_cabins c where c.order_id = :trip;
