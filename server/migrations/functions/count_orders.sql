create or replace function count_orders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    insert into order_counts
    values (old.organisation_id, old.is_admin_only, old.current_status, -1, old.category, old.booking_situation);
    insert into order_tag_counts
    select distinct old.organisation_id, old.is_admin_only, old.current_status, array[tag], -1 from unnest(old.trait_tags) tag;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_counts
    values (new.organisation_id, new.is_admin_only, new.current_status, 1, new.category, new.booking_situation);
    insert into order_tag_counts
    select distinct new.organisation_id, new.is_admin_only, new.current_status, array[tag], 1 from unnest(new.trait_tags) tag;
  end if;
  if random() < 0.02 then perform add_up_order_counts(); end if;
  return null;
end $$;
revoke execute on function count_orders from public;
