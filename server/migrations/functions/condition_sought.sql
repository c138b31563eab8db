-- What search_orders and its kin look for in `words`, as SQL: all words of the term, the longest first. What is shorter than
-- three letters is in no trigram: then reading all of it once is quicker than the whole index, which is not looked at by
-- another collation. A term without words finds nothing.
create or replace function condition_sought(term text) returns text language sql stable as $$
  select coalesce(string_agg(format(case when length(pattern) < 5 then 'words collate "C" like %L' else 'words like %L' end,
    pattern), ' and ' order by length(pattern) desc), 'false')
  from (select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' as pattern
    from unnest(regexp_split_to_array(sought(trim(term)), '\s+')) word where word <> '') patterns
$$;
revoke execute on function condition_sought from public;
