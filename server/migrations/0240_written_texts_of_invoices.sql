-- The texts of an invoice as they were written, with their placeholders: each version fills them with what it says itself (INV-03, INV-06).
alter table client_invoices add column written_intro_text jsonb, add column written_end_text jsonb;
