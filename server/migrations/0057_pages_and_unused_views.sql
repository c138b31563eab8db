-- A page of a catalogue is a number, whether it was typed or sent as one; only a range of pages is a text.
alter table order_concepts disable trigger user;
update order_concepts set catalog_page = case when btrim(catalog_page #>> '{}') = '' then null else to_jsonb(btrim(catalog_page #>> '{}')::integer) end
where jsonb_typeof(catalog_page) = 'string' and btrim(catalog_page #>> '{}') ~ '^\d{0,4}$';
alter table order_concepts enable trigger user;

-- What a house knows of a provider is worked out where it is asked for, planned trips and concepts apart (0034).
drop view provider_last_uses, provider_last_prices;
