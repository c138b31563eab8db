-- The last row of the change log, as far as this transaction sees it; its own rows come after.
create or replace function log_position() returns setof bigint
language sql stable security definer set search_path = public rows 1 as $$
  select coalesce(max(id), 0) from change_log
$$;
