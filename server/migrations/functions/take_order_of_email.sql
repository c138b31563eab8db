-- Links are written without naming the trip; their mail knows it.
create or replace function take_order_of_email() returns trigger language plpgsql as $$
begin
  new.order_id := (select order_id from email_messages where id = new.email_id);
  return new;
end $$;
