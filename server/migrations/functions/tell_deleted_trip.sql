-- Whoever was away while a trip was deleted hears that it is gone; the log's own row is hidden with the trip.
create or replace function tell_deleted_trip() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if new.current_status = 'deleted' and old.current_status <> 'deleted' and not new.is_admin_only then
    insert into change_log (user_id, organisation_id, table_name, row_id, operation, tab)
    values (actor_user(), new.organisation_id, 'orders', new.id, 'delete', nullif(current_setting('app.tab', true), ''));
  end if;
  return null;
end $$;
