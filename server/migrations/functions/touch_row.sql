-- Raises the version of a changed row.
create or replace function touch_row() returns trigger language plpgsql as $$
begin
  if new is distinct from old then
    new.version := old.version + 1;
    new.updated_at := now();
  end if;
  return new;
end $$;
