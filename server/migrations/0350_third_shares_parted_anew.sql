-- Revenue in a file for the tax adviser whose part of third countries changed since is parted anew in a later one (INV-08, decision 173):
-- once a file, as often as it changes.
alter table datev_bookings
  drop constraint datev_bookings_kind,
  drop constraint datev_bookings_payment,
  add constraint datev_bookings_kind check (kind in ('invoice', 'payment', 'removal', 'split')),
  add constraint datev_bookings_payment check ((kind in ('invoice', 'split')) = (payment_id is null));
drop index datev_bookings_payment_once;
create unique index datev_bookings_payment_once on datev_bookings (payment_id, kind) where kind in ('payment', 'removal');
create unique index datev_bookings_split_once on datev_bookings (client_invoice_id, export_id) where kind = 'split';

alter table datev_exports
  -- How many invoices of earlier files are parted anew in it.
  add column split_count integer not null default 0,
  -- The last entry of the change log that was looked at for it; of files that part nothing anew 0.
  add column splits_until bigint not null default 0;
