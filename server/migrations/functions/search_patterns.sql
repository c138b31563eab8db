-- Searching master data: the words in any order, the longest first, because it finds the fewest.
create or replace function search_patterns(term text) returns text[] language sql immutable as $$
  select coalesce(array_agg('%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' order by length(word) desc), '{%}')
  from unnest(regexp_split_to_array(sought(trim(term)), '\s+')) word where word <> ''
$$;
