-- Whoever opens a document with personal data of guests reads them too (ROOM-06).
alter table personal_data_readings drop constraint personal_data_readings_reason;
alter table personal_data_readings add constraint personal_data_readings_reason
  check (reason in ('shown', 'saved', 'document', 'opened', 'import'));
