-- Requests by which services of a trip go that are asked, known to their partner, or told it in the last letter, for another time than their service
-- has: what a paper says of it nobody was asked for (001 §4, decisions 071, 179).
create or replace function moved_choices(trip bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('serviceId', p.id, 'kind', p.kind,
      'name', coalesce(v.name, a.name, nullif(title_of_service(p.id), ''), ''),
      'service', json_build_object('startAt', p.start_at, 'endAt', p.end_at),
      'request', case when is_moved then json_build_object('startAt', r.start_at, 'endAt', r.end_at)
        when is_told then json_build_object('startAt', r.last_told -> 'startAt', 'endAt', r.last_told -> 'endAt')
        else json_build_object('startAt', r.agreed_start_at, 'endAt', r.agreed_end_at) end,
      'isConfirmed', r.status in ('approved', 'paid') and case
        when is_moved then (r.agreed_start_at, r.agreed_end_at) is not distinct from (r.start_at, r.end_at)
        when is_told then coalesce(r.agreed_start_at = (r.last_told ->> 'startAt')::timestamp and r.agreed_end_at = (r.last_told ->> 'endAt')::timestamp, false)
        else true end) order by d.date, p.id), '[]')
  from placeholders p
    cross join lateral (select speaking_request(p.id, p.selected_request_id, p.taken_back_request_id) as request offset 0) goes
    join requests r on r.id = goes.request join days d on d.id = p.day_id
    left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
    cross join lateral (select coalesce(r.start_at <> p.start_at or r.end_at <> p.end_at, false) as is_moved) x
    -- A house is told days, everybody else hours as well.
    cross join lateral (select coalesce(not is_moved and case when p.kind = 'hotel'
      then (r.last_told ->> 'startAt')::date <> p.start_at::date or (r.last_told ->> 'endAt')::date <> p.end_at::date
      else (r.last_told ->> 'startAt')::timestamp <> p.start_at or (r.last_told ->> 'endAt')::timestamp <> p.end_at end, false) as is_told) y
  where p.order_id = trip
    and (is_moved or is_told or r.agreed_start_at <> p.start_at or r.agreed_end_at <> p.end_at)
$$;
