-- The people of a trip: nobody has the same role twice (000 §5), and the firms it was asked of with whom one speaks there.

-- What stood twice stays once; a main contact keeps its star.
with kept as (
  select order_id, role, contact_id, min(id) as id from order_contacts
  where contact_id is not null group by order_id, role, contact_id having count(*) > 1)
update orders o set primary_order_contact_id = kept.id from kept
  join order_contacts twice on twice.order_id = kept.order_id and twice.role = kept.role and twice.contact_id = kept.contact_id
  where o.primary_order_contact_id = twice.id and twice.id <> kept.id;
delete from order_contacts later using order_contacts first
  where later.order_id = first.order_id and later.role = first.role and later.contact_id = first.contact_id
    and later.id > first.id;
alter table order_contacts add constraint order_contacts_once unique (order_id, role, contact_id);

-- Named read view of the requests for the feature of trips: whom each request goes to, under the key of 000 §3 ('hotel-12').
-- Who asks through an agency speaks with the agency.
create view order_provider_contacts with (security_invoker = true) as
select r.id, r.version, r.order_id, r.id as request_id, r.request_type,
  case when r.agency_id is null then p.kind || '-' || p.id else 'agency-' || a.id end as type,
  case when r.agency_id is null then p.name else a.name end as provider_name,
  case when r.agency_id is null then r.provider_id end as provider_id,
  r.agency_id, r.request_contact_id as contact_id
from requests r
left join providers p on p.id = r.provider_id
left join agencies a on a.id = r.agency_id
where coalesce(a.id, p.id) is not null;
grant select on order_provider_contacts to reisewerk_app;
