-- Somebody who is away has one deputy of a house at a time: of two absences over the same days one was entered by mistake,
-- and nobody could tell whose the trips are (APP-22). Of those that overlap so far the last one said counts.
delete from user_absences earlier using user_absences later
where earlier.user_id = later.user_id and earlier.organisation_id = later.organisation_id and earlier.id < later.id
  and daterange(earlier.start_at, earlier.end_at, '[]') && daterange(later.start_at, later.end_at, '[]');

-- The ranges of one number stand for equality, for which GiST would need an extension.
alter table user_absences add constraint user_absences_apart exclude using gist (
  int8range(user_id, user_id, '[]') with &&,
  int8range(organisation_id, organisation_id, '[]') with &&,
  daterange(start_at, end_at, '[]') with &&);
