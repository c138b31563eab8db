-- What a row says stays as it was written; only the columns named for the table go on changing.
create or replace function frozen_row() returns trigger language plpgsql as $$
declare
  -- Where none is named the list is null.
  changing text[] := coalesce(tg_argv, '{}');
begin
  -- The entry it names became one with another.
  if merges_links() then changing := changing || array['client_id', 'contact_id', 'address_id', 'provider_id']; end if;
  if to_jsonb(old) - changing is distinct from to_jsonb(new) - changing then
    raise exception 'rows of % are frozen', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_frozen';
  end if;
  return new;
end $$;
