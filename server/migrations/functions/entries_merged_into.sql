-- The entries that became one with this one, whose history is its own now.
create or replace function entries_merged_into(of_table text, entry bigint) returns setof bigint language sql stable as $$
  with recursive merged as (
    select gone_id from merges where table_name = of_table and kept_id = entry and taken_back_at is null
    union select m.gone_id from merged join merges m on m.table_name = of_table and m.kept_id = merged.gone_id and m.taken_back_at is null)
  select gone_id from merged
$$;
