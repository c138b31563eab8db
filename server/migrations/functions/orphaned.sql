-- Whether a row names a parent that is gone.
create or replace function orphaned(row_data jsonb) returns boolean language sql stable as $$
  select (row_data->>'client_id' is not null and not exists (select from clients where id = (row_data->>'client_id')::bigint))
    or (row_data->>'provider_id' is not null and not exists (select from providers where id = (row_data->>'provider_id')::bigint))
    or (row_data->>'agency_id' is not null and not exists (select from agencies where id = (row_data->>'agency_id')::bigint))
    or (coalesce(row_data->>'airline_id', row_data->>'train_id') is not null
      and not exists (select from providers where id = coalesce(row_data->>'airline_id', row_data->>'train_id')::bigint))
    or (row_data->>'other_service_type_id' is not null
      and not exists (select from other_service_types where id = (row_data->>'other_service_type_id')::bigint))
    or (row_data->>'predefined_route_detail_id' is not null
      and not exists (select from predefined_route_details where id = (row_data->>'predefined_route_detail_id')::bigint))
    or (row_data->>'condition_set_id' is not null
      and not exists (select from condition_sets where id = (row_data->>'condition_set_id')::bigint))
$$;
