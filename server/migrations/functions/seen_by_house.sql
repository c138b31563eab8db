-- Whether a whole house sees an invoice follows from its trip, whatever is said (0115_open_items.sql).
create or replace function seen_by_house() returns trigger language plpgsql as $$
begin
  new.is_seen_by_house := coalesce((select not o.is_admin_only and o.current_status not in ('deleted', 'concept')
    from orders o where o.id = new.order_id), false);
  return new;
end $$;
