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
  select o.id, lower(concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id)))
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
-- The index finds the three longest words and leaves few trips to compare with the rest. What is shorter than three letters
-- is in no trigram: then reading all of it once is quicker than the whole index.
create function search_orders(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  patterns text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(regexp_split_to_array(lower(trim(term)), '\s+')) word where word <> '' order by length(word) desc);
begin
  if length(patterns[1]) < 5 then
    return query select order_id from order_search where words || '' like all (patterns);
  else
    return query select order_id from order_search
      where words like patterns[1] and words like coalesce(patterns[2], patterns[1])
        and words like coalesce(patterns[3], patterns[1]) and words like all (patterns);
  end if;
end $$;
revoke execute on function refresh_order_search, refresh_order_figures from public;
create index order_figures_by_todo on order_figures (urgent_todo_due_date, order_id);
alter table order_search enable row level security;

-- How many trips there are of each kind, so that the list need not count 100,000 rows each time to say so. Changes are
-- appended, so that people who change two trips at once do not wait for each other; now and then they are added up.
create table order_counts (
  organisation_id bigint not null,
  is_admin_only boolean not null,
  current_status text not null,
  number integer not null
);

create function count_orders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_counts values (old.organisation_id, old.is_admin_only, old.current_status, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into order_counts values (new.organisation_id, new.is_admin_only, new.current_status, 1);
  end if;
  if random() < 0.02 then perform add_up_order_counts(); end if;
  return null;
end $$;

-- Rows that somebody else is adding up just now are left to them.
create function add_up_order_counts() returns void language sql security definer set search_path = public as $$
  with gone as (
    delete from order_counts where ctid = any (array(select ctid from order_counts for update skip locked))
    returning organisation_id, is_admin_only, current_status, number)
  insert into order_counts
  select organisation_id, is_admin_only, current_status, sum(number) from gone group by 1, 2, 3 having sum(number) <> 0
$$;

create function refresh_order_counts() returns void language sql security definer set search_path = public as $$
  delete from order_counts;
  insert into order_counts
  select organisation_id, is_admin_only, current_status, count(*) from orders group by 1, 2, 3
$$;
revoke execute on function count_orders, add_up_order_counts, refresh_order_counts from public;
create trigger count_orders after insert or delete on orders for each row execute function count_orders();
create trigger count_changed_orders after update of organisation_id, is_admin_only, current_status on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status) is distinct from (new.organisation_id, new.is_admin_only, new.current_status))
  execute function count_orders();
alter table order_counts enable row level security;
create policy visible on order_counts for select to reisewerk_app using (
  organisation_id = any ((select actor_organisations())::bigint[]) and (not is_admin_only or (select actor_is_admin())));
grant select on order_counts to reisewerk_app;
