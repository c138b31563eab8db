-- The list by client, by destination and by deadline, up and down: its first page is read from an index. (Up by deadline: 0004.)
create index order_figures_by_client on order_figures (client_name, order_id);
create index order_figures_by_client_down on order_figures (client_name desc nulls last, order_id);
create index order_figures_by_destination on order_figures (destination_name, order_id);
create index order_figures_by_destination_down on order_figures (destination_name desc nulls last, order_id);
create index order_figures_by_todo_down on order_figures (urgent_todo_due_date desc nulls last, order_id);
