-- Whether the opened link tells the names of the guests: it was made to, and whoever made it still has the right 'Personendaten
-- sehen' (ROOM-06).
create or replace function road_shows_names() returns boolean language sql stable security definer set search_path = public as $$
  select exists (select from road_links l join users u on u.id = l.user_id
    where l.token_hash = current_setting('app.road', true) and l.order_id = road_trip()
      and l.with_names and u.is_active and (u.role = 'admin' or u.may_see_personal))
$$;
revoke execute on function road_shows_names from public;
grant execute on function road_shows_names to reisewerk_road;
