-- What a client said of mailings has the day on which it was said; entered without one, it is said today (MOVE-08).
create or replace function date_consent() returns trigger language plpgsql as $$
declare
  is_said_anew constant boolean := tg_op = 'UPDATE' and new.mailing_consent <> old.mailing_consent
    and new.mailing_consent_at is not distinct from old.mailing_consent_at;
begin
  if new.mailing_consent = 'open' then
    if is_said_anew then new.mailing_consent_at := null; end if;
  elsif new.mailing_consent_at is null or is_said_anew then
    new.mailing_consent_at := (now() at time zone 'Europe/Berlin')::date;
  end if;
  return new;
end $$;
