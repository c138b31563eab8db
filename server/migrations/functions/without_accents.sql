-- Small letters without their accents: 'Bjørvika' is 'bjorvika', 'Straße' is 'strasse'.
create or replace function without_accents(words text) returns text language plpgsql immutable strict parallel safe as $$
declare plain text := lower(words);
begin
  if plain ~ '[^ -~]' then
    plain := translate(regexp_replace(normalize(plain, nfd), '[\u0300-\u036f]', '', 'g'), 'øłđðıħŧ', 'olddiht');
    plain := replace(replace(replace(replace(plain, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  return plain;
end $$;
