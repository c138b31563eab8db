-- Foreign keys hold an entry of master data also where the actor does not look: in deleted trips, in trips for administrators
-- only, in other houses. `usage` tells that there is such a use, so that it never contradicts what a deletion is refused for
-- (MD-01, decision 006), and nothing else of it.

-- Foreign keys to a table's id, except those whose rows go along with the entry; `order_of` is SQL of the trip of a row.
create function references_to(target regclass) returns table (source text, own_column text, order_of text)
language sql stable as $$
  select distinct c.conrelid::regclass::text, a.attname::text,
    case when c.conrelid = 'orders'::regclass then 'id'
         when exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'order_id' and not o.attisdropped)
         then 'order_id'
         -- A concept lies on a shelf of its own, where its services are; it counts once, whatever of it uses the entry.
         when exists (select from pg_attribute o where o.attrelid = c.conrelid and o.attname = 'day_concept_id' and not o.attisdropped)
         then '(select s.shelf_id from day_concepts s where s.id = day_concept_id)' end
  from pg_constraint c
  join lateral unnest(c.conkey, c.confkey) as k (own, other) on true
  join pg_attribute r on r.attrelid = c.confrelid and r.attnum = k.other and r.attname = 'id'
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
  where c.contype = 'f' and c.confrelid = target and c.confdeltype <> 'c'
  order by 1, 2
$$;

-- Four numbers and no row of anybody: trips the actor's houses have deleted; trips of these houses that only administrators
-- see; rows below no trip, seen or not; trips and concepts of other houses.
create function uses_out_of_sight(target regclass, entry bigint) returns setof bigint
language plpgsql stable security definer set search_path = public rows 4 as $$
declare
  reference record;
  trips bigint[] := '{}';
  found bigint[];
  number bigint;
  outside bigint := 0;
begin
  for reference in select * from references_to(target) loop
    execute format('select array_agg(distinct o) filter (where o is not null), count(*) filter (where o is null)
      from (select %s as o from %s where %I = $1) x', coalesce(reference.order_of, 'null::bigint'), reference.source, reference.own_column)
      into found, number using entry;
    trips := trips || coalesce(found, '{}');
    outside := outside + number;
  end loop;
  return query select unnest(array[
      count(*) filter (where is_own and is_shown and current_status = 'deleted'),
      count(*) filter (where is_own and not is_shown and current_status <> 'concept'),
      outside, count(*) filter (where not is_own)])
    from (select o.current_status, o.organisation_id = any (actor_organisations()) as is_own,
        not o.is_admin_only or actor_is_admin() as is_shown
      from orders o where o.id = any (trips)) x;
end $$;
