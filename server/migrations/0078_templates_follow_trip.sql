-- To-dos that arose from a template move with the day their deadline counts from, as the deadline of § 651h does, unless
-- somebody has set another date: the row beside the template tells which to-do it made, and for which day.
alter table arisen_tasks
  add column todo_id bigint references todos (id) on delete set null,
  add column due_date date;
create index arisen_tasks_of_todo on arisen_tasks (todo_id);

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
    values (trip.organisation_id, trip.id, trip.user_id, template.name, template.description, template.todo_type, template.type,
      template.tags, template.order_statuses,
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

create function arisen_tasks_move(was orders, is_now orders) returns void language sql security definer set search_path = public as $$
  with moved as (
    update arisen_tasks a
    set due_date = a.due_date + case t.due_from when 'start' then is_now.start_at - was.start_at else is_now.end_at - was.end_at end
    from todo_templates t, todos d
    where a.order_id = is_now.id and t.id = a.todo_template_id and t.due_from in ('start', 'end')
      and d.id = a.todo_id and d.due_date = a.due_date and d.status <> 'done'
    returning a.todo_id, a.due_date)
  update todos d set due_date = m.due_date from moved m where d.id = m.todo_id and d.due_date is distinct from m.due_date
$$;

create or replace function tasks_follow_trip() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' then
    if new.current_status not in ('completed', 'cancelled', 'deleted') then
      insert into todos (organisation_id, order_id, user_id, name, cause, due_date, order_statuses)
      values (new.organisation_id, new.id, new.user_id, 'Mindestteilnehmer prüfen (§ 651h)', 'minimum_participants',
        minimum_participants_deadline(new.start_at, new.end_at),
        '{new,provisional_offer_sent,offer_sent,pre_reservation,booked,documents_sent}')
      on conflict do nothing;
    end if;
    perform tasks_of_status(new);
    return null;
  end if;
  if (new.start_at, new.end_at) is distinct from (old.start_at, old.end_at) then
    update todos set due_date = minimum_participants_deadline(new.start_at, new.end_at)
    where order_id = new.id and cause = 'minimum_participants' and status <> 'done';
    perform arisen_tasks_move(old, new);
  end if;
  if new.current_status is distinct from old.current_status then
    perform tasks_of_status(new);
  end if;
  return null;
end $$;
revoke execute on function tasks_of_status, arisen_tasks_move, tasks_follow_trip from public;
