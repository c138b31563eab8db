-- Master data: what is in use is retired instead of deleted, and what serves every organisation is kept by administrators.

alter table destinations add column is_retired boolean not null default false;
alter table areas add column is_retired boolean not null default false;
alter table places add column is_retired boolean not null default false;
alter table ports add column is_retired boolean not null default false;
alter table airports add column is_retired boolean not null default false;
alter table train_stations add column is_retired boolean not null default false;

-- 'Verwendet in' and every deletion look an entry up in all that refers to it.
create index requests_by_provider on requests (provider_id);
create index requests_by_agency on requests (agency_id) where agency_id is not null;
create index requests_by_contact on requests (request_contact_id) where request_contact_id is not null;
create index placeholders_by_agency on placeholders (agency_id) where agency_id is not null;
create index order_contacts_by_contact on order_contacts (contact_id);
create index orders_by_main_destination on orders (main_destination_id);
create index hotel_placeholders_by_place on hotel_placeholders (place_id);
create index hotel_placeholders_by_area on hotel_placeholders (area_id);
create index ferry_placeholders_by_start_port on ferry_placeholders (start_port_id);
create index ferry_placeholders_by_end_port on ferry_placeholders (end_port_id);
create index ferry_requests_by_start_port on ferry_requests (start_port_id);
create index ferry_requests_by_end_port on ferry_requests (end_port_id);
create index providers_by_place on providers (place_id);
create index providers_by_area on providers (area_id);
create index agencies_by_place on agencies (place_id);
create index areas_by_destination on areas (destination_id);
create index places_by_area on places (area_id);
create index ports_by_place on ports (place_id);
create index airports_by_place on airports (place_id);
create index train_stations_by_place on train_stations (place_id);
create index port_connections_by_end_port on port_connections (end_port_id);

-- What an entry that serves every organisation is called and where it is, whether it is still offered and whether it goes,
-- is decided by administrators; everybody completes what is known of it. Without an actor it is the loader or an operator.
create function keep_shared() returns trigger language plpgsql as $$
declare
  own constant text[] := tg_argv[0]::text[];
  asked_old jsonb := to_jsonb(old);
  asked_new jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  if actor_user() is null or actor_is_admin() or asked_old ->> 'organisation_id' is not null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' or exists (select from unnest(own) name where asked_old -> name is distinct from asked_new -> name) then
    raise exception 'shared entries are kept by administrators' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger keep_shared before update or delete on providers for each row
  execute function keep_shared('{name,kind,place_id,area_id,is_retired}');
create trigger keep_shared before update or delete on agencies for each row
  execute function keep_shared('{name,place_id,is_retired}');
create trigger keep_shared before update or delete on destinations for each row
  execute function keep_shared('{name,country,latitude,longitude,is_retired}');
create trigger keep_shared before update or delete on areas for each row
  execute function keep_shared('{name,destination_id,is_retired}');
create trigger keep_shared before update or delete on places for each row
  execute function keep_shared('{name,country,area_id,latitude,longitude,is_retired}');
create trigger keep_shared before update or delete on ports for each row
  execute function keep_shared('{name,country,place_id,latitude,longitude,is_retired}');
create trigger keep_shared before update or delete on airports for each row
  execute function keep_shared('{name,iata_code,country,place_id,latitude,longitude,is_retired}');
create trigger keep_shared before update or delete on train_stations for each row
  execute function keep_shared('{name,country,place_id,latitude,longitude,is_retired}');
