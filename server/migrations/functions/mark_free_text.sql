-- What a free text says in other languages is kept with its service: it is marked there, unless it was written together with the text.
create or replace function mark_free_text() returns trigger language plpgsql as $$
begin
  update placeholders set translations = outdated_translations(translations, 'text')
  where id = new.id and translations <> '{}' and current_setting('app.translated', true) is distinct from new.id::text;
  return null;
end $$;
