-- The rooms or cabins that the partner of a request knows once it knows the request as it stands: those it is asked for, or has been told for as
-- many guests (decisions 165, 181).
create or replace function agreed_rooms_after(r requests) returns jsonb language sql stable as $$
  select coalesce(asked_places(r), case when r.agreed_amount = r.asked_amount then r.agreed_rooms end)
$$;
