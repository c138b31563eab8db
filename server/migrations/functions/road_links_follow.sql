-- A link for the road was made to last some days beyond the return: where the return moves, its end moves along, by the clock of
-- the house (decision 051).
create or replace function road_links_follow() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update road_links
  set expires_at = (expires_at at time zone 'Europe/Berlin' + (new.end_at - old.end_at) * interval '1 day') at time zone 'Europe/Berlin'
  where order_id = new.id and revoked_at is null;
  return null;
end $$;
revoke execute on function road_links_follow from public;
