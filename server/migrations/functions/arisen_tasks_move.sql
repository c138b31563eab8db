create or replace function arisen_tasks_move(was orders, is_now orders) returns void language sql security definer set search_path = public as $$
  with moved as (
    update arisen_tasks a
    set due_date = a.due_date + case t.due_from when 'start' then is_now.start_at - was.start_at else is_now.end_at - was.end_at end
    from todo_templates t, todos d
    where a.order_id = is_now.id and t.id = a.todo_template_id and t.due_from in ('start', 'end')
      and d.id = a.todo_id and d.due_date = a.due_date and d.status <> 'done'
    returning a.todo_id, a.due_date)
  update todos d set due_date = m.due_date from moved m where d.id = m.todo_id and d.due_date is distinct from m.due_date
$$;
revoke execute on function arisen_tasks_move from public;
