-- A German text that is worded anew keeps its translations; those that were not written with it are marked (MOVE-08, decision 106). Its
-- arguments are the texts that have translations, as the contract calls them. Whoever writes a translation takes its mark away, and whoever
-- writes marks alone means them so.
create or replace function mark_translations() returns trigger language plpgsql as $$
declare
  was constant jsonb := to_jsonb(old);
  is_now constant jsonb := to_jsonb(new);
  said jsonb := new.translations - 'outdated';
  locale text;
  text_name text;
  column_name text;
  is_written boolean;
  is_marked boolean;
begin
  for locale in select jsonb_object_keys(said) loop
    foreach text_name in array tg_argv loop
      continue when not said -> locale ? text_name;
      column_name := lower(regexp_replace(text_name, '([A-Z])', '_\1', 'g'));
      is_written := said -> locale -> text_name is distinct from old.translations -> locale -> text_name;
      is_marked := coalesce(new.translations -> 'outdated' -> locale ? text_name, false);
      -- A free text is kept in a table of its own, whose trigger marks what was not written just now.
      if is_written and not is_now ? column_name then
        perform set_config('app.translated', new.id::text, true);
      end if;
      if is_written then
        is_marked := is_marked and not coalesce(old.translations -> 'outdated' -> locale ? text_name, false);
      elsif is_now -> column_name is distinct from was -> column_name then
        is_marked := true;
      end if;
      if is_marked then said := outdated_translations(said, text_name, locale); end if;
    end loop;
  end loop;
  new.translations := said;
  return new;
end $$;
