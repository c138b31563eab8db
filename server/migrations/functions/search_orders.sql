-- Trigram operators are not leakproof, so under a policy their index would never be used: this function looks up ids as
-- owner, and the policy of `orders` still decides which of them the actor sees.
-- The index finds the three longest words and leaves few trips to compare with the rest. What is shorter than three letters
-- is in no trigram: then reading all of it once is quicker than the whole index, which is not looked at by another collation.
-- Most search for one word, which is compared once.
create or replace function search_orders(term text) returns setof bigint
language plpgsql stable security definer set search_path = public rows 200 as $$
declare
  patterns text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(regexp_split_to_array(sought(trim(term)), '\s+')) word where word <> '' order by length(word) desc);
begin
  if length(patterns[1]) < 5 then
    return query select order_id from order_search where words collate "C" like all (patterns);
  elsif cardinality(patterns) = 1 then
    return query select order_id from order_search where words like patterns[1];
  else
    return query select order_id from order_search
      where words like patterns[1] and words like patterns[2] and words like coalesce(patterns[3], patterns[2])
        and words like all (patterns[4:]);
  end if;
end $$;
