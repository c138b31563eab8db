import {
  type GazetteerEntry,
  type GazetteerHit,
  type GazetteerKind,
  gazetteerHits,
  gazetteerKinds,
} from '@reisewerk/domain/geography/gazetteer.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { ownPlaces } from './gazetteer.queries.ts'
import { type StarterRow, starterData } from './starter-data.ts'

/** Files that come with the program: read once. */
let read: Promise<readonly GazetteerEntry[]> | undefined

/** Where something of that name lies, by the geography that comes with the program and by what houses have added (MOVE-05). */
export async function findInGazetteer(
  trx: Transaction,
  typed: string,
  wished: GazetteerKind | null,
): Promise<GazetteerHit[]> {
  read ??= known()
  const own = await ownPlaces(trx, typed.trim())
  const places = own.map((place): GazetteerEntry => ({ kind: 'places', alsoNamed: [], ...place }))
  return gazetteerHits([...places, ...(await read)], typed, wished)
}

async function known(): Promise<readonly GazetteerEntry[]> {
  const data = await starterData()
  return gazetteerKinds.flatMap((kind) => data[kind].map((row) => entryOf(kind, row)))
}

function entryOf(kind: GazetteerKind, row: StarterRow): GazetteerEntry {
  const text = (name: string) => String(row[name] ?? '')
  return {
    ...{ kind, name: text('name'), country: text('country') },
    // As its own country calls it, and an airport by its letters.
    alsoNamed: [text('there'), text('else'), text('code')].filter((name) => name !== ''),
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
  }
}
