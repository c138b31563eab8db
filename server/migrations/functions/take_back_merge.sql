-- Makes two entries of what was merged (MOVE-06): what somebody changed since keeps their change. Answers how much of it stayed.
create or replace function take_back_merge(run bigint) returns setof bigint
language plpgsql security definer set search_path = public rows 1 as $$
declare
  taken merges;
  left_over integer;
begin
  select * into taken from merges m where m.id = run
    and (m.organisation_id is null or m.organisation_id = any (actor_organisations())) for update;
  if taken.id is null or not actor_is_admin() or taken.taken_back_at is not null then return; end if;
  perform set_config('app.merging', 'yes', true);
  left_over := take_back_changes(taken.made_in, taken.last_log, taken.first_log, taken.last_log);
  set constraints all immediate;
  perform set_config('app.merging', '', true);
  update merges set taken_back_at = now(), taken_back_by_id = actor_user(), stayed = left_over where id = run;
  return next left_over;
end $$;
revoke execute on function take_back_merge from public;
