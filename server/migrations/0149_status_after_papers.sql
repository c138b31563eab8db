-- A trip also goes on when its travel documents have left, where that is asked for (EASE-04).
alter table email_messages drop constraint email_messages_order_status,
  add constraint email_messages_order_status check (order_status in ('provisional_offer_sent', 'offer_sent', 'documents_sent'));
