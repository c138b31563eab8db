-- A client is found by its names and numbers, by its people and by where it is at home.
create or replace function search_clients(term text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select id from clients
  where folded(company_name || ' ' || short_name) like (search_patterns(term))[1]
    and folded(company_name || ' ' || short_name) like all (search_patterns(term))
  union
  select id from clients where folded(customer_number) = folded(trim(term))
  union
  select id from clients where phone_key(phone) like sought_phone(term)
  union
  select client_id from contacts where client_id is not null and not deleted
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like (search_patterns(term))[1]
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like all (search_patterns(term))
  union
  select client_id from contacts where client_id is not null and not deleted
    and (phone_key(phone_fixed) || ' ' || phone_key(phone_mobile)) like sought_phone(term)
  union
  select client_id from addresses where client_id is not null
    and folded(zip || ' ' || city) like (search_patterns(term))[1] and folded(zip || ' ' || city) like all (search_patterns(term))
$$;
