-- The day in Germany as the request that asks was told it; of whoever was told none, the one it is.
create or replace function desk_today() returns date language sql stable parallel safe as $$
  select coalesce(nullif(current_setting('app.today', true), '')::date, (now() at time zone 'Europe/Berlin')::date)
$$;
