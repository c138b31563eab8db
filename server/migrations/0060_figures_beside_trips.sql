-- What the list shows of each trip from other tables stands in one row beside it, with what decides who sees the trip: the
-- list reads one row a trip where it asked seven tables, each of which looked the trip up again for its policy.
alter table order_figures
  add column organisation_id bigint,
  add column is_admin_only boolean,
  add column current_status text,
  add column complexity_id bigint,
  add column hotel_contingent_id bigint,
  add column ferry_contingent_id bigint;

-- Writes the figures of the given trips, or of all.
create or replace function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_figures as f (order_id, organisation_id, is_admin_only, current_status, complexity_id, hotel_contingent_id,
    ferry_contingent_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved)
  select o.id, o.organisation_id, o.is_admin_only, o.current_status,
    (select id from complexities where order_id = o.id),
    (select id from order_contingent_hotels where order_id = o.id),
    (select id from order_contingent_ferries where order_id = o.id),
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'),
    coalesce(r.asked, 0), coalesce(r.reserved, 0)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  where o.id = any (coalesce(ids, array(select id from orders)))
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, complexity_id = excluded.complexity_id,
    hotel_contingent_id = excluded.hotel_contingent_id, ferry_contingent_id = excluded.ferry_contingent_id,
    urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved
$$;

-- A shelf of concepts has a row from its first change on; new trips have theirs at once.
select refresh_order_figures(array(select order_id from order_figures));

alter table order_figures alter column organisation_id set not null, alter column is_admin_only set not null,
  alter column current_status set not null;

create or replace function order_figures_new() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into order_figures (order_id, organisation_id, is_admin_only, current_status)
  values (new.id, new.organisation_id, new.is_admin_only, new.current_status)
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status;
  return null;
end $$;
create trigger order_figures_seen after update of organisation_id, is_admin_only, current_status on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status) is distinct from (new.organisation_id, new.is_admin_only, new.current_status))
  execute function order_figures_new();
create trigger order_figures_changed after insert or delete or update of order_id on complexities
  for each row execute function order_figures_changed();
create trigger order_figures_changed after insert or delete or update of order_id on order_contingent_hotels
  for each row execute function order_figures_changed();
create trigger order_figures_changed after insert or delete or update of order_id on order_contingent_ferries
  for each row execute function order_figures_changed();

-- Two people who change parts of one trip at the same time: whoever comes second works the figures out once the first is
-- through. What had been read before would be written over what the first one wrote.
create or replace function order_figures_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  -- A to-do may go from one trip to another. A trip that is being deleted takes its row along.
  changed := array(select id from orders where id in (new.order_id, old.order_id));
  perform from order_figures where order_id = any (changed) order by order_id for update;
  perform refresh_order_figures(changed);
  return null;
end $$;
create or replace function order_words_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  if tg_table_name = 'orders' then
    changed := array[new.id];
  elsif tg_table_name = 'order_destinations' then
    changed := array[coalesce(new.order_id, old.order_id)];
  elsif tg_table_name = 'clients' then
    changed := array(select id from orders where client_id = new.id);
  else
    changed := array(select order_id from order_destinations where destination_id = new.id);
  end if;
  perform from order_search where order_id = any (changed) order by order_id for update;
  perform refresh_order_search(changed);
  return null;
end $$;

-- The condition of `orders` itself, on the columns that follow it (0023).
select protect('order_figures', $$
  organisation_id = any ((select actor_organisations())::bigint[])
  and (not is_admin_only or (select actor_is_admin()))
  and (current_status <> 'deleted' or (select asks_for_deleted()))$$);
