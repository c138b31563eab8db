-- Templates of the mail that takes an invoice to its client.
alter table email_templates drop constraint email_templates_kind_check;
alter table email_templates add constraint email_templates_kind_check
  check (kind in ('general', 'invoice', 'hotel', 'ferry', 'airline', 'train', 'other'));
