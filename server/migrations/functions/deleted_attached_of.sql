-- Deleted trips that hang on the offer of a trip still: their numbers, from which state and when. Nobody sees them any more, and stored
-- papers tell them. Answers only whoever sees that trip, and of trips for administrators alone only what hangs on such a one.
create or replace function deleted_attached_of(trip bigint)
returns table (id bigint, order_number text, status text, deleted_at timestamptz)
language sql stable security definer set search_path = public as $$
  select o.id, o.order_number, l.status, l.at from offer_attached_orders j
    join orders o on o.id = j.attached_order_id join orders m on m.id = j.order_id
    join lateral (select c.before ->> 'current_status' as status, c.at from change_log c
      where c.order_id = o.id and c.table_name = 'orders' and c.after ->> 'current_status' = 'deleted' order by c.id desc limit 1) l on true
  where j.order_id = trip and o.current_status = 'deleted' and (m.is_admin_only or not o.is_admin_only)
    and m.organisation_id = any (actor_organisations()) and (not m.is_admin_only or actor_is_admin())
$$;
