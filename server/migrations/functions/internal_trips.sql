-- Trips of the actor's houses that only administrators see; none for these. Asked once a statement.
create or replace function internal_trips() returns setof bigint language sql stable security definer set search_path = public as $$
  select o.id from orders o
  where not actor_is_admin() and o.is_admin_only and o.organisation_id = any (actor_organisations())
$$;
