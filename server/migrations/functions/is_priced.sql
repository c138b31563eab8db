-- Whether somebody has entered any price into a row of a calculation.
create or replace function is_priced(entry jsonb) returns boolean language sql immutable parallel safe as $$
  select exists (select from jsonb_each(entry) v where v.key like '%\_cents' and v.value <> 'null')
$$;
