-- Whom an offer names for a service, as an example or for certain, and how sure the price of a flight is (002 §3, §9).
alter table placeholders
  add column offer_type text,
  add column offer_provider_id bigint constraint placeholders_offer_provider_id_providers_id_fk references providers(id);
create index placeholders_by_offer_provider on placeholders (offer_provider_id) where offer_provider_id is not null;
alter table airline_placeholders add column offer_price_type text;
