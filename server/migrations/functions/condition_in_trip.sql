-- The condition of a table for who reads one trip, made from the general one. Settings are asked where they are needed and not
-- once per statement: a trip has few rows. What lies below trips is narrowed to the one trip by protect_below_trip.
create or replace function condition_in_trip(target regclass, condition text) returns text language plpgsql as $$
begin
  if target = 'infos'::regclass then return 'info_visible(provider_id, predefined_route_detail_id)'; end if;
  return regexp_replace(condition, '\(\s*select\s+(actor_\w+|asks_for_deleted)\(\)(\s+as\s+\w+)?\s*\)', '\1()', 'gi');
end $$;
revoke execute on function condition_in_trip from public;
