-- A provider is found by its name and by its place: 'Hotel Bergen'. A word stands either in the name or in the place, so
-- what the name alone does not have must lie in one of the few places that one of the words names. It is found by its phone
-- numbers, too, and by those of its people.
create or replace function search_providers(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  patterns constant text[] := search_patterns(term);
  sought_number constant text := sought_phone(term);
begin
  return query
    select p.id from providers p where folded(p.name) like patterns[1] and folded(p.name) like all (patterns)
    union
    select p.id from places l join providers p on p.place_id = l.id
    where folded(l.name) like any (patterns) and folded(p.name || ' ' || l.name) like all (patterns);
  if sought_number is not null then
    return query
      select p.id from providers p where phone_key(p.phone) like sought_number
      union
      select provider_id from contacts where provider_id is not null and not deleted
        and (phone_key(phone_fixed) || ' ' || phone_key(phone_mobile)) like sought_number;
  end if;
end $$;
