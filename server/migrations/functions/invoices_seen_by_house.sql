-- A trip becomes internal or visible, and its invoices with it; also those that whoever did it sees no more.
create or replace function invoices_seen_by_house() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update client_invoices set is_seen_by_house = not new.is_admin_only and new.current_status not in ('deleted', 'concept')
    where order_id = new.id;
  return null;
end $$;
revoke execute on function invoices_seen_by_house from public;
