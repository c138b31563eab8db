-- Whoever looks at a trip hears that another one's offer speaks for it now, or no longer; the log tells it beside that offer.
create or replace function tell_attached_order() returns trigger language plpgsql security definer set search_path = public as $$
declare told bigint := coalesce(new.attached_order_id, old.attached_order_id);
begin
  perform pg_notify('changes', json_build_object('id', 0, 'organisation', o.organisation_id, 'order', o.id,
      'adminOnly', o.is_admin_only, 'table', 'offer_attached_orders', 'row', coalesce(new.id, old.id),
      'operation', lower(tg_op), 'user', actor_user(), 'tab', nullif(current_setting('app.tab', true), ''))::text)
    from orders o where o.id = told;
  return null;
end $$;
