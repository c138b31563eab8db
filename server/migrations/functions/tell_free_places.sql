-- Rules of free places count in the attached trips as well: whoever looks at one of these hears of a change.
create or replace function tell_free_places() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_notify('changes', json_build_object('id', 0, 'organisation', o.organisation_id, 'order', o.id,
      'adminOnly', o.is_admin_only, 'table', 'calculation_free_places', 'row', coalesce(new.id, old.id),
      'operation', lower(tg_op), 'user', actor_user(), 'tab', nullif(current_setting('app.tab', true), ''))::text)
    from offer_attached_orders j join orders o on o.id = j.attached_order_id
    where j.order_id = coalesce(new.order_id, old.order_id);
  return null;
end $$;
revoke execute on function tell_free_places from public;
