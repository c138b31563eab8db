-- Why personal data of guests was read (ROOM-06), and both logs for who asks for those of one trip.
alter table personal_data_readings add column reason text not null default 'shown';
alter table personal_data_readings add constraint personal_data_readings_reason check (reason in ('shown', 'saved', 'document', 'import'));
create policy visible_in_trip on personal_data_readings for select to reisewerk_trip
  using (order_id = (select actor_trip()) and (user_id = (select actor_user()) or (select actor_is_admin())));
create policy visible_in_trip on personal_data_erasures for select to reisewerk_trip
  using (order_id = (select actor_trip()) and (select actor_is_admin()));
grant select on personal_data_readings, personal_data_erasures to reisewerk_trip;
create index personal_data_readings_by_time on personal_data_readings (at desc);
create index personal_data_readings_by_user on personal_data_readings (user_id);
