-- The columns that keep personal data of guests, or what is made of it: encrypted, and in the log only as having changed (decision 037).
create or replace function personal_columns(target text) returns text[] language sql immutable as $$
  select case target when 'passengers'
    then array['date_of_birth', 'place_of_birth', 'document_number', 'allergies']
    when 'hotel_lists' then array['personal_marks'] else '{}'::text[] end
$$;
