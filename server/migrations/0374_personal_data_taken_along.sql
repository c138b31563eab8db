-- Whoever takes all data of a house along reads what is told of its guests in confidence, too (ROOM-06, MOVE-04).
alter table personal_data_readings drop constraint personal_data_readings_reason;
alter table personal_data_readings add constraint personal_data_readings_reason
  check (reason in ('shown', 'saved', 'document', 'opened', 'import', 'taken'));
