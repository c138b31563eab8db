-- Every shared entry is kept by administrators (decision 006), also routes, connections, notes and what a provider offers: as
-- 0026 and 0034 say it for the rest. What belongs to an entry serves whom that serves; geography serves everybody.
create function serves_everybody(entry jsonb) returns boolean language sql stable as $$
  select case
    -- A provider or bullet point that is just being deleted takes along what belongs to it.
    when owner.provider is not null then coalesce((select organisation_id is null from providers where id = owner.provider), false)
    when owner.detail is not null
      then coalesce((select organisation_id is null from predefined_route_details where id = owner.detail), false)
    else true end
  from (select coalesce(entry ->> 'provider_id', entry ->> 'airline_id', entry ->> 'train_id')::bigint as provider,
    (entry ->> 'predefined_route_detail_id')::bigint as detail) owner
$$;

do $$
declare kept record;
begin
  for kept in select * from (values
    ('other_services', '{provider_id,agency_id,other_service_type_id}', 'old.organisation_id is null'),
    ('train_routes', '{train_id,start_train_station_id,end_train_station_id,type}', 'serves_everybody(to_jsonb(old))'),
    ('airline_routes', '{airline_id,start_airport_id,end_airport_id}', 'serves_everybody(to_jsonb(old))'),
    ('port_connections', '{start_port_id,end_port_id,is_night}', 'true'),
    ('infos', '{area_id,place_id,port_id,provider_id,predefined_route_detail_id,type}', 'serves_everybody(to_jsonb(old))')
  ) as t (name, own, is_shared)
  loop
    execute format('create trigger keep_shared before update or delete on %I for each row when (%s) execute function keep_shared(%L)',
      kept.name, kept.is_shared, kept.own);
  end loop;
end $$;

-- What a trip has taken from the master data is never lost in silence: foreign keys refuse, also for trips of another house.
alter table other_requests drop constraint other_requests_other_service_id_fkey,
  add constraint other_requests_other_service_id_fkey foreign key (other_service_id) references other_services (id);
alter table free_text_items drop constraint free_text_items_predefined_free_text_item_id_fkey,
  add constraint free_text_items_predefined_free_text_item_id_fkey foreign key (predefined_free_text_item_id)
    references predefined_free_text_items (id);
alter table route_details drop constraint route_details_predefined_route_detail_id_fkey,
  add constraint route_details_predefined_route_detail_id_fkey foreign key (predefined_route_detail_id)
    references predefined_route_details (id);
alter table route_detail_charges drop constraint route_detail_charges_location_charge_id_fkey,
  add constraint route_detail_charges_location_charge_id_fkey foreign key (location_charge_id) references location_charges (id);
create index other_requests_by_service on other_requests (other_service_id) where other_service_id is not null;
create index route_detail_charges_by_charge on route_detail_charges (location_charge_id) where location_charge_id is not null;
