-- Whether a chosen request still holds follows from its option (decision 070), and which address of a firm is for invoices (MOVE-08):
-- whoever opens a link on the road reads both, and of to-dos no word.
grant select (order_id, request_id, status, due_date) on todos to reisewerk_road;
create policy on_the_road on todos for select to reisewerk_road using (order_id = (select road_trip()));
grant select (purpose) on addresses to reisewerk_road;
