-- How a client gets invoices electronically (INV-07): the format, and how its side finds out what they are for and where they arrive.
alter table clients
  add column e_invoice text not null default 'zugferd',
  add column leitweg_id text not null default '',
  add column buyer_reference text not null default '',
  add column e_invoice_kind text not null default 'email',
  add column e_invoice_address text not null default '',
  add constraint clients_e_invoice_check check (e_invoice in ('none', 'zugferd', 'xrechnung')),
  add constraint clients_e_invoice_kind check (e_invoice_kind in ('email', 'leitwegId', 'vatId', 'gln', 'duns', 'vatIdAustria'));

-- As what an invoice went out. What was issued before went out as a PDF alone.
alter table client_invoices
  add column e_invoice text not null default 'none',
  add constraint client_invoices_e_invoice check (e_invoice in ('none', 'zugferd', 'xrechnung'));

-- The XML of a version: with ZUGFeRD in its PDF, else a file of its own; its hash in both cases.
alter table client_invoice_versions
  add column xml_document_id bigint unique references documents(id),
  add column xml_sha256 text,
  add constraint client_invoice_versions_xml check (xml_sha256 ~ '^[0-9a-f]{64}$' and (xml_document_id is null or xml_sha256 is not null));
