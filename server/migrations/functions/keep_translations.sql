-- A text of travel documents in another language translates a German one of the same owner and kind, and that one stays so (decision 185). Whoever
-- links holds the German one, so that nobody changes it meanwhile. Checked at the end: a merge moves one after the other.
create or replace function keep_translations() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform from trip_detail_templates g where g.id = new.translation_of_id for share;
  if exists (select from trip_detail_templates t join trip_detail_templates g on g.id = t.translation_of_id
      where new.id in (t.id, g.id) and (g.locale <> 'de_DE' or t.locale = 'de_DE'
        or (g.organisation_id, g.type) <> (t.organisation_id, t.type)
        or g.provider_id is distinct from t.provider_id or g.sub_type is distinct from t.sub_type)) then
    raise exception 'text % is no translation of a German one of its kind', new.id
      using errcode = 'check_violation', constraint = 'trip_detail_templates_translation';
  end if;
  return null;
end $$;
revoke execute on function keep_translations from public;
