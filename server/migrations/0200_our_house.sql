-- Each fact of a house has one place, and its administrators keep it there (MOVE-01, decision 072). Until now they stood in the
-- settings of its invoices and, as printed lines, in its letterhead.
alter table organisations
  add column legal_name text not null default '',
  add column legal_form text not null default 'other',
  add column street text not null default '',
  add column zip text not null default '',
  add column city text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  add column website text not null default '',
  add column management text not null default '',
  add column register text not null default '',
  add column vat_id text not null default '',
  add column tax_number text not null default '',
  add column iban text not null default '',
  add column bic text not null default '',
  add column bank_name text not null default '',
  add column further_ibans text[] not null default '{}',
  add column own_footer text not null default '';
alter table organisations add constraint organisations_legal_form_is_known check (
  legal_form in ('other', 'gmbh', 'ug', 'gmbh_co_kg', 'ag', 'kg', 'ohg', 'ek', 'gbr', 'sole', 'association'));

-- What stands on the first line of a letterhead that a pattern knows.
create function letterhead_line(footer jsonb, pattern text) returns text language sql immutable as $$
  select (regexp_match(trim(line), pattern, 'i'))[1]
  from jsonb_array_elements(footer) with ordinality c(lines, place), jsonb_array_elements_text(lines) with ordinality l(line, row)
  where trim(line) ~* pattern order by c.place, l.row limit 1
$$;
create function letterhead_street(address jsonb) returns text language sql immutable as $$
  select line from jsonb_array_elements_text(address) with ordinality l(line, row)
  where row > 1 and line !~ '^\d{5} ' order by row limit 1
$$;

alter table organisations disable trigger user;
alter table organisation_settings disable trigger user;
update organisations h set
  legal_name = coalesce(nullif(s.seller->>'name', ''), h.address->>0, ''),
  street = coalesce(nullif(s.seller->>'street', ''), letterhead_street(h.address), ''),
  zip = coalesce(nullif(s.seller->>'zip', ''), letterhead_line(jsonb_build_array(h.address), '^(\d{5}) .+$'), ''),
  city = coalesce(nullif(s.seller->>'city', ''), letterhead_line(jsonb_build_array(h.address), '^\d{5} (.+)$'), ''),
  phone = coalesce(nullif(s.seller->>'phone', ''), letterhead_line(h.footer, '^(?:Telefon|Tel\.):? *(.+)$'), ''),
  email = coalesce(nullif(s.seller->>'email', ''), letterhead_line(h.footer, '^([^\s@]+@[^\s@]+\.[^\s@]+)$'), ''),
  website = coalesce(letterhead_line(h.footer, '^(www\.\S+|https?://\S+)$'), ''),
  management = coalesce(letterhead_line(h.footer, '^Geschäftsführ(?:ung|er|erin):? *(.+)$'), ''),
  register = coalesce(nullif(s.seller->>'register', ''), letterhead_line(h.footer, '^(.*HR[AB].*)$'), ''),
  vat_id = coalesce(nullif(s.seller->>'vatId', ''), letterhead_line(h.footer, '^USt-Id(?:Nr)?\.?:? *([A-Z]{2}[\w ]+)$'), ''),
  tax_number = coalesce(nullif(s.seller->>'taxNumber', ''), letterhead_line(h.footer, '^(?:Steuernummer|St\.-?Nr\.):? *(.+)$'), ''),
  iban = coalesce(nullif(s.seller->>'iban', ''), letterhead_line(h.footer, '^IBAN:? *([A-Z]{2}[\dA-Z ]+)$'), ''),
  bic = coalesce(nullif(s.seller->>'bic', ''), letterhead_line(h.footer, '^BIC:? *([A-Z0-9]+)$'), ''),
  bank_name = coalesce(nullif(s.seller->>'bankName', ''), (
    select c->>0 from jsonb_array_elements(h.footer) c
    where c->>0 !~* '^IBAN' and exists (select from jsonb_array_elements_text(c) l where l ~* '^IBAN') limit 1), ''),
  further_ibans = coalesce(s.further, '{}'),
  own_footer = coalesce((
    select string_agg((select string_agg(line, E'\n' order by row) from jsonb_array_elements_text(lines) with ordinality l(line, row)),
      E'\n\n' order by place)
    from jsonb_array_elements(h.footer) with ordinality c(lines, place)), '')
from (select o.id, t.values #> '{clientInvoices,seller}' as seller, array(
    select jsonb_array_elements_text(case when jsonb_typeof(t.values #> '{clientInvoices,bankAccounts}') = 'array'
      then t.values #> '{clientInvoices,bankAccounts}' else '[]' end)) as further
  from organisations o left join organisation_settings t on t.organisation_id = o.id) s
where s.id = h.id;

update organisation_settings set values = values #- '{clientInvoices,seller}' #- '{clientInvoices,bankAccounts}'
where values #> '{clientInvoices,seller}' is not null or values #> '{clientInvoices,bankAccounts}' is not null;

alter table organisations enable trigger user;
alter table organisation_settings enable trigger user;

drop function letterhead_line(jsonb, text);
drop function letterhead_street(jsonb);
alter table organisations drop column address, drop column footer;
alter table organisations rename column own_footer to footer;

-- Whoever belongs to a house reads it; only its administrators keep it.
grant update on organisations to reisewerk_app;
create policy kept_by_administrators on organisations as restrictive for update to reisewerk_app using ((select actor_is_admin()));
