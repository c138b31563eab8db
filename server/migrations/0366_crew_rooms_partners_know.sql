-- Which rooms for driver and guide a house was told of, or has confirmed, whoever has come to drive or guide since (decision 182), and which a
-- letter to it names. Of what was asked before nobody knows.
alter table requests add column known_crew jsonb;
alter table email_messages add column told_crew jsonb;
create trigger keep_known_crew before insert or update of status on requests for each row when (new.request_type = 'hotel')
  execute function keep_known_crew();
create trigger note_told_crew before insert or update of told on email_messages for each row
  when (new.is_letter and new.request_id is not null) execute function note_told_crew();
