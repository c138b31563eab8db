-- Contacts, addresses and infos carry no organisation of their own; their client, provider or agency does.

-- Rows that carry no organisation of their own belong to their parent's.
create or replace function organisation_of_parent(row_data jsonb) returns bigint language sql stable as $$
  select coalesce(
    (select organisation_id from clients where id = (row_data->>'client_id')::bigint),
    (select organisation_id from providers where id = (row_data->>'provider_id')::bigint),
    (select organisation_id from agencies where id = (row_data->>'agency_id')::bigint),
    (select organisation_id from providers where id = coalesce(row_data->>'airline_id', row_data->>'train_id')::bigint),
    (select organisation_id from other_service_types where id = (row_data->>'other_service_type_id')::bigint),
    (select organisation_id from predefined_route_details where id = (row_data->>'predefined_route_detail_id')::bigint),
    (select organisation_id from condition_sets where id = (row_data->>'condition_set_id')::bigint))
$$;
