create or replace function tasks_of_status(trip orders) returns void language plpgsql security definer set search_path = public as $$
declare
  template todo_templates;
  made todos;
begin
  for template in
    select t.* from todo_templates t
    where t.organisation_id = trip.organisation_id and t.is_active and t.order_status = trip.current_status order by t.id
  loop
    insert into arisen_tasks (order_id, todo_template_id) values (trip.id, template.id) on conflict do nothing;
    continue when not found;
    insert into todos (organisation_id, order_id, user_id, name, description, todo_type, type, tags, order_statuses, due_date)
    values (trip.organisation_id, trip.id, takes_work_of(trip), template.name, template.description, template.todo_type,
      template.type, template.tags, template.order_statuses,
      template.due_days + case template.due_from when 'start' then trip.start_at when 'end' then trip.end_at
        else (now() at time zone 'Europe/Berlin')::date end)
    returning * into made;
    update arisen_tasks set todo_id = made.id, due_date = made.due_date
    where order_id = trip.id and todo_template_id = template.id;
  end loop;

  with arisen as (
    insert into arisen_tasks (order_id, checklist_template_id)
    select trip.id, t.id from checklist_templates t
    where t.organisation_id = trip.organisation_id and t.is_active and trip.current_status = any (t.order_statuses)
    order by t.id on conflict do nothing returning checklist_template_id)
  insert into checklist_items (order_id, title, order_statuses)
  select trip.id, t.title, t.order_statuses
  from arisen a join checklist_templates t on t.id = a.checklist_template_id order by t.sort, t.id;
end $$;
revoke execute on function tasks_of_status from public;
