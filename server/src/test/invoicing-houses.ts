import type { TestDatabase } from './test-database.ts'

/** Gives the houses of the tests what the law wants on their invoices: a letterhead, and who secures the clients' money. */
export async function equipHouses(db: TestDatabase): Promise<void> {
  await db.query(
    `update organisations set address = $1, footer = $2`,
    [
      ['Reisewerk Nord GmbH', 'Am Stintkai 7', '21335 Lüneburg'],
      [
        ['Telefon 040 66969-120', 'gruppen@reisewerk.example'],
        ['Amtsgericht Musterstadt, HRB 00417', 'USt-IdNr. DE000000417'],
        ['Musterbank Nord', 'IBAN DE89 3704 0044 0532 0130 00', 'BIC MUSTDEXXXXX'],
      ],
    ].map((lines) => JSON.stringify(lines)),
  )
  await db.query(
    `insert into organisation_settings (organisation_id, values) select id, $1 from organisations
     on conflict (organisation_id) do update set values = excluded.values`,
    [JSON.stringify({ clientInvoices: { deposit: { security: 'Reisesicherung AG, SI-2027-0417' } } })],
  )
}
