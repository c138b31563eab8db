-- The digits of a phone number with its country, however it was written: '+49 (0)30 / 12-34', '0049 30 1234' and '030 1234' are
-- one. A number without a country is German, like the houses. Kept by indexes: see sought().
create or replace function phone_key(number text) returns text language plpgsql immutable parallel safe as $$
declare digits text := regexp_replace(replace(coalesce(number, ''), '(0)', ''), '[^0-9+]', '', 'g');
begin
  digits := case when digits ~ '^(\+|00)' then regexp_replace(digits, '^(\+|00)', '') else regexp_replace(digits, '^0', '49') end;
  return regexp_replace(regexp_replace(digits, '^490+', '49'), '\+', '', 'g');
end $$;
