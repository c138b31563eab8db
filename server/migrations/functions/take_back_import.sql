-- Takes a piece of a run of an import back (MOVE-03) and answers how much of it stayed. It may have been made by a colleague, and what it brought may be changed by triggers
-- alone: the function does it past the policies, for administrators of the house.
create or replace function take_back_import(run bigint, after_log bigint, up_to_log bigint) returns setof bigint
language plpgsql security definer set search_path = public rows 1 as $$
declare
  taken imports;
begin
  select * into taken from imports i where i.id = run and i.organisation_id = any (actor_organisations()) for update;
  if taken.id is null or not actor_is_admin() or taken.taken_back_at is not null then
    raise exception 'no such run' using errcode = '42501';
  end if;
  return query select take_back_changes(taken.made_in, taken.last_log, greatest(after_log, taken.first_log),
    least(up_to_log, taken.last_log))::bigint;
end $$;
