-- Whether a term of payment asks for what is left of the price, which no prepayment does ('Restzahlung', 'balance', 'solde').
create or replace function asks_for_rest(term text) returns boolean language sql immutable as $$
  select coalesce(term ~* '\m(rest(?!aur)|schluss|end(betrag|zahlung)|balance|remain|solde)', false)
$$;
