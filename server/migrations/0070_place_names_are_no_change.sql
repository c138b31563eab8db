-- A provider carries the name of its place for the order of lists alone (0058). A place that gets another name is therefore
-- no change of its providers: no new version, nothing in their history, nothing to tell those who look at them.
drop trigger touch_row on providers;
create trigger touch_row before update on providers for each row
  when (old.place_name is not distinct from new.place_name or old.place_id is distinct from new.place_id)
  execute function touch_row();
drop trigger log_change on providers;
create trigger log_change after insert or delete on providers for each row execute function log_change();
create trigger log_change_of_fields after update on providers for each row
  when (old.place_name is not distinct from new.place_name or old.place_id is distinct from new.place_id)
  execute function log_change();
