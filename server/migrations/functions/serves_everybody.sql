-- Whether an entry serves every organisation and is therefore kept by administrators (decision 006). What belongs to an entry
-- serves whom that serves; geography serves everybody.
create or replace function serves_everybody(entry jsonb) returns boolean language sql stable as $$
  select case
    -- A provider or bullet point that is just being deleted takes along what belongs to it.
    when owner.provider is not null then coalesce((select organisation_id is null from providers where id = owner.provider), false)
    when owner.detail is not null
      then coalesce((select organisation_id is null from predefined_route_details where id = owner.detail), false)
    else true end
  from (select coalesce(entry ->> 'provider_id', entry ->> 'airline_id', entry ->> 'train_id')::bigint as provider,
    (entry ->> 'predefined_route_detail_id')::bigint as detail) owner
$$;
