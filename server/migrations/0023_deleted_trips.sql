-- A deleted trip is read only by who asks for it (group soft_delete), with everything below it (APP-11). Changing a trip
-- into a deleted one and back is done by its use case, which asks for it itself.
create function asks_for_deleted() returns boolean language sql stable
  as $$ select coalesce(nullif(current_setting('app.soft_delete', true), ''), 'false')::boolean $$;
grant execute on function asks_for_deleted to reisewerk_app;

drop policy visible on orders;
create policy visible on orders to reisewerk_app
  using (
    organisation_id = any ((select actor_organisations())::bigint[])
    and (not is_admin_only or (select actor_is_admin()))
    and (current_status <> 'deleted' or (select asks_for_deleted())))
  with check (
    organisation_id = any ((select actor_organisations())::bigint[])
    and (not is_admin_only or (select actor_is_admin())));

-- Whoever was away while a trip was deleted hears that it is gone; the log's own row is hidden with the trip.
create function tell_deleted_trip() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.current_status = 'deleted' and old.current_status <> 'deleted' and not new.is_admin_only then
    insert into change_log (user_id, organisation_id, table_name, row_id, operation, tab)
    values (actor_user(), new.organisation_id, 'orders', new.id, 'delete', nullif(current_setting('app.tab', true), ''));
  end if;
  return null;
end $$;
create trigger tell_deleted_trip after update of current_status on orders for each row execute function tell_deleted_trip();

-- What second factors are sealed with. Until now it followed from the database's password; who changed that lost them.
alter table installation add column sign_in_secret text;
revoke all on installation from reisewerk_app, reisewerk_auth;
grant select (id, demo_loaded_at) on installation to reisewerk_app, reisewerk_auth;
