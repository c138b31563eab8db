-- Foreign keys hold an entry of master data also where the actor does not look: in deleted trips, in trips for administrators
-- only, in other houses. `usage` tells that there is such a use, so that it never contradicts what a deletion is refused for
-- (MD-01, decision 006), and nothing else of it.

-- Foreign keys to a table's id, except those whose rows go along with the entry; `order_of` is SQL of the trip of a row.
create or replace function references_to(target regclass) returns table (source text, own_column text, order_of text)
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
