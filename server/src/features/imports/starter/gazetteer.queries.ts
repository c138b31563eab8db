import type { GazetteerEntry } from '@reisewerk/domain/geography/gazetteer.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'

/** What houses have put on the map themselves, by a name that begins so. */
export function ownPlaces(trx: Transaction, typed: string): Promise<Omit<GazetteerEntry, 'kind' | 'alsoNamed'>[]> {
  return trx.query(
    `select p.name, p.country, p.latitude, p.longitude from places p
     where starts_with(folded(p.name), sought($1)) and not p.is_retired order by p.id limit 50`,
    [typed],
  )
}
