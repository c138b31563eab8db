select refresh_order_figures();
select refresh_order_search();
select refresh_order_counts();
update providers p set place_name = l.name from places l where l.id = p.place_id;
