-- The to-dos that remind of sending hotels their rooming lists, so many days before the arrival as the house says (ROOM-08): one for
-- each hotel that is booked. They follow the days of the trip, whom is asked and the setting, whatever path changes them; one that
-- is done stays done. A hotel of another house has no name for the trip's members (APP-04).
create or replace function room_list_todos(hotels bigint[]) returns void language sql security definer set search_path = public as $$
  with stays as (
    select r.id, o.organisation_id, o.id as order_id, takes_work_of(o) as user_id, a.arrival - n.days as due_date,
      left('Rooming-Liste ' || coalesce((select p.name || ' ' from providers p where p.id = r.provider_id
        and coalesce(p.organisation_id, o.organisation_id) = o.organisation_id), ''), 180) || 'senden' as name,
      -- A stay that is over needs no list any more, but a to-do there is moves.
      a.arrival >= (now() at time zone 'Europe/Berlin')::date as is_ahead,
      coalesce(n.days > 0 and r.provider_id is not null and o.current_status <> 'concept'
        and r.status in ('pre_booked', 'rest_request', 'rest_option', 'bookings_sent', 'approved', 'paid'), false) as is_booked
    from requests r join orders o on o.id = r.order_id join placeholders s on s.id = r.placeholder_id join days d on d.id = s.day_id
      left join organisation_settings c on c.organisation_id = o.organisation_id
      cross join lateral (select coalesce(r.start_at, s.start_at, d.date)::date as arrival) a
      cross join lateral (select coalesce((c.values #>> '{roomLists,sendDaysBefore}')::integer, 14) as days) n
    where r.id = any (hotels)),
  dropped as (
    delete from todos t using stays y where t.room_list_of_id = y.id and t.status <> 'done' and (not y.is_booked or y.due_date is null))
  insert into todos (organisation_id, order_id, room_list_of_id, user_id, name, due_date, order_statuses)
  select y.organisation_id, y.order_id, y.id, y.user_id, y.name, y.due_date, '{booked,documents_sent,on_tour}'
  from stays y where y.is_booked and y.due_date is not null
    and (y.is_ahead or exists (select from todos t where t.room_list_of_id = y.id))
  on conflict (room_list_of_id) do update set name = excluded.name, due_date = excluded.due_date
    where todos.status <> 'done' and (todos.name, todos.due_date) is distinct from (excluded.name, excluded.due_date)
$$;
revoke execute on function room_list_todos from public;
