-- Entries that two kinds of file had brought twice before they were compared are marked as such later, once, and only while nothing of
-- them is booked (INV-08, decision 132).
drop trigger frozen_row on bank_lines;
create trigger frozen_row before update on bank_lines for each row
  execute function frozen_row('booked_cents', 'is_dismissed', 'is_distinct', 'repeats_id', 'state', 'version', 'updated_at');
create trigger frozen_repeat before update on bank_lines for each row
  when (old.repeats_id is distinct from new.repeats_id and (old.repeats_id is not null or new.repeats_id = new.id))
  execute function frozen_row('booked_cents', 'is_dismissed', 'is_distinct', 'state', 'version', 'updated_at');
