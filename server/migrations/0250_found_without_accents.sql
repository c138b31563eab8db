-- What is searched is found without its accents, trips by their people, everybody by their phone numbers (EASE-08).
-- folded() answers more than before, and these keep what it answered.
reindex index places_words;
reindex index clients_words;
reindex index providers_words;
reindex index addresses_words;
reindex index contacts_words;
reindex index clients_number_words;

create index contacts_phones on contacts using gin ((phone_key(phone_fixed) || ' ' || phone_key(phone_mobile)) gin_trgm_ops);
create index clients_phone on clients using gin (phone_key(phone) gin_trgm_ops);
create index providers_phone on providers using gin (phone_key(phone) gin_trgm_ops);

create trigger order_words_changed after insert or delete or update of contact_id on order_contacts
  for each row execute function order_words_changed();
create trigger order_words_changed after update of first_name, last_name, deleted on contacts for each row
  when ((old.first_name, old.last_name, old.deleted) is distinct from (new.first_name, new.last_name, new.deleted))
  execute function order_words_changed();
create trigger order_words_moved after update of organisation_id on orders for each row
  when (old.organisation_id <> new.organisation_id) execute function order_words_changed();
select refresh_order_search();
