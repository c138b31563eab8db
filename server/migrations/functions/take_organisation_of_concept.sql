-- Links are written without naming the organisation; their concept knows it.
create or replace function take_organisation_of_concept() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'day_concept_destinations' then
    new.organisation_id := (select organisation_id from day_concepts where id = new.day_concept_id);
  else
    new.organisation_id := (select organisation_id from order_concepts where id = new.order_concept_id);
  end if;
  return new;
end $$;
