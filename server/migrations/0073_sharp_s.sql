-- Who types 'Giessen' or 'STRASSBURG' means Gießen and Straßburg (LIST-02): words are compared with ss for ß on both sides,
-- as their indexes keep them.
create function folded(words text) returns text language sql immutable strict parallel safe
  as $$ select replace(lower(words), 'ß', 'ss') $$;

create or replace function search_patterns(term text) returns text[] language sql immutable as $$
  select coalesce(array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by length(word) desc), '{%}')
  from unnest(regexp_split_to_array(folded(trim(term)), '\s+')) word where word <> ''
$$;

drop index clients_words, contacts_words, addresses_words, providers_words, places_words;
create index clients_words on clients using gin (folded(company_name || ' ' || short_name) gin_trgm_ops);
create index contacts_words on contacts using gin (folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) gin_trgm_ops);
create index addresses_words on addresses using gin (folded(zip || ' ' || city) gin_trgm_ops);
create index providers_words on providers using gin (folded(name) gin_trgm_ops);
create index places_words on places using gin (folded(name) gin_trgm_ops);

create or replace function search_contacts(term text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select id from contacts
  where folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like (search_patterns(term))[1]
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like all (search_patterns(term))
  union
  select id from contacts where length(regexp_replace(term, '\D', '', 'g')) > 3
    and regexp_replace(concat_ws(' ', phone_fixed, phone_mobile), '\D', '', 'g') like '%' || regexp_replace(term, '\D', '', 'g') || '%'
$$;
create or replace function search_clients(term text) returns setof bigint
language sql stable security definer set search_path = public rows 200 as $$
  select id from clients
  where folded(company_name || ' ' || short_name) like (search_patterns(term))[1]
    and folded(company_name || ' ' || short_name) like all (search_patterns(term))
  union
  select client_id from contacts where client_id is not null and not deleted
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like (search_patterns(term))[1]
    and folded(first_name || ' ' || last_name || ' ' || coalesce(email, '')) like all (search_patterns(term))
  union
  select client_id from addresses where client_id is not null
    and folded(zip || ' ' || city) like (search_patterns(term))[1] and folded(zip || ' ' || city) like all (search_patterns(term))
$$;
create or replace function search_providers(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  patterns constant text[] := search_patterns(term);
begin
  return query
    select p.id from providers p where folded(p.name) like patterns[1] and folded(p.name) like all (patterns)
    union
    select p.id from places l join providers p on p.place_id = l.id
    where folded(l.name) like any (patterns) and folded(p.name || ' ' || l.name) like all (patterns);
end $$;

-- As 0039 and 0004 have them, but for the words.
create or replace function refresh_order_search(ids bigint[] default null) returns void
language sql security definer set search_path = public as $$
  insert into order_search (order_id, words)
  select o.id, folded(concat_ws(' ', o.order_number, o.group_name, o.trip_name, o.import_id, c.company_name, c.short_name,
    (select string_agg(d.name, ' ' order by od.sort) from order_destinations od join destinations d on d.id = od.destination_id where od.order_id = o.id)))
  from orders o left join clients c on c.id = o.client_id
  where o.id = any (coalesce(ids, array(select id from orders))) and o.current_status <> 'concept'
  on conflict (order_id) do update set words = excluded.words where order_search.words is distinct from excluded.words
$$;
create or replace function search_orders(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  patterns text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(regexp_split_to_array(folded(trim(term)), '\s+')) word where word <> '' order by length(word) desc);
begin
  if length(patterns[1]) < 5 then
    return query select order_id from order_search where words || '' like all (patterns);
  else
    return query select order_id from order_search
      where words like patterns[1] and words like coalesce(patterns[2], patterns[1])
        and words like coalesce(patterns[3], patterns[1]) and words like all (patterns);
  end if;
end $$;
update order_search set words = folded(words) where words like '%ß%';
