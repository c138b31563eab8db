import type { TestDatabase } from './test-database.ts'

/** Gives the houses of the tests what the law wants on their invoices: a letterhead, and who secures the clients' money. */
export async function equipHouses(db: TestDatabase): Promise<void> {
  await db.query(
    `update organisations set legal_name = 'Reisewerk Nord GmbH', legal_form = 'gmbh', street = 'Am Stintkai 7', zip = '21335',
       city = 'Lüneburg', phone = '040 66969-120', email = 'gruppen@reisewerk.example', management = 'Anna Lindqvist',
       register = 'Amtsgericht Musterstadt, HRB 00417', vat_id = 'DE000000417', bank_name = 'Musterbank Nord',
       iban = 'DE89 3704 0044 0532 0130 00', bic = 'MUSTDEXXXXX'`,
    [],
  )
  await db.query(
    `insert into organisation_settings (organisation_id, values) select id, $1 from organisations
     on conflict (organisation_id) do update set values = excluded.values`,
    [JSON.stringify({ clientInvoices: { deposit: { security: 'Reisesicherung AG, SI-2027-0417' } } })],
  )
}
