-- In which language the opened link speaks (decision 169).
create or replace function road_locale() returns text language sql stable security definer set search_path = public as $$
  select l.locale from road_links l where l.token_hash = current_setting('app.road', true) and l.order_id = road_trip()
$$;
revoke execute on function road_locale from public;
grant execute on function road_locale to reisewerk_road;
