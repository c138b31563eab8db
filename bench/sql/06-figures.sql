select refresh_order_figures();
select refresh_order_search();
select refresh_order_counts();
