-- An offer goes out by mail, whatever status its trip has then: with it the rates of the trip are fixed (CALC-09).
create trigger fix_exchange_rates after update of sent_at on offer_versions for each row
  when (new.sent_at is not null and old.sent_at is null) execute function fix_exchange_rates();
