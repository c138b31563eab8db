-- What an entry of a bank says is not read by who does not see the trip on which it is booked (INV-08, decision 153): the entry stays,
-- its words and what is remembered of it do not. `withheld_bank_lines` looks such trips up.
create index orders_for_admins on orders (organisation_id) where is_admin_only;
create policy withheld on change_log as restrictive to reisewerk_app, reisewerk_trip
  using (table_name <> 'bank_lines' or row_id <> all (array(select withheld_bank_lines())));
create trigger keep_withheld before update on bank_lines for each row
  when ((old.is_dismissed, old.is_distinct) is distinct from (new.is_dismissed, new.is_distinct))
  execute function keep_withheld();
