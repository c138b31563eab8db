-- A contact nobody can be addressed by is none: it has a name, or at least an address to write to (MD-02). Those from before
-- stay as they are until somebody changes them, and may always be taken out.
alter table contacts add constraint contacts_have_names
  check (deleted or first_name <> '' or last_name <> '' or coalesce(email, '') <> '') not valid;
