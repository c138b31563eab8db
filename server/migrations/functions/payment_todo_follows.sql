create or replace function payment_todo_follows() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform payment_todos(case when tg_table_name = 'orders' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'order_id')::bigint end);
  return null;
end $$;
revoke execute on function payment_todo_follows from public;
