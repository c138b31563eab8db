-- A price of a request begins as its service is offered: charged on top, or with the package. On top is only what belongs to a
-- service on top (002 §4); hidden may be any.
create or replace function billing_of_item() returns trigger language plpgsql as $$
declare
  is_additional boolean := exists (select from requests r join placeholders p on p.id = r.placeholder_id
    where r.id = new.request_id and p.client_offer_status = 'additional');
begin
  if new.billing_type is null then
    new.billing_type := case when is_additional then 'additional' else 'included' end;
  elsif new.billing_type = 'additional' and not is_additional then
    raise exception 'wrong billing type' using errcode = 'check_violation', constraint = 'request_item_prices_billing';
  end if;
  return new;
end $$;
