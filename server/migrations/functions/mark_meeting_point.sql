-- What a meeting point is called in other languages is kept with its service or request, whose table is named: it is marked there, unless
-- it was written together with the text.
create or replace function mark_meeting_point() returns trigger language plpgsql as $$
begin
  execute format($mark$
    update %I set translations = outdated_translations(translations, 'meetingPoint')
    where id = $1 and translations <> '{}' and current_setting('app.translated', true) is distinct from $1::text$mark$, tg_argv[0])
  using new.id;
  return null;
end $$;
