-- Translations of which one text is marked as made of another German one (MOVE-08, decision 106): in one language, or in all that have it.
create or replace function outdated_translations(said jsonb, text_name text, in_locale text default null) returns jsonb
language sql immutable parallel safe as $$
  select said || coalesce((
    select jsonb_build_object('outdated', coalesce(said -> 'outdated', '{}') || jsonb_object_agg(l.locale,
      coalesce(said -> 'outdated' -> l.locale, '[]') - text_name || jsonb_build_array(text_name)))
    from jsonb_object_keys(said - 'outdated') l (locale)
    where said -> l.locale ? text_name and l.locale = coalesce(in_locale, l.locale)), '{}')
$$;
