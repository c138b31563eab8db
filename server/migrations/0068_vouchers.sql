-- A service has one voucher (002 §3): whether it is shown stands with the service, as the documents have it (002 §4), and with it
-- what was typed into its voucher and the number it was printed under. Null follows how the service is offered.
alter table placeholders
  add column show_voucher boolean,
  add column voucher_is_editable boolean not null default false,
  add column voucher_texts jsonb not null default '{}',
  add column voucher_number integer,
  add constraint placeholders_voucher_number check (voucher_number > 0);
create unique index placeholders_voucher_once on placeholders (order_id, voucher_number) where voucher_number is not null;

-- The last number given to a voucher: one that went out belongs to no other service, also when its own is gone.
alter table orders add column last_voucher_number integer not null default 0;
