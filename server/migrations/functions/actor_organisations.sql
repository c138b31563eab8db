create or replace function actor_organisations() returns bigint[] language sql stable
  as $$ select coalesce(nullif(current_setting('app.organisations', true), ''), '{}')::bigint[] $$;
