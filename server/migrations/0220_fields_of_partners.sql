-- What a house keeps of its clients and providers (MOVE-08).
alter table clients
  add column kind text,
  add column customer_number text not null default '',
  add column phone text not null default '',
  add column vat_id text not null default '',
  add column categories text[] not null default '{}',
  add column mailing_consent text not null default 'open',
  add column mailing_consent_at date;

-- Clients who are there already are numbered in the order in which they came.
alter table clients disable trigger user;
update clients t set customer_number = (10000 + n.place)::text
from (select id, row_number() over (partition by organisation_id order by id) as place from clients) n where n.id = t.id;
alter table clients enable trigger user;

alter table clients
  add constraint clients_kind check (kind in ('choir', 'orchestra', 'parish', 'club', 'school', 'firm', 'reseller', 'private', 'other')),
  add constraint clients_mailing_consent check (mailing_consent in ('open', 'given', 'refused')),
  add constraint clients_consent_dated check ((mailing_consent = 'open') = (mailing_consent_at is null));
create unique index clients_customer_number on clients (organisation_id, customer_number);
-- Where the next one is read, and where a number is looked for.
create index clients_last_number on clients (organisation_id, (customer_number::bigint)) where customer_number ~ '^\d{1,9}$';
create index clients_number_words on clients (folded(customer_number));
create trigger number_client before insert or update of customer_number on clients for each row execute function number_client();
create trigger date_consent before insert or update of mailing_consent, mailing_consent_at on clients for each row
  execute function date_consent();

alter table providers add column booking_email text;
alter table agencies add column booking_email text;
alter table addresses add column purpose text not null default 'main',
  add constraint addresses_purpose check (purpose in ('main', 'invoice'));
create index addresses_by_provider on addresses (provider_id) where provider_id is not null;
create index addresses_by_agency on addresses (agency_id) where agency_id is not null;
