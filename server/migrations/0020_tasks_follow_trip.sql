-- What a trip brings along by itself, whatever path changes it: the deadline of § 651h BGB, to-dos and checklist items
-- of the agency's templates.

-- What requests let others see of them: the state of one, as far as the actor sees it.
create function request_status_of(request bigint) returns text language sql stable
  as $$ select status from requests where id = request $$;
create function request_order_of(request bigint) returns bigint language sql stable
  as $$ select order_id from requests where id = request $$;
create function request_type_of(request bigint) returns text language sql stable
  as $$ select request_type from requests where id = request $$;

-- The last day to withdraw for too few participants (§ 651h Abs. 4 Nr. 1 BGB): 20 days before a trip of more than six days,
-- 7 days before one of two to six, 48 hours before a shorter one. domain/src/tasks/minimum-participants.ts says the same.
create function minimum_participants_deadline(start_at date, end_at date) returns date language sql immutable as $$
  select start_at - case when end_at - start_at + 1 > 6 then 20 when end_at - start_at + 1 >= 2 then 7 else 2 end
$$;

-- Which template has served which trip: each does so once, even when what it made was deleted.
create table arisen_tasks (
  order_id bigint not null references orders (id) on delete cascade,
  todo_template_id bigint references todo_templates (id) on delete cascade,
  checklist_template_id bigint references checklist_templates (id) on delete cascade,
  unique (order_id, todo_template_id),
  unique (order_id, checklist_template_id),
  check (num_nonnulls(todo_template_id, checklist_template_id) = 1)
);
create index arisen_tasks_of_todo_template on arisen_tasks (todo_template_id);
create index arisen_tasks_of_checklist_template on arisen_tasks (checklist_template_id);
alter table arisen_tasks enable row level security;

create function tasks_of_status(trip orders) returns void language sql security definer set search_path = public as $$
  with arisen as (
    insert into arisen_tasks (order_id, todo_template_id)
    select trip.id, t.id from todo_templates t
    where t.organisation_id = trip.organisation_id and t.is_active and t.order_status = trip.current_status
    order by t.id on conflict do nothing returning todo_template_id)
  insert into todos (organisation_id, order_id, user_id, name, description, todo_type, type, tags, order_statuses, due_date)
  select trip.organisation_id, trip.id, trip.user_id, t.name, t.description, t.todo_type, t.type, t.tags, t.order_statuses,
    t.due_days + case t.due_from when 'start' then trip.start_at when 'end' then trip.end_at
      else (now() at time zone 'Europe/Berlin')::date end
  from arisen a join todo_templates t on t.id = a.todo_template_id order by t.id;

  with arisen as (
    insert into arisen_tasks (order_id, checklist_template_id)
    select trip.id, t.id from checklist_templates t
    where t.organisation_id = trip.organisation_id and t.is_active and trip.current_status = any (t.order_statuses)
    order by t.id on conflict do nothing returning checklist_template_id)
  insert into checklist_items (order_id, title, order_statuses)
  select trip.id, t.title, t.order_statuses
  from arisen a join checklist_templates t on t.id = a.checklist_template_id order by t.sort, t.id;
$$;

create function tasks_follow_trip() returns trigger language plpgsql security definer set search_path = public as $$
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
  end if;
  if new.current_status is distinct from old.current_status then
    perform tasks_of_status(new);
  end if;
  return null;
end $$;
create trigger tasks_new after insert on orders for each row execute function tasks_follow_trip();
create trigger tasks_changed after update of current_status, start_at, end_at on orders
  for each row execute function tasks_follow_trip();
revoke execute on function tasks_of_status, tasks_follow_trip from public;
