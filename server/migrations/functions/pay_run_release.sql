-- An invoice is free for another pay run only once its own was cancelled or sent back, and then for good (INV-12).
create or replace function pay_run_release() returns trigger language plpgsql as $$
begin
  if old.is_released or not exists (select from pay_runs r where r.id = new.pay_run_id and r.status in ('cancelled', 'rejected')) then
    raise exception 'an invoice of a pay run stays in it'
      using errcode = 'check_violation', constraint = 'pay_run_items_kept';
  end if;
  return new;
end $$;
