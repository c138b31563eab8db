-- The items a row is a part of, and the row's column that names each (decision 002). A list of an item is a part of it wherever
-- the item lives: whoever writes the days of an overall concept or the contacts of a client raises the version of their item.
create or replace function owner_of(part text) returns table (owner text, key text) language sql immutable as $$
  select o.owner, o.key from (values
    ('route_details', 'placeholders', 'id'),
    ('free_text_items', 'placeholders', 'id'), ('route_detail_charges', 'placeholders', 'route_detail_id'),
    ('request_cabins', 'requests', 'request_id'), ('request_item_prices', 'requests', 'request_id'),
    ('todos', 'requests', 'request_id'), ('day_subtitles', 'days', 'day_id'),
    ('complexities', 'orders', 'order_id'), ('order_destinations', 'orders', 'order_id'),
    ('order_contacts', 'orders', 'order_id'), ('order_hotel_rooms', 'order_contingent_hotels', 'contingent_id'),
    ('order_ferry_cabins', 'order_contingent_ferries', 'contingent_id'),
    ('rooms', 'room_lists', 'room_list_id'), ('passengers', 'rooms', 'room_id'),
    ('offer_bullet_points', 'offers', 'offer_id'), ('offer_included_lines', 'offers', 'offer_id'), ('offer_photos', 'offers', 'offer_id'), ('offer_conditions', 'offers', 'offer_id'),
    ('offer_attached_orders', 'offers', 'offer_id'),
    ('trip_paper_attachments', 'trip_papers', 'trip_papers_id'),
    ('condition_set_conditions', 'condition_sets', 'condition_set_id'),
    ('calculation_free_places', 'calculations', 'calculation_id'),
    ('email_attachments', 'email_messages', 'email_id'), ('email_assignment_links', 'email_assignments', 'assignment_id'),
    ('trip_detail_images', 'trip_details', 'trip_detail_id'),
    ('day_concept_destinations', 'day_concepts', 'day_concept_id'),
    ('order_concept_destinations', 'order_concepts', 'order_concept_id'),
    ('order_concept_days', 'order_concepts', 'order_concept_id'),
    ('contacts', 'clients', 'client_id'), ('addresses', 'clients', 'client_id'), ('client_infos', 'clients', 'client_id'),
    ('bank_accounts', 'clients', 'client_id'), ('other_service_day_times', 'other_service_types', 'other_service_type_id'),
    ('location_charge_route_details', 'predefined_route_details', 'predefined_route_detail_id'),
    ('location_charge_route_details', 'location_charges', 'location_charge_id')
  ) as o (part, owner, key) where o.part = $1
  -- Each kind of service has tables of its own.
  union all select 'placeholders', 'id' where $1 ~ '_placeholders$'
  union all select 'requests', 'id' where $1 ~ '_requests$'
  union all select 'calculations', 'calculation_id' where $1 ~ '^calculation_price_'
$$;
revoke execute on function owner_of from public;
