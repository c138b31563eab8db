create or replace function refresh_order_counts() returns void language sql security definer set search_path = public as $$
  delete from order_counts;
  insert into order_counts (organisation_id, is_admin_only, current_status, category, booking_situation, number)
  select organisation_id, is_admin_only, current_status, category, booking_situation, count(*) from orders
  where current_status <> 'concept' group by 1, 2, 3, 4, 5;
  delete from order_tag_counts;
  insert into order_tag_counts
  select organisation_id, is_admin_only, current_status, array[tag], count(distinct id) from orders, unnest(trait_tags) tag
  where current_status <> 'concept' group by 1, 2, 3, 4
$$;
revoke execute on function refresh_order_counts from public;
