create or replace function refresh_order_counts() returns void language sql security definer set search_path = public as $$
  delete from order_counts;
  insert into order_counts
  select organisation_id, is_admin_only, current_status, count(*) from orders where current_status <> 'concept' group by 1, 2, 3
$$;
revoke execute on function refresh_order_counts from public;
