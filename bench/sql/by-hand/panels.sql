-- The open panels of a trip's mask: to-dos, check list, estimate, stored offers, people of the trip and whom its requests go to.

-- answers: todos
select t.id, t.version, t.name, t.status, t.todo_type as "todoType", t.type, t.due_date as "dueDate", t.done_date as "doneDate", t.description,
  t.tags, t.request_id as request, r.request_type as "requestType", r.status as "requestStatus",
  t.user_id as "user.id", u.first_name as "user.firstName", u.last_name as "user.lastName", u.hue as "user.hue", u.image as "user.image",
  t.order_statuses as "orderStatuses", t.request_statuses as "requestStatuses", count(*) over ()::int as total
from todos t
join users u on u.id = t.user_id
left join orders o on o.id = t.order_id
left join requests r on r.id = t.request_id
where t.order_id = :trip and t.status in ('open', 'waiting')
  and (t.order_statuses = '{}' or o.current_status = any (t.order_statuses))
  and (t.request_id is null or t.request_statuses = '{}' or r.status = any (t.request_statuses))
order by t.due_date nulls last, t.id limit 5;

-- answers: checklist
-- left out: order
select c.id, c.version, c.title, c.done_date as "doneDate", c.order_statuses as "orderStatuses" from checklist_items c where c.order_id = :trip;

-- answers: estimate
-- left out: order
select c.id, c.version, c.offer_complexity as "offerComplexity", c.operation_complexity as "operationComplexity", c.rentability,
  c.booking_probability as "bookingProbability", c.execution_probability as "executionProbability"
from complexities c where c.order_id = :trip;

-- answers: storedOffers
select count(*)::int as total from documents where order_id = :trip and type = 'offer';

-- answers: contacts
select j.id, j.version, j.role, j.contact_id as "contact.id", c.salutation as "contact.salutation", c.first_name as "contact.firstName",
  c.last_name as "contact.lastName", trim(c.first_name || ' ' || c.last_name) as "contact.fullName", c.email as "contact.email",
  c.phone_fixed as "contact.phoneFixed", c.phone_mobile as "contact.phoneMobile", c.type as "contact.type", c.deleted as "contact.deleted",
  coalesce(o.primary_order_contact_id = j.id, false) as "isPrimary", j.phone_type as "phoneType", j.bus_height as "busHeight",
  j.bus_length as "busLength", j.bus_plate as "busPlate", j.room_type as "roomType", j.cabin_type as "cabinType"
from order_contacts j join orders o on o.id = j.order_id left join contacts c on c.id = j.contact_id
where j.order_id = :trip order by j.role, j.sort, j.id;

-- answers: providerContacts
select j.id, j.version, j.type, j.provider_name as "providerName", j.request_id as "requestId", j.request_type as "requestType",
  j.provider_id as provider, j.agency_id as agency, j.contact_id as "contact.id", trim(c.first_name || ' ' || c.last_name) as "contact.fullName",
  c.email as "contact.email", c.phone_fixed as "contact.phoneFixed", c.phone_mobile as "contact.phoneMobile"
from order_provider_contacts j left join contacts c on c.id = j.contact_id
where j.order_id = :trip order by j.type, j.id;
