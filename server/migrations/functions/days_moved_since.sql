-- By how many days what a deleted row belongs to has moved since then: its day, or, of a day, all other days of its trip. A trip whose
-- days went different ways says nothing of one that was not there (EASE-03, TRUE-02, decision 140).
create or replace function days_moved_since(target text, gone jsonb, since timestamptz) returns integer
language sql stable as $$
  select case when min(x.moved) = max(x.moved) then min(x.moved) else 0 end
  from (select d.date - coalesce((select (l.before->>'date')::date from change_log l where l.table_name = 'days' and l.row_id = d.id
      and l.at >= since and l.operation in ('update', 'delete') and l.before ? 'date' order by l.id limit 1), d.date) as moved
    from days d where case target
      when 'days' then d.order_id = (gone->>'order_id')::bigint and d.id <> (gone->>'id')::bigint
      when 'placeholders' then d.id = (gone->>'day_id')::bigint
      when 'requests' then d.id = (select p.day_id from placeholders p where p.id = (gone->>'placeholder_id')::bigint)
      else d.id = (select p.day_id from requests r join placeholders p on p.id = r.placeholder_id where r.id = (gone->>'id')::bigint) end) x
$$;
revoke execute on function days_moved_since from public;
