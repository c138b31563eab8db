-- Those of the names that are columns one can write, quoted and apart by commas; for rows of the change log, which may be older than
-- the table is now.
create or replace function columns_named(target regclass, names jsonb) returns text language sql stable as $$
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and names ? a.attname
$$;
