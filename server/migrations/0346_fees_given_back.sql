-- What was paid for having been reminded and was waived since goes back as that: below nothing, and none of what an invoice asks for
-- (decision 163).
alter table payments drop constraint payments_refund;
alter table payments add constraint payments_refund
  check (kind = 'reminderFee' or (kind = 'refund') = (amount_cents < 0));
