-- Sorting the list by client or destination asked each of 100,000 trips for a name under a policy of its own: up to a second.
-- The names the list is sorted by stand beside the trip, too. Whoever sees a trip sees its client (0002) and every destination.
alter table order_figures add column client_name text, add column destination_name text;

create or replace function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_figures as f (order_id, organisation_id, is_admin_only, current_status, complexity_id, hotel_contingent_id,
    ferry_contingent_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved, client_name, destination_name)
  select o.id, o.organisation_id, o.is_admin_only, o.current_status,
    (select id from complexities where order_id = o.id),
    (select id from order_contingent_hotels where order_id = o.id),
    (select id from order_contingent_ferries where order_id = o.id),
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'),
    coalesce(r.asked, 0), coalesce(r.reserved, 0),
    (select company_name from clients where id = o.client_id),
    (select name from destinations where id = o.main_destination_id)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  where o.id = any (coalesce(ids, array(select id from orders)))
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, complexity_id = excluded.complexity_id,
    hotel_contingent_id = excluded.hotel_contingent_id, ferry_contingent_id = excluded.ferry_contingent_id,
    urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved,
    client_name = excluded.client_name, destination_name = excluded.destination_name
$$;

-- Client and destination are locked against a new name until the trip that takes them is seen: whoever renames them comes
-- before, and the name read here is the new one, or after, and finds this trip among theirs.
create or replace function order_figures_new() returns trigger language plpgsql security definer set search_path = public as $$
declare
  client text := null;
  destination text := null;
begin
  select company_name into client from clients where id = new.client_id for share;
  select name into destination from destinations where id = new.main_destination_id for share;
  insert into order_figures (order_id, organisation_id, is_admin_only, current_status, client_name, destination_name)
  values (new.id, new.organisation_id, new.is_admin_only, new.current_status, client, destination)
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, client_name = excluded.client_name, destination_name = excluded.destination_name;
  return null;
end $$;
drop trigger order_figures_seen on orders;
create trigger order_figures_seen
  after update of organisation_id, is_admin_only, current_status, client_id, main_destination_id on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status, old.client_id, old.main_destination_id)
    is distinct from (new.organisation_id, new.is_admin_only, new.current_status, new.client_id, new.main_destination_id))
  execute function order_figures_new();

-- A new name of a client or destination. A trip that meanwhile went to another one keeps that one's name.
create function order_names_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  if tg_table_name = 'clients' then
    changed := array(select id from orders where client_id = new.id);
    perform from order_figures where order_id = any (changed) order by order_id for update;
    update order_figures f set client_name = new.company_name from orders o
    where f.order_id = any (changed) and o.id = f.order_id and o.client_id = new.id;
  else
    changed := array(select id from orders where main_destination_id = new.id);
    perform from order_figures where order_id = any (changed) order by order_id for update;
    update order_figures f set destination_name = new.name from orders o
    where f.order_id = any (changed) and o.id = f.order_id and o.main_destination_id = new.id;
  end if;
  return null;
end $$;
create trigger order_names_changed after update of company_name on clients for each row
  when (old.company_name is distinct from new.company_name) execute function order_names_changed();
create trigger order_names_changed after update of name on destinations for each row
  when (old.name is distinct from new.name) execute function order_names_changed();

update order_figures f set client_name = c.company_name from orders o join clients c on c.id = o.client_id where o.id = f.order_id;
update order_figures f set destination_name = d.name from orders o join destinations d on d.id = o.main_destination_id
where o.id = f.order_id;
