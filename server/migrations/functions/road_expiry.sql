-- Until when the opened link is good, so that a phone without a network knows when to show it no more.
create or replace function road_expiry() returns timestamptz language sql stable security definer set search_path = public as $$
  select l.expires_at from road_links l where l.token_hash = current_setting('app.road', true) and l.order_id = road_trip()
$$;
revoke execute on function road_expiry from public;
grant execute on function road_expiry to reisewerk_road;
