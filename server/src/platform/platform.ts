import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import type { Database } from './database/connect.ts'
import type { Transaction } from './database/transaction.ts'
import type { FileStore } from './file-store/file-store.ts'
import type { PdfService } from './pdf/pdf-service.ts'
import type { Desk, HouseLists, ResourceSet } from './resource/resource.ts'
import type { RoadService } from './routing/road-service.ts'
import type { Seal } from './seal/seal.ts'

/** What every feature may build on; made once at start-up and passed down. */
export type Platform = {
  readonly database: Database
  readonly resources: ResourceSet
  readonly files: FileStore
  readonly pdf: PdfService
  /** Distances by road, when an installation has a routing service. */
  readonly roads: RoadService | null
  /** The lists that houses arrange, as one of them offers them, or without one those of the actor (design §3). */
  readonly houseLists: (trx: Transaction, now: Date, house: number | null) => Promise<HouseLists>
  /** By which personal data is encrypted and opened. */
  readonly seal: Seal
  /** Whether the installation has a mail server; a house may have one of its own. */
  readonly sendsMail: boolean
  /** The clock; rules get the day from here and never look for themselves. */
  readonly now: () => Date
}

/** The desk as it is right now. */
export function deskOf({ resources, now, seal, sendsMail }: Platform): Desk {
  const instant = now()
  return { resources, seal, sendsMail, now: instant, today: todayInGermany(instant) }
}
