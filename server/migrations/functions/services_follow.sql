-- A service that is offered on top brings its row; one that no longer is takes it away, unless it carries a price. The price
-- that stands in the day plan is the first in the row. What prices of its requests come to stays as it is: those that count are
-- charged on top as well (002 §4), hidden ones and those the service's price included count nothing on either side.
create or replace function services_follow() returns trigger language plpgsql security definer set search_path = public as $$
declare
  price text := case new.kind when 'hotel' then 'double_room_sell_price' when 'airline' then 'sell_price' when 'other' then 'sell_price' end;
begin
  if new.client_offer_status = 'additional' then
    execute format('insert into %I (order_id, calculation_id, placeholder_id)
      select c.order_id, c.id, $1 from calculations c where c.order_id = $2 on conflict do nothing', price_table_of(new.kind))
      using new.id, new.order_id;
    if price is not null and new.client_offer_price_cents is not null
      and (new.kind = 'other' or new.client_offer_price_type = 'per_person') then
      execute format('update %I set %I = $2, %I = $3 where placeholder_id = $1 and not is_priced(to_jsonb(%1$I))
        and exists (select from orders o where o.id = order_id and o.order_currency = $3)',
        price_table_of(new.kind), price || '_cents', price || '_currency')
        using new.id, new.client_offer_price_cents, new.client_offer_price_currency;
    end if;
  elsif tg_op = 'UPDATE' then
    execute format('delete from %I where placeholder_id = $1 and not is_priced(to_jsonb(%1$I))', price_table_of(new.kind))
      using new.id;
  end if;
  if tg_op = 'UPDATE' then
    update request_item_prices i set billing_type = case
      when new.client_offer_status = 'additional' then 'additional' when i.billing_type = 'additional' then 'included' else 'not_included' end
    from requests r where r.id = i.request_id and r.placeholder_id = new.id and i.billing_type <> 'not_included'
      and (new.client_offer_status = 'additional') <> (old.client_offer_status = 'additional');
    if new.kind in ('ferry', 'train') then perform follow_contingent(new.order_id); end if;
  end if;
  return null;
end $$;
revoke execute on function services_follow from public;
