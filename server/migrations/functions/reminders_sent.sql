-- A reminder went out with a mail (decision 060).
create or replace function reminders_sent() returns trigger language plpgsql as $$
begin
  update reminders r set sent_at = coalesce(new.sent_at, now())
    where r.order_id = new.order_id and r.sent_at is null and exists (select from email_attachments a
      where a.email_id = new.id and a.document_id = r.document_id);
  return null;
end $$;
