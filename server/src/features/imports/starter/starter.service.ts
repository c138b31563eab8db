import type { RunOutcome } from '@reisewerk/domain/imports/import.contract.ts'
import {
  type StarterGround,
  type StarterKind,
  starterKindKeys,
  starterName,
} from '@reisewerk/domain/imports/starter.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { beginRun, endRun } from '../imports.queries.ts'
import { countMissing, insertMissing, lockStarter } from './starter.queries.ts'
import { starterData } from './starter-data.ts'

/** Rows of one statement: few enough to tell how far it is. */
const together = 1_500

/** What of the geography a house begins with is not there yet. @throws ApiError 404 for a house of others */
export async function starterGround(trx: Transaction, house: number): Promise<StarterGround> {
  checkHouse(trx, house)
  const data = await starterData()
  const counts = starterKindKeys.map(async (kind) => [kind, await countMissing(trx, kind, data[kind])] as const)
  // Its keys are the kinds.
  return { missing: Object.fromEntries(await Promise.all(counts)) as Record<StarterKind, number> }
}

/**
 * Brings countries, places, ports with their lines, airports and stations (MOVE-05): what is there already stays as it is and is not
 * brought twice. It is a run like an import, taken back as a whole.
 * @param tell is told how many rows are done
 * @throws ApiError 404 for a house of others
 */
export async function loadStarter(
  trx: Transaction,
  house: number,
  tell: (done: number, total: number) => Promise<void> = async () => {},
): Promise<RunOutcome> {
  checkHouse(trx, house)
  await lockStarter(trx)
  const data = await starterData()
  const total = starterKindKeys.reduce((sum, kind) => sum + data[kind].length, 0)
  const run = await beginRun(trx, { house, kind: 'geography', fileName: starterName, heads: {} })
  let added = 0
  let done = 0
  await tell(0, total)
  for (const kind of starterKindKeys) {
    for (let from = 0; from < data[kind].length; from += together) {
      const rows = data[kind].slice(from, from + together)
      added += await insertMissing(trx, kind, rows)
      done += rows.length
      await tell(done, total)
    }
  }
  const told = { added, changed: 0, skipped: total - added }
  await endRun(trx, run, told)
  return { id: run, ...told }
}

function checkHouse({ actor }: Transaction, house: number): void {
  if (!actor.organisationIds.includes(house)) throw notFound('Die Organisation')
}
