-- A route leads somewhere else. Those kept from before are left as they are until somebody changes them.
alter table train_routes add constraint train_routes_lead_away check (start_train_station_id <> end_train_station_id) not valid;
alter table airline_routes add constraint airline_routes_lead_away check (start_airport_id <> end_airport_id) not valid;
alter table port_connections add constraint port_connections_lead_away check (start_port_id <> end_port_id) not valid;
