-- Names of the tables that `purchase_only` has marked.
create or replace function purchase_tables() returns setof text language sql stable
  as $$ select c.relname::text from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = 'purchase' and c.relname <> 'change_log' $$;
