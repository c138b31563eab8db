-- To whom the letters of a trip go: its main contact, else the first it has, else the first of its client.
create or replace function addressee_of(trip bigint) returns bigint language sql stable as $$
  select coalesce(
    (select c.id from orders o join order_contacts k on k.id = o.primary_order_contact_id join contacts c on c.id = k.contact_id
      where o.id = trip),
    (select c.id from order_contacts k join contacts c on c.id = k.contact_id
      where k.order_id = trip and k.role = '1_contact' order by k.sort, k.id limit 1),
    (select c.id from orders o join contacts c on c.client_id = o.client_id
      where o.id = trip and not c.deleted order by c.sort, c.id limit 1))
$$;
