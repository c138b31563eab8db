-- Who reads one trip (0048) saw of a mail only that it is assigned to this trip: its other trips and concepts were hidden,
-- for the condition mentions the trip. Which table is narrowed to the trip is now said where it is put below trips, and no
-- longer guessed from the words of its condition.

create or replace function condition_in_trip(target regclass, condition text) returns text language plpgsql as $$
begin
  if target = 'infos'::regclass then return 'info_visible(provider_id, predefined_route_detail_id)'; end if;
  return regexp_replace(condition, '\(\s*select\s+(actor_\w+|asks_for_deleted)\(\)(\s+as\s+\w+)?\s*\)', '\1()', 'gi');
end $$;

create or replace function protect_below_trip(target regclass) returns void language plpgsql as $$
begin
  perform protect(target, 'order_id = (select actor_trip()) or exists (select from orders o where o.id = order_id offset 0)');
  perform protect_in_trip(target, 'order_id = actor_trip()');
end $$;

-- A mail read with a trip tells all it is assigned to, as elsewhere: whoever saves its list would else take it from the rest.
select protect_in_trip(polrelid::regclass, pg_get_expr(polqual, polrelid)) from pg_policy
where polrelid = 'email_assignment_links'::regclass and polname = 'visible';
