-- From which balance a statement leads to which, and on which days (INV-08): by that a missing one between two is noticed. Null where a file
-- does not tell them, and of statements from before.
alter table bank_statements
  add column opening_cents bigint,
  add column closing_cents bigint,
  add column opening_day date,
  add column closing_day date,
  add constraint bank_statements_balances check (
    num_nulls(opening_cents, closing_cents, opening_day, closing_day) in (0, 4));
create index bank_statements_by_closing on bank_statements (organisation_id, account, closing_day) where closing_day is not null;
