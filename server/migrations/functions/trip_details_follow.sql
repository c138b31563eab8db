-- A passage that is not written by hand says what its template says, in every trip (002 §4), whoever may see that trip.
create or replace function trip_details_follow() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update trip_details set title = new.title, text = new.text, sub_type = new.sub_type
    where template_id = new.id and not is_editable;
  return new;
end $$;
revoke execute on function trip_details_follow from public;
