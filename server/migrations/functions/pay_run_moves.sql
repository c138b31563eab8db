-- What left the house is cancelled no more, and what is closed stays so (INV-12); the program's table of actions says the same.
create or replace function pay_run_moves() returns trigger language plpgsql as $$
begin
  if old.status <> new.status and (old.status, new.status) not in (('made', 'handed'), ('made', 'cancelled'),
      ('handed', 'settled'), ('handed', 'rejected'))
    or old.status = new.status and (old.handed_at, old.handed_by_id, old.closed_at, old.closed_by_id)
      is distinct from (new.handed_at, new.handed_by_id, new.closed_at, new.closed_by_id) then
    raise exception 'a pay run that is % does not become %', old.status, new.status
      using errcode = 'check_violation', constraint = 'pay_runs_moves';
  end if;
  return new;
end $$;
