-- What a trip brings along by itself, whatever path changes it: the deadline of § 651h BGB, to-dos and checklist items of the
-- agency's templates.
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
revoke execute on function tasks_follow_trip from public;
