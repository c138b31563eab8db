-- For when and how many a partner was asked, or has confirmed, whatever the trip has become since (decision 071). What stands there
-- already was asked for as it stands.
alter table requests add column agreed_start_at timestamp, add column agreed_end_at timestamp, add column agreed_amount integer;
alter table requests disable trigger user;
update requests set agreed_start_at = start_at, agreed_end_at = end_at, agreed_amount = asked_amount where status <> 'new';
alter table requests enable trigger user;
create trigger keep_agreed before insert or update of status on requests for each row execute function keep_agreed();
