-- What a booked trip's offer says of payments becomes to-dos: when the client is to have paid, an invoice has to be there.
alter table todos add column payment_condition_id bigint unique references offer_conditions(id) on delete cascade;

create trigger payment_todo after insert or update on offer_conditions for each row
  when (new.category = 'Zahlungen') execute function payment_todo_follows();
create trigger payment_todo_otherwise after update on offer_conditions for each row
  when (old.category = 'Zahlungen' and new.category <> 'Zahlungen') execute function payment_todo_follows();
create trigger payment_todo after update on orders for each row
  when ((new.start_at, new.end_at, new.current_status) is distinct from (old.start_at, old.end_at, old.current_status)
    and new.current_status <> 'concept') execute function payment_todo_follows();
create trigger payment_todo after insert on client_invoices for each row execute function payment_todo_follows();
