-- What the partner of a request knew when its letter was written, and where the request stood: a letter that asks for a change which
-- has been confirmed before it leaves is untrue, though its dates are those of the request (TRUE-02, TRUE-03). Drafts of before say it of
-- nobody.
alter table email_messages add column knew jsonb;
