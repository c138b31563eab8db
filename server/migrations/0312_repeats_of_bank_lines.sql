-- An entry that another kind of file has told already waits until a person says whether it is the same payment (INV-08, decision 123).
alter table bank_lines
  add constraint bank_lines_in_house unique (id, organisation_id),
  add column repeats_id bigint,
  add column is_distinct boolean not null default false,
  add constraint bank_lines_repeats foreign key (repeats_id, organisation_id) references bank_lines (id, organisation_id),
  -- Until somebody has said that it is another payment none of it is booked.
  add constraint bank_lines_repeat_unbooked check (repeats_id is null or is_distinct or booked_cents = 0),
  alter column state set expression as (case when booked_cents = amount_cents then 'booked' when is_dismissed then 'dismissed'
    when repeats_id is not null and not is_distinct then 'repeat' else 'open' end);
create index bank_lines_by_repeats on bank_lines (repeats_id) where repeats_id is not null;
create index bank_lines_by_day on bank_lines (organisation_id, booking_date);
drop trigger frozen_row on bank_lines;
create trigger frozen_row before update on bank_lines for each row
  execute function frozen_row('booked_cents', 'is_dismissed', 'is_distinct', 'state', 'version', 'updated_at');
