-- The to-do that reminds of the last day on which a request is cancelled for nothing, a week before it. It follows the steps, the
-- days of the trip and whom is asked, whatever path changes them; one that is done stays done. `freeUntil` of
-- domain/src/requests/cancellation-steps.ts says the same day. A partner of another house has no name for the trip's members (APP-04).
create or replace function release_follows() returns trigger language plpgsql security definer set search_path = public as $$
declare
  first_charge integer;
  free_until date;
begin
  select max((step->>'days')::integer) into first_charge from jsonb_array_elements(new.cancellation_steps) step
    where (step->>'value')::bigint > 0;
  free_until := new.start_at::date - first_charge - 1;
  if free_until is null or new.status in ('declined', 'cancelled') then
    delete from todos where release_of_id = new.id and status <> 'done';
    return null;
  end if;
  insert into todos (organisation_id, order_id, release_of_id, user_id, name, due_date)
  select o.organisation_id, o.id, new.id, takes_work_of(o),
    left('Storno ' || coalesce((select p.name || ' ' from providers p where p.id = new.provider_id
      and coalesce(p.organisation_id, o.organisation_id) = o.organisation_id), ''), 160)
      || 'kostenfrei bis ' || to_char(free_until, 'DD.MM.YYYY'), free_until - 7
  from orders o where o.id = new.order_id and o.current_status <> 'concept'
    -- A day that has passed is no reminder any more, but one there is moves.
    and (free_until >= (now() at time zone 'Europe/Berlin')::date
      or exists (select from todos t where t.release_of_id = new.id))
  on conflict (release_of_id) do update set name = excluded.name, due_date = excluded.due_date
    where todos.status <> 'done' and (todos.name, todos.due_date) is distinct from (excluded.name, excluded.due_date);
  return null;
end $$;
revoke execute on function release_follows from public;
