create or replace function search_contacts(term text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select id from contacts
  where folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like (search_patterns(term))[1]
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like all (search_patterns(term))
  union
  select id from contacts where (phone_key(phone_fixed) || ' ' || phone_key(phone_mobile)) like sought_phone(term)
$$;
