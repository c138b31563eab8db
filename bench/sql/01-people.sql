-- Two organisations, twelve colleagues, and what trips refer to. :password is a real hash: the bench signs in like anybody.

insert into organisations (id, name, short_name) values (1, 'Reisewerk Nord', 'Nord'), (2, 'Reisewerk Süd', 'Süd');

-- User 1 is admin; user 2 works for both organisations and is the one who is measured: policies pass most rows and stop some.
insert into users (id, first_name, last_name, email, role)
select n, 'Vorname ' || n, 'Kollege ' || n, 'user' || n || '@reisewerk.example', case when n = 1 then 'admin' else 'user' end
from generate_series(1, 12) n;
insert into user_organisations (user_id, organisation_id)
select n, organisation from generate_series(1, 12) n, generate_series(1, 2) organisation where n <= 2 or n % 2 = organisation % 2;
insert into auth_accounts (user_id, account_id, provider_id, password)
select n, n::text, 'credential', :password from generate_series(1, 12) n;

insert into destinations (id, name, country, latitude, longitude)
select n, initcap(left(md5('destination' || n), 8)), 'NO', 55 + n % 15, 5 + n % 20 from generate_series(1, 120) n;
insert into areas (id, name, destination_id) select n, 'Gebiet ' || n, 1 + n % 120 from generate_series(1, 300) n;
insert into places (id, name, country, area_id, latitude, longitude)
select n, 'Ort ' || initcap(left(md5('place' || n), 7)), 'NO', 1 + n % 300, 55 + n % 15, 5 + n % 20 from generate_series(1, 2000) n;
insert into ports (id, name, country, place_id, latitude, longitude)
select n, 'Hafen ' || n, 'NO', n, 55 + n % 15, 5 + n % 20 from generate_series(1, 100) n;

insert into agencies (id, name, place_id, email) select n, 'Agentur ' || n, n, 'agentur' || n || '@agency.example' from generate_series(1, 60) n;
insert into providers (id, kind, name, place_id, stars, category, rating, room_count, email, phone)
select n, case when n % 10 = 0 then 'ferry' else 'hotel' end, 'Haus ' || initcap(left(md5('provider' || n), 9)), 1 + n % 2000,
  2 + n % 4, 'standard', 1 + n % 10, 40 + n % 200, 'haus' || n || '@provider.example', '+47 555 ' || n
from generate_series(1, 3000) n;

-- Their numbers too: the trigger that gives them sleeps here.
insert into clients (id, organisation_id, customer_number, company_name, short_name)
select n, 1 + n % 2, (10000 + n)::text, (array['Kantorei', 'Wanderverein', 'Landfrauen', 'Gymnasium', 'Pfarrei', 'Sportclub', 'Seniorenkreis'])[1 + n % 7]
  || ' ' || initcap(left(md5('town' || n % 700), 9)), 'K' || n
from generate_series(1, 5000) n;
insert into contacts (client_id, first_name, last_name, email)
select n, 'Maria', 'Muster ' || n, 'kontakt' || n || '@client.example' from generate_series(1, 5000) n;
