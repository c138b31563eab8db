-- When a trip was cancelled: Stornokosten go by the day on which the client stepped back, not by the day of the invoice (decision 124).
alter table orders add column cancelled_on date;
-- What the change log says of trips that are cancelled already; of others the day stays unknown.
alter table orders disable trigger user;
update orders o set cancelled_on = (select (max(l.at) at time zone 'Europe/Berlin')::date from change_log l
    where l.table_name = 'orders' and l.row_id = o.id and l.operation = 'update' and l.after->>'current_status' = 'cancelled')
  where o.current_status = 'cancelled';
alter table orders enable trigger user;
alter table orders add constraint orders_cancelled_on check (cancelled_on is null or current_status in ('cancelled', 'deleted'));
create trigger keep_day_of_cancellation before insert or update of current_status on orders for each row
  execute function keep_day_of_cancellation();
