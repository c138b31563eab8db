-- Whoever asks for what a moment did not show needs the transaction of each change: times of transactions overlap.
alter table change_log add column transaction xid8 not null default pg_current_xact_id();
