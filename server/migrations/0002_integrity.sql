-- What a constraint can promise, no code has to (design §4).

-- A row below a trip can never hang under a parent of another trip.
alter table days add constraint days_of_order unique (id, order_id);
alter table placeholders add constraint placeholders_of_order unique (id, order_id);
alter table requests add constraint requests_of_order unique (id, order_id);
alter table order_contingent_hotels add constraint order_contingent_hotels_of_order unique (id, order_id);
alter table order_contingent_ferries add constraint order_contingent_ferries_of_order unique (id, order_id);
alter table offers add constraint offers_of_order unique (id, order_id);
alter table order_contacts add constraint order_contacts_of_order unique (id, order_id);

alter table day_subtitles add constraint day_subtitles_same_order foreign key (day_id, order_id) references days (id, order_id) on delete cascade;
alter table placeholders add constraint placeholders_same_order foreign key (day_id, order_id) references days (id, order_id) on delete cascade;
alter table requests add constraint requests_same_order foreign key (placeholder_id, order_id) references placeholders (id, order_id) on delete cascade;
alter table hotel_placeholders add constraint hotel_placeholders_same_order foreign key (id, order_id) references placeholders (id, order_id) on delete cascade;
alter table ferry_placeholders add constraint ferry_placeholders_same_order foreign key (id, order_id) references placeholders (id, order_id) on delete cascade;
alter table free_text_items add constraint free_text_items_same_order foreign key (id, order_id) references placeholders (id, order_id) on delete cascade;
alter table hotel_requests add constraint hotel_requests_same_order foreign key (id, order_id) references requests (id, order_id) on delete cascade;
alter table ferry_requests add constraint ferry_requests_same_order foreign key (id, order_id) references requests (id, order_id) on delete cascade;
alter table order_hotel_rooms add constraint order_hotel_rooms_same_order foreign key (contingent_id, order_id) references order_contingent_hotels (id, order_id) on delete cascade;
alter table order_ferry_cabins add constraint order_ferry_cabins_same_order foreign key (contingent_id, order_id) references order_contingent_ferries (id, order_id) on delete cascade;
alter table offer_prices add constraint offer_prices_same_order foreign key (offer_id, order_id) references offers (id, order_id) on delete cascade;

-- References that point forward between features.
alter table todos add constraint todos_request foreign key (request_id, order_id) references requests (id, order_id) on delete cascade;
alter table placeholders add constraint placeholders_selected_request foreign key (selected_request_id, order_id) references requests (id, order_id) on delete set null (selected_request_id);
-- The main contact of a trip is one of its own.
alter table orders add constraint orders_primary_order_contact foreign key (primary_order_contact_id, id)
  references order_contacts (id, order_id) on delete set null (primary_order_contact_id);

-- Whoever sees a trip must see its client; what hangs on a trip follows it into another organisation.
alter table orders add constraint orders_of_organisation unique (id, organisation_id);
alter table clients add constraint clients_of_organisation unique (id, organisation_id);
-- Deferred: the use case tells its refusal in German before this does.
alter table orders add constraint orders_client_same_organisation foreign key (client_id, organisation_id)
  references clients (id, organisation_id) deferrable initially deferred;
alter table documents add constraint documents_order foreign key (order_id, organisation_id) references orders (id, organisation_id) on update cascade;
alter table todos add constraint todos_order foreign key (order_id, organisation_id) references orders (id, organisation_id) on update cascade on delete cascade;

-- One day plan has each date once; moving days exchanges dates, so the check waits for the end of the transaction.
alter table days add constraint days_once unique (order_id, date) deferrable initially deferred;

-- Indexes for the ways data are read.
create index orders_list on orders (current_status, start_at, id) include (organisation_id, is_admin_only);
create index orders_by_start on orders (start_at, id) include (organisation_id, is_admin_only, current_status);
create index orders_by_client on orders (client_id);
create index orders_by_user on orders (user_id);
create index order_destinations_by_destination on order_destinations (destination_id);
create index order_contacts_by_order on order_contacts (order_id);
create index order_hotel_rooms_by_order on order_hotel_rooms (order_id);
create index order_ferry_cabins_by_order on order_ferry_cabins (order_id);
create index day_subtitles_by_order on day_subtitles (order_id);
create index day_subtitles_by_day on day_subtitles (day_id);
create index placeholders_by_order on placeholders (order_id);
create index placeholders_by_day on placeholders (day_id);
create index requests_by_order on requests (order_id);
create index requests_by_placeholder on requests (placeholder_id);
create index todos_by_order on todos (order_id, due_date) where status <> 'done';
create index todos_by_user on todos (user_id, due_date) where status <> 'done';
create index documents_by_order on documents (order_id, id desc);
create index offer_prices_by_offer on offer_prices (offer_id);
create index hotel_placeholders_by_order on hotel_placeholders (order_id);
create index ferry_placeholders_by_order on ferry_placeholders (order_id);
create index free_text_items_by_order on free_text_items (order_id);
create index hotel_requests_by_order on hotel_requests (order_id);
create index ferry_requests_by_order on ferry_requests (order_id);
create index contacts_by_client on contacts (client_id);
create index contacts_by_provider on contacts (provider_id);
create index contacts_by_agency on contacts (agency_id);
create index addresses_by_client on addresses (client_id);
create index client_infos_by_client on client_infos (client_id);
create index clients_name on clients using gin ((company_name || ' ' || short_name) gin_trgm_ops);
create index providers_name on providers using gin (name gin_trgm_ops);
