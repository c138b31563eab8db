-- Notes that the link was opened and answers its trip; null, and nothing noted, where it is good for nothing any more. What is
-- opened again within a minute is the same opening: a phone that has just read the page keeps it.
create or replace function open_road_link() returns bigint language plpgsql security definer set search_path = public as $$
begin
  insert into road_link_openings (order_id, road_link_id)
  select l.order_id, l.id from road_links l
  where l.token_hash = current_setting('app.road', true) and l.order_id = road_trip()
    and not exists (select from road_link_openings g where g.road_link_id = l.id and g.at > now() - interval '1 minute');
  return road_trip();
end $$;
revoke execute on function open_road_link from public;
grant execute on function open_road_link to reisewerk_road;
