-- Two people who change parts of one trip at the same time: whoever comes second works the figures out once the first is
-- through. What had been read before would be written over what the first one wrote.
create or replace function order_figures_changed() returns trigger language plpgsql security definer set search_path = public as $$
declare changed bigint[];
begin
  -- A to-do may go from one trip to another. A trip that is being deleted takes its row along.
  changed := array(select id from orders where id in (new.order_id, old.order_id));
  perform from order_figures where order_id = any (changed) order by order_id for update;
  perform refresh_order_figures(changed);
  return null;
end $$;
