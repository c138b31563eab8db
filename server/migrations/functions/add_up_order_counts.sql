-- Rows that somebody else is adding up just now are left to them.
create or replace function add_up_order_counts() returns void language sql security definer set search_path = public as $$
  with gone as (
    delete from order_counts where ctid = any (array(select ctid from order_counts for update skip locked))
    returning organisation_id, is_admin_only, current_status, category, booking_situation, number)
  insert into order_counts (organisation_id, is_admin_only, current_status, category, booking_situation, number)
  select organisation_id, is_admin_only, current_status, category, booking_situation, sum(number) from gone
  group by 1, 2, 3, 4, 5 having sum(number) <> 0;
  with gone as (
    delete from order_tag_counts where ctid = any (array(select ctid from order_tag_counts for update skip locked))
    returning organisation_id, is_admin_only, current_status, trait_tags, number)
  insert into order_tag_counts
  select organisation_id, is_admin_only, current_status, trait_tags, sum(number) from gone group by 1, 2, 3, 4 having sum(number) <> 0
$$;
revoke execute on function add_up_order_counts from public;
