-- Client and destination are locked against a new name until the trip that takes them is seen: whoever renames them comes
-- before, and the name read here is the new one, or after, and finds this trip among theirs.
create or replace function order_figures_new() returns trigger language plpgsql security definer set search_path = public as $$
declare
  client text := null;
  destination text := null;
  responsible text := null;
begin
  select company_name into client from clients where id = new.client_id for share;
  select name into destination from destinations where id = new.main_destination_id for share;
  select last_name into responsible from users where id = new.user_id for share;
  insert into order_figures (order_id, organisation_id, is_admin_only, current_status, client_name, destination_name, user_name)
  values (new.id, new.organisation_id, new.is_admin_only, new.current_status, client, destination, responsible)
  on conflict (order_id) do update set organisation_id = excluded.organisation_id, is_admin_only = excluded.is_admin_only,
    current_status = excluded.current_status, client_name = excluded.client_name, destination_name = excluded.destination_name,
    user_name = excluded.user_name;
  return null;
end $$;
