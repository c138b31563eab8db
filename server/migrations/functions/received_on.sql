-- What was paid on the invoices of a trip, as its calculation takes it off (money.md §3).
create or replace function received_on(trip bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object('billingType', i.billing_type, 'status', i.status,
      'takesBack', i.type = 'cancelation' and i.old_invoice_id is not null,
      'payments', (select coalesce(json_agg(json_build_object('cents', p.amount_cents)), '[]') from payments p
        where p.client_invoice_id = i.id and p.kind <> 'reminderFee' and p.removed_at is null)) order by i.id), '[]')
  from client_invoices i where i.order_id = trip
$$;
