-- The trip whose link was opened (`app.road` is the hash of its token), as long as the link is good; null for anything else. The
-- one way from a token to rows: all policies of reisewerk_road ask it (decision 051).
create or replace function road_trip() returns bigint language sql stable security definer set search_path = public as $$
  select o.id from road_links l join orders o on o.id = l.order_id
  where l.token_hash = current_setting('app.road', true) and l.revoked_at is null and l.expires_at > now()
    and o.current_status not in ('deleted', 'concept')
$$;
revoke execute on function road_trip from public;
grant execute on function road_trip to reisewerk_road;
