-- What an entry that serves every organisation is called and where it is, whether it is still offered and whether it goes,
-- is decided by administrators; everybody completes what is known of it. Without an actor it is the loader or an operator.
create or replace function keep_shared() returns trigger language plpgsql as $$
declare
  own constant text[] := tg_argv[0]::text[];
  asked_old jsonb := to_jsonb(old);
  asked_new jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
begin
  if actor_user() is null or actor_is_admin() or asked_old ->> 'organisation_id' is not null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' or exists (select from unnest(own) name where asked_old -> name is distinct from asked_new -> name) then
    raise exception 'shared entries are kept by administrators' using errcode = '42501';
  end if;
  return new;
end $$;
