-- Where one meets, in other languages (MOVE-08, decisions 093, 106): the words stand with those of its service, its request or its type.
drop trigger mark_translations on placeholders;
create trigger mark_translations before update of route_description, service_description, translations on placeholders for each row
  when (old.translations <> '{}' or new.translations <> '{}')
  execute function mark_translations('routeDescription', 'serviceDescription', 'text', 'meetingPoint');
drop trigger mark_translations on requests;
create trigger mark_translations before update of route_description, service_description, translations on requests for each row
  when (old.translations <> '{}' or new.translations <> '{}')
  execute function mark_translations('routeDescription', 'serviceDescription', 'meetingPoint');
drop trigger mark_translations on other_service_types;
create trigger mark_translations before update of name, meeting_point, translations on other_service_types for each row
  when (old.translations <> '{}') execute function mark_translations('name', 'meetingPoint');
create trigger mark_meeting_point after update of meeting_point on other_placeholders for each row
  when (old.meeting_point is distinct from new.meeting_point) execute function mark_meeting_point('placeholders');
create trigger mark_meeting_point after update of meeting_point on other_requests for each row
  when (old.meeting_point is distinct from new.meeting_point) execute function mark_meeting_point('requests');
