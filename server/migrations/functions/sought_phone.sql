-- A term as a part of a phone_key(), null where it is no number. After +49 or 0049 the country counts, too; 030 may be of any
-- country, so that its zero is left out.
create or replace function sought_phone(term text) returns text language plpgsql immutable strict parallel safe as $$
declare digits constant text := regexp_replace(replace(term, '(0)', ''), '[^0-9+]', '', 'g');
begin
  if term !~ '^[-–+0-9\s()/.]+$' or length(digits) < 4 then return null; end if;
  return '%' || case when digits ~ '^(\+|00)' then phone_key(digits) else regexp_replace(digits, '\+|^0', '', 'g') end || '%';
end $$;
