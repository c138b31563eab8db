-- What leaves an account is what services cost: it is shown to who has the right 'Einkauf sehen' (money.md §4), and so is what is
-- remembered of it. Whoever reads a statement in writes all of its entries down.
create policy outgoings on bank_lines as restrictive for select to reisewerk_app, reisewerk_trip
  using (amount_cents > 0 or (select actor_sees_purchase()));
create policy outgoings on change_log as restrictive to reisewerk_app, reisewerk_trip
  using ((select actor_sees_purchase()) or table_name <> 'bank_lines');
