-- A German text that is worded anew keeps its translations and marks them (MOVE-08, decision 106).
create trigger mark_translations before update of name, translations on days for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of subtitle, translations on day_subtitles for each row
  when (old.translations <> '{}') execute function mark_translations('subtitle');
create trigger mark_translations before update of route_description, service_description, translations on placeholders for each row
  when (old.translations <> '{}' or new.translations <> '{}')
  execute function mark_translations('routeDescription', 'serviceDescription', 'text');
create trigger mark_free_text after update of text on free_text_items for each row
  when (old.text is distinct from new.text) execute function mark_free_text();
create trigger mark_translations before update of name, translations on other_service_types for each row
  when (old.translations <> '{}') execute function mark_translations('name');
create trigger mark_translations before update of route_description, translations on predefined_route_details for each row
  when (old.translations <> '{}') execute function mark_translations('routeDescription');
create trigger mark_translations before update of text, translations on predefined_free_text_items for each row
  when (old.translations <> '{}') execute function mark_translations('text');
create trigger mark_translations before update of name, translations on destinations for each row
  when (old.translations <> '{}') execute function mark_translations('name');
