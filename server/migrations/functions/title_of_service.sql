-- What a service is called in a calculation: its own words, else whom or what it is about.
create or replace function title_of_service(service bigint) returns text language sql stable as $$
  select coalesce(nullif(p.service_description, ''),
    case p.kind
      when 'ferry' then (select concat_ws(' – ', a.name, b.name) from ferry_placeholders f left join ports a on a.id = f.start_port_id
        left join ports b on b.id = f.end_port_id where f.id = p.id)
      when 'train' then (select concat_ws(' – ', a.name, b.name) from train_placeholders t
        left join train_stations a on a.id = t.start_train_station_id
        left join train_stations b on b.id = t.end_train_station_id where t.id = p.id)
      when 'airline' then (select concat_ws(' – ', a.name, b.name) from airline_placeholders l
        left join airports a on a.id = l.start_airport_id left join airports b on b.id = l.end_airport_id where l.id = p.id)
      when 'other' then (select y.name from other_placeholders o join other_service_types y on y.id = o.other_service_type_id
        where o.id = p.id)
      else (select coalesce((select v.name from requests r join providers v on v.id = r.provider_id
        where r.id = speaking_request(p.id, p.selected_request_id, p.taken_back_request_id)),
        (select s.name from hotel_placeholders h join places s on s.id = h.place_id
        where h.id = p.id)))
    end, '')
  from placeholders p where p.id = service
$$;
