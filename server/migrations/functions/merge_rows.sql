-- Makes two rows of a table one: whatever names the one that goes names the other, by every foreign key of the catalogue. Where both have
-- what there can be only one of – a role in a trip, a route – these two become one as well.
create or replace function merge_rows(target regclass, kept bigint, gone bigint) returns void language plpgsql
set search_path = public as $$
declare
  reference record;
  single record;
  pair record;
begin
  for reference in select distinct c.conrelid::regclass as source, a.attname as own, a.attnum as number
    from pg_constraint c cross join lateral unnest(c.conkey, c.confkey) as k (own, other)
    join pg_attribute r on r.attrelid = c.confrelid and r.attnum = k.other and r.attname = 'id'
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
    where c.contype = 'f' and c.confrelid = target order by 1, 2
  loop
    for single in select (select string_agg(format('u.%1$I = v.%1$I', o.attname), ' and ') from pg_attribute o
          where o.attrelid = i.indrelid and o.attnum = any (i.indkey) and o.attnum <> reference.number) as alike
      from pg_index i where i.indrelid = reference.source and i.indisunique and reference.number = any (i.indkey)
        and i.indpred is null and i.indexprs is null and not i.indisprimary
        and exists (select from pg_attribute x where x.attrelid = i.indrelid and x.attname = 'id' and not x.attisdropped)
        and not exists (select from pg_attribute x where x.attrelid = i.indrelid and x.attname = 'id' and x.attnum = any (i.indkey))
    loop
      for pair in execute format('select u.id as kept_row, v.id as gone_row from %1$s u join %1$s v on %2$s
          where u.%3$I = $1 and v.%3$I = $2', reference.source, coalesce(single.alike, 'true'), reference.own) using kept, gone
      loop
        perform merge_rows(reference.source, pair.kept_row, pair.gone_row);
      end loop;
    end loop;
    execute format('update %s set %I = $1 where %2$I = $2', reference.source, reference.own) using kept, gone;
  end loop;
  execute format('delete from %s where id = $1', target) using gone;
end $$;
revoke execute on function merge_rows from public;
