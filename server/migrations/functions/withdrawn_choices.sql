-- Chosen requests of a trip that declined, were cancelled or whose option ran out: their services have nobody any more (money.md §4).
create or replace function withdrawn_choices(trip bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('serviceId', p.id, 'kind', p.kind, 'status', r.status, 'lapsedOn', lapsed_on(r.id, r.status),
      'name', coalesce(v.name, a.name, nullif(title_of_service(p.id), ''), '')) order by d.date, p.id), '[]')
  from placeholders p join requests r on r.id = p.selected_request_id join days d on d.id = p.day_id
    left join providers v on v.id = r.provider_id left join agencies a on a.id = r.agency_id
  where p.order_id = trip and not stands(r.id, r.status)
$$;
