-- Figures and search text of the trip list, kept by triggers: sorting and searching 100,000 trips must not join them up each time.

create table order_search (
  order_id bigint primary key references orders (id) on delete cascade,
  words text not null
);
create index order_search_words on order_search using gin (words gin_trgm_ops);

-- Writes the search text of the given trips, or of all.
create function refresh_order_search(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_search (order_id, words)
  select o.id, concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id))
  from orders o left join clients c on c.id = o.client_id
  where ids is null or o.id = any (ids)
  on conflict (order_id) do update set words = excluded.words where order_search.words is distinct from excluded.words
$$;

create function refresh_order_figures(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_figures (order_id, urgent_todo_due_date, hotel_pax_asked, hotel_pax_reserved)
  select o.id,
    (select min(t.due_date) from todos t where t.order_id = o.id and t.status <> 'done'),
    coalesce(r.asked, 0), coalesce(r.reserved, 0)
  from orders o left join lateral (
    select sum(persons * asked_amount) as asked, sum(persons * reserved_amount) as reserved from order_hotel_rooms where order_id = o.id) r on true
  where ids is null or o.id = any (ids)
  on conflict (order_id) do update set urgent_todo_due_date = excluded.urgent_todo_due_date,
    hotel_pax_asked = excluded.hotel_pax_asked, hotel_pax_reserved = excluded.hotel_pax_reserved
$$;

create function order_words_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'orders' then
    perform refresh_order_search(array[new.id]);
  elsif tg_table_name = 'order_destinations' then
    perform refresh_order_search(array[coalesce(new.order_id, old.order_id)]);
  elsif tg_table_name = 'clients' then
    perform refresh_order_search(array(select id from orders where client_id = new.id));
  else
    perform refresh_order_search(array(select order_id from order_destinations where destination_id = new.id));
  end if;
  return null;
end $$;
create trigger order_words_new after insert on orders for each row execute function order_words_changed();
create trigger order_words_changed after update of order_number, group_name, trip_name, import_id, client_id on orders
  for each row execute function order_words_changed();
create trigger order_words_changed after insert or update or delete on order_destinations
  for each row execute function order_words_changed();
create trigger order_words_changed after update of company_name, short_name on clients for each row execute function order_words_changed();
create trigger order_words_changed after update of name on destinations for each row execute function order_words_changed();

create function order_figures_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint := coalesce(new.order_id, old.order_id);
begin
  if changed is not null and exists (select from orders where id = changed) then
    perform refresh_order_figures(array[changed]);
  end if;
  return null;
end $$;
create function order_figures_new() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into order_figures (order_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger order_figures_new after insert on orders for each row execute function order_figures_new();
create trigger order_figures_changed after insert or update or delete on todos for each row execute function order_figures_changed();
create trigger order_figures_changed after insert or update or delete on order_hotel_rooms for each row execute function order_figures_changed();

-- Trigram operators are not leakproof, so under a policy their index would never be used: this function looks up ids as
-- owner, and the policy of `orders` still decides which of them the actor sees.
create function search_orders(term text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select order_id from order_search
  where words ilike all (array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(string_to_array(trim(regexp_replace(term, '\s+', ' ', 'g')), ' ')) word where word <> ''))
$$;
revoke execute on function refresh_order_search, refresh_order_figures from public;
create index order_figures_by_todo on order_figures (urgent_todo_due_date, order_id);
alter table order_search enable row level security;
