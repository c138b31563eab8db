-- Four numbers and no row of anybody: trips the actor's houses have deleted; trips of these houses that only administrators
-- see; rows below no trip, seen or not; trips and concepts of other houses.
create or replace function uses_out_of_sight(target regclass, entry bigint) returns setof bigint
language plpgsql stable security definer set search_path = public rows 4 as $$
declare
  reference record;
  trips bigint[] := '{}';
  found bigint[];
  number bigint;
  outside bigint := 0;
begin
  for reference in select * from references_to(target) loop
    execute format('select array_agg(distinct o) filter (where o is not null), count(*) filter (where o is null)
      from (select %s as o from %s where %I = $1) x', coalesce(reference.order_of, 'null::bigint'), reference.source, reference.own_column)
      into found, number using entry;
    trips := trips || coalesce(found, '{}');
    outside := outside + number;
  end loop;
  return query select unnest(array[
      count(*) filter (where is_own and is_shown and current_status = 'deleted'),
      count(*) filter (where is_own and not is_shown and current_status <> 'concept'),
      outside, count(*) filter (where not is_own)])
    from (select o.current_status, o.organisation_id = any (actor_organisations()) as is_own,
        not o.is_admin_only or actor_is_admin() as is_shown
      from orders o where o.id = any (trips)) x;
end $$;
