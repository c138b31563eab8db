-- Words as they are looked for (EASE-08), one spelling for all that mean the same: an umlaut or å is its bare letter, however it
-- was written ('Müller', 'Mueller', 'Muller'; 'Århus', 'Aarhus'). The browser marks what was found by the same rule
-- (domain/sought-words.ts; a test holds the two together).
-- Indexes keep what this makes, by folded(): whoever changes it makes them anew in a migration.
create or replace function sought(words text) returns text language sql immutable strict parallel safe
  as $$ select replace(regexp_replace(public.without_accents(words), '([aou])e', '\1', 'g'), 'aa', 'a') $$;
