-- The internal calculation shows purchase and margin: the document is there only for who has the right 'Einkauf sehen', and so is
-- what the log and the live events tell of it (decision 032). It goes out with no mail.
create policy internal on documents as restrictive to reisewerk_app, reisewerk_trip
  using ((select actor_sees_purchase()) or type <> 'internal_calculation');

alter table change_log add column shows_purchase boolean not null default false;
alter policy purchase on change_log
  using ((select actor_sees_purchase()) or (not shows_purchase and table_name <> all (array(select purchase_tables()))));

create trigger keep_internal before update of type on documents for each row execute function keep_internal();
create trigger keep_internal before insert on email_attachments for each row execute function keep_internal();
