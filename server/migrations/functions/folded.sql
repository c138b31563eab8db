-- Words as indexes keep them, to be compared with a pattern of sought(). Where that leaves out letters the words stand there a
-- second time with them, because what is looked for may begin with one: 'eck' is in 'Blaueck'.
-- Indexes are made without a search path.
create or replace function folded(words text) returns text language plpgsql immutable strict parallel safe as $$
declare short constant text := public.sought(words);
declare plain constant text := public.without_accents(words);
begin
  return case when short = plain then plain else short || e'\n' || plain end;
end $$;
