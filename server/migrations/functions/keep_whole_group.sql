-- A request is for all of the group when its number reaches the group as it is on the day somebody writes that number; a copy is for
-- what its original was for.
create or replace function keep_whole_group() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'INSERT' and new.whole_group is not null then
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.asked_amount, new.reserved_amount) = (old.asked_amount, old.reserved_amount) then
    return new;
  end if;
  new.whole_group := greatest(new.asked_amount, new.reserved_amount) >= coalesce(
    (select sum(x.persons * x.asked_amount) from order_hotel_rooms x where x.order_id = new.order_id), 0);
  return new;
end $$;
revoke execute on function keep_whole_group from public;
