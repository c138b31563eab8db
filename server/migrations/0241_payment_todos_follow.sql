-- A to-do that an invoice has done is open again when that is cancelled, or counts no more (decision 060).
alter table todos add column is_done_by_invoice boolean not null default false;
create trigger payment_todo_otherwise after update on client_invoices for each row
  when ((new.canceled_by_id, new.billing_type, new.takes_over) is distinct from (old.canceled_by_id, old.billing_type, old.takes_over))
  execute function payment_todo_follows();
