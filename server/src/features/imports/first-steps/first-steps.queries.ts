import type { Transaction } from '../../../platform/database/transaction.ts'

export type BegunRow = {
  isShown: boolean
  left: string[]
  people: number
  hasMailServer: boolean
  hasPartners: boolean
  hasTrips: boolean
}

/** What there is of a house by now. @returns null when the actor is not of it */
export async function readBegun(trx: Transaction, organisationId: number): Promise<BegunRow | null> {
  const [row] = await trx.query<BegunRow>(
    `select h.shows_steps as "isShown", h.left_steps as left,
       (select count(*)::int from user_organisations m where m.organisation_id = h.id) as people,
       exists (select from mail_servers s where s.organisation_id = h.id and s.is_active) as "hasMailServer",
       exists (select from clients c where c.organisation_id = h.id) as "hasPartners",
       exists (select from orders o where o.organisation_id = h.id and o.current_status <> 'concept') as "hasTrips"
     from organisations h where h.id = $1`,
    [organisationId],
  )
  return row ?? null
}
