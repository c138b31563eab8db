-- Open items over all trips (INV-04, INV-08), and what a payment is.

-- Whether everybody of the house sees the trip: then its invoices are visible without looking the trip up, which a list over a
-- hundred thousand of them could not afford. Kept by triggers; where it is false the trip decides, as everywhere below trips.
alter table client_invoices add column is_seen_by_house boolean not null default false;
alter table client_invoices disable trigger user;
update client_invoices i set is_seen_by_house = true from orders o
  where o.id = i.order_id and not o.is_admin_only and o.current_status not in ('deleted', 'concept');
alter table client_invoices enable trigger user;
create trigger seen_by_house before insert on client_invoices for each row execute function seen_by_house();
create trigger invoices_seen_by_house after update on orders for each row
  when (old.is_admin_only is distinct from new.is_admin_only
    or (old.current_status = 'deleted') is distinct from (new.current_status = 'deleted'))
  execute function invoices_seen_by_house();
create policy seen_by_house on client_invoices for select to reisewerk_app
  using (is_seen_by_house and organisation_id = any ((select actor_organisations())::bigint[]));

-- What is still to come in, the longest due first; without a day of payment it is due at once (§ 271 BGB).
drop index client_invoices_unpaid;
create index client_invoices_open_by_due on client_invoices ((coalesce(due_date, invoice_date)), id)
  include (organisation_id, is_seen_by_house, client_id, currency, open_cents, order_id)
  where open_cents <> 0 and billing_type = 'included';

alter table payments add column kind text not null default 'payment';
alter table payments disable trigger user;
update payments set kind = 'refund' where amount_cents < 0;
alter table payments enable trigger user;
alter table payments add constraint payments_kind check (kind in ('payment', 'refund', 'fee')),
  add constraint payments_refund check ((kind = 'refund') = (amount_cents < 0));
