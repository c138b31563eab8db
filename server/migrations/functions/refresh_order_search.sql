-- The words by which a trip is found.
create or replace function refresh_order_search(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_search (order_id, words)
  select o.id, folded(concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id)))
  from orders o left join clients c on c.id = o.client_id
  where o.id = any (coalesce(ids, array(select id from orders))) and o.current_status <> 'concept'
  on conflict (order_id) do update set words = excluded.words where order_search.words is distinct from excluded.words
$$;
revoke execute on function refresh_order_search from public;
