-- The to-dos that remind of invoicing what the client of a booked trip is to pay by the terms of its offer, so many days ahead as the
-- house gives its clients to pay (decision 060). 'Nach Buchung' counts from the day on which the trip was booked. The first of them is
-- done with the first prepayment invoice, all with one over the whole price; what asks for the rest waits for that, or for prepayments
-- that come to the whole, and is done by none alone. What an invoice has done is open again without it, what
-- somebody has ticked off stays done.
create or replace function payment_todos(trip bigint) returns void language sql security definer set search_path = public as $$
  with house as (
    select o.*, takes_work_of(o) as worker, (now() at time zone 'Europe/Berlin')::date as today,
      o.current_status in ('booked', 'documents_sent', 'on_tour') as is_booked,
      coalesce((select (s.values #>> '{clientInvoices,paymentDays}')::integer from organisation_settings s
        where s.organisation_id = o.organisation_id), 14) as days
    from orders o where o.id = trip),
  terms as (
    select c.id, c.condition_text, p.due, h.organisation_id, h.worker, h.is_booked, c.type, c.sort,
      case when c.type = 'text' then greatest(p.due, b.booked) else p.due end as due_date
    from house h join offer_conditions c on c.order_id = h.id and c.category = 'Zahlungen'
      left join todos k on k.payment_condition_id = c.id
      cross join lateral (select coalesce((k.created_at at time zone 'Europe/Berlin')::date, h.today) as booked) b
      cross join lateral (select case c.type when 'days' then h.start_at::date - c.days when 'afterDays' then h.end_at::date + c.after_days
        when 'date' then c.deadline_date else b.booked + substring(c.deadline_text from '(\d{1,3}) Tage? nach Buchung')::integer end
        - h.days as due) p),
  ranked as (
    select t.*, row_number() over (partition by asks_for_rest(t.condition_text) order by t.due, t.sort, t.id) as place
    from terms t where t.due is not null),
  invoiced as (
    select count(*) filter (where i.type = 'prepayment') as parts,
      coalesce(sum(i.percent) filter (where i.type = 'prepayment'), 0) >= 10000 or
      coalesce(bool_or(i.type in ('normal', 'final') and i.takes_over), false) as is_whole
    from client_invoices i where i.order_id = trip and i.billing_type = 'included' and i.canceled_by_id is null),
  dropped as (
    delete from todos t using offer_conditions c where t.payment_condition_id = c.id and c.order_id = trip and t.status <> 'done'
      and not exists (select from ranked r where r.id = c.id and r.is_booked))
  insert into todos (organisation_id, order_id, payment_condition_id, user_id, name, due_date, status, done_date, is_done_by_invoice,
    order_statuses)
  select r.organisation_id, trip, r.id, r.worker,
    left('Rechnung stellen: ' || coalesce(nullif(trim(r.condition_text), ''), 'Zahlung'), 200), r.due_date,
    case when d.is_done then 'done' else 'open' end, case when d.is_done then now() end, d.is_done, '{booked,documents_sent,on_tour}'
  from ranked r cross join invoiced v cross join lateral (select v.is_whole or r.place <= v.parts and not asks_for_rest(r.condition_text) as is_done) d
  where r.is_booked
  on conflict (payment_condition_id) do update set name = excluded.name, due_date = excluded.due_date,
      status = case when excluded.status = 'done' then 'done' when todos.is_done_by_invoice then 'open' else todos.status end,
      done_date = case when excluded.status = 'done' then coalesce(todos.done_date, excluded.done_date)
        when todos.is_done_by_invoice then null else todos.done_date end,
      is_done_by_invoice = excluded.is_done_by_invoice
    where (todos.status <> 'done' or todos.is_done_by_invoice) and
      (todos.name, todos.due_date, todos.status = 'done', todos.is_done_by_invoice) is distinct from
      (excluded.name, excluded.due_date, excluded.status = 'done', excluded.is_done_by_invoice)
$$;
revoke execute on function payment_todos from public;
