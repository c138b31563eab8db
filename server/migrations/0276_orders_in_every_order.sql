-- The list of trips in each of its orders is read from an index, up and down; without one 100,000 trips were sorted for one page
-- (decision 088).
alter table order_figures add column user_name text;
comment on column order_figures.user_name is 'as client_name: last name of who is responsible';
update order_figures f set user_name = u.last_name from orders o join users u on u.id = o.user_id where o.id = f.order_id;

drop trigger order_figures_seen on orders;
create trigger order_figures_seen
  after update of organisation_id, is_admin_only, current_status, client_id, main_destination_id, user_id on orders for each row
  when ((old.organisation_id, old.is_admin_only, old.current_status, old.client_id, old.main_destination_id, old.user_id)
    is distinct from (new.organisation_id, new.is_admin_only, new.current_status, new.client_id, new.main_destination_id, new.user_id))
  execute function order_figures_new();
create trigger order_names_changed after update of last_name on users for each row
  when (old.last_name is distinct from new.last_name) execute function order_names_changed();

create index order_figures_by_user on order_figures (user_name, order_id);
create index order_figures_by_user_down on order_figures (user_name desc nulls last, order_id);
create index order_figures_by_guests on order_figures (hotel_pax_asked, order_id);
create index order_figures_by_guests_down on order_figures (hotel_pax_asked desc nulls last, order_id);
create index orders_by_group_name on orders (group_name, id);
create index orders_by_trip_name on orders (trip_name, id);
create index orders_by_import_id on orders (import_id, id);
create index orders_by_import_id_down on orders (import_id desc nulls last, id);
