-- Who may not read what an entry of a bank says decides nothing about it, either.
create or replace function keep_withheld() returns trigger language plpgsql as $$
begin
  if old.id in (select withheld_bank_lines()) then
    raise exception 'bank line % is for administrators', old.id
      using errcode = 'check_violation', constraint = 'bank_lines_withheld';
  end if;
  return new;
end $$;
