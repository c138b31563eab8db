-- A price of a request is charged as its service is offered: on top or included for one offered on top, else included or hidden
-- (002 §4).
create or replace function billing_of_item() returns trigger language plpgsql as $$
declare
  is_additional boolean := exists (select from requests r join placeholders p on p.id = r.placeholder_id
    where r.id = new.request_id and p.client_offer_status = 'additional');
begin
  if new.billing_type is null then
    new.billing_type := case when is_additional then 'additional' else 'included' end;
  elsif new.billing_type in ('additional', 'not_included') and is_additional <> (new.billing_type = 'additional') then
    raise exception 'wrong billing type' using errcode = 'check_violation', constraint = 'request_item_prices_billing';
  end if;
  return new;
end $$;
