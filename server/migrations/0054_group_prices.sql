-- A provider asks some prices once for the whole group: a guide, an organ, a hut (money.md §4, decision 033).
alter table request_item_prices drop constraint request_item_prices_quantity_type_check,
  add constraint request_item_prices_quantity_type_check check (quantity_type in ('per_person', 'per_person_night',
    'per_single_room_night', 'per_single_room', 'per_group'));
