-- What tells birth dates and papers of guests, and notes for the hotel, from what its last list said of them (ROOM-08). The first are
-- made with the key of personal data, are in no log and go with its erasure (personal_columns).
alter table hotel_lists add column personal_marks jsonb not null default '{}';
alter table hotel_lists add column notes_mark text;
