-- A row with a purchase price goes by itself only at the hands of who may see it: who cannot see a price could not bring it
-- back (decision 022). With its request, its service or its trip it goes as everything below them.
create or replace function keep_purchase_rows() returns trigger language plpgsql as $$
begin
  if old.price_cents is not null and pg_trigger_depth() = 1 and actor_user() is not null and not actor_sees_purchase() then
    raise exception 'this row of % has a purchase price', tg_table_name
      using errcode = 'check_violation', constraint = tg_table_name || '_purchase';
  end if;
  return old;
end $$;
