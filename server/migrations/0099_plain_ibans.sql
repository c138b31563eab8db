-- Numbers of accounts are kept without blanks and in capitals, however they were typed: what is shown of them, and what comes
-- back masked, is made of the last four characters (0027). Their versions stay: nobody has changed them.
alter table bank_accounts disable trigger user;
update bank_accounts set iban = upper(regexp_replace(iban, '\s', '', 'g')) where iban ~ '[a-z\s]';
alter table bank_accounts enable trigger user;
alter table bank_accounts add constraint bank_accounts_iban_plain check (iban !~ '[a-z\s]');
