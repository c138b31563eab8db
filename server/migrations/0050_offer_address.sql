-- Where an offer is written to, of the addresses of the trip's client; without one to the first of them (002 §3 address).
alter table offers add column address_id bigint
  constraint offers_address_id_addresses_id_fk references addresses(id) on delete set null;
create index offers_by_address on offers (address_id) where address_id is not null;
