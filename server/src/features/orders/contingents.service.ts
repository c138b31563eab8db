import type { AnyOf, BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type {
  orderContingentFerryContract,
  orderContingentHotelContract,
} from '@reisewerk/domain/orders/contingent.contract.ts'
import {
  type ContingentKind,
  contingentFaults,
  leastSizeOf,
  listNamesOf,
  standardTypes,
} from '@reisewerk/domain/orders/contingent-rules.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import { type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { updateItem } from '../../platform/resource/write.ts'
import { withinAllotments } from './allotted-rooms.service.ts'
import {
  checkTypesAtTheEnd,
  entriesOf,
  lockContingent,
  noteBookingStand,
  type StoredEntry,
  stampContingent,
} from './contingents.queries.ts'

type Hotels = BodyOf<typeof orderContingentHotelContract>
type Ferries = BodyOf<typeof orderContingentFerryContract>

/** Saves the hotel contingent and, when reserved rooms changed, the day's booking stand (000 §2.3, CAP-04). */
export async function changeHotelContingent(trx: Transaction, id: number, body: Hotels, desk: Desk): Promise<void> {
  await changeContingent(trx, 'hotel', 'order_contingent_hotels', id, body, desk)
}

export async function changeFerryContingent(trx: Transaction, id: number, body: Ferries, desk: Desk): Promise<void> {
  await changeContingent(trx, 'ferry', 'order_contingent_ferries', id, body, desk)
}

type Lists = AnyOf<Hotels | Ferries>

async function changeContingent(
  trx: Transaction,
  kind: ContingentKind,
  resource: string,
  id: number,
  body: Lists,
  desk: Desk,
): Promise<void> {
  const orderId = await lockContingent(trx, kind, id)
  const before = await entriesOf(trx, kind, id)
  const lists = completedLists(kind, body, before)
  const types = Object.fromEntries(Object.entries(lists).map(([list, rows]) => [list, rows.map((row) => row.type)]))
  const faults = contingentFaults(kind, types, before)
  if (faults.length > 0) throw violated(...faults)
  await checkTypesAtTheEnd(trx, kind)
  const save = () => updateItem(trx, desk.resources, resourceOf(desk.resources, resource), id, { ...body, ...lists })
  if (kind === 'hotel') await withinAllotments(trx, 'orders', [orderId], desk.today, save)
  else await save()
  const after = await entriesOf(trx, kind, id)
  // Sent back as it was read it is no update (decision 005).
  if (JSON.stringify(after) !== JSON.stringify(before)) await stampContingent(trx, orderId, desk.now)
  if (reservedOf(before) !== reservedOf(after)) await noteBookingStand(trx, orderId, desk.today)
}

/** The lists of a body with whole types: what a row does not tell is as it was, or as its list implies. */
function completedLists(kind: ContingentKind, body: Lists, before: readonly StoredEntry[]) {
  const named = listNamesOf(kind).flatMap((list) => {
    const rows = body[list]
    if (rows === undefined) return []
    const whole = rows.map((row) => {
      const known = before.find((entry) => entry.id === row.id)
      const persons = row.type?.persons ?? known?.persons ?? leastSizeOf(kind, list)
      return { ...row, type: { persons, type: row.type?.type ?? known?.type ?? standardTypes[kind] } }
    })
    return [[list, whole] as const]
  })
  return Object.fromEntries(named)
}

/** What is reserved, as a text that is the same for the same amounts of the same sizes. */
function reservedOf(entries: readonly StoredEntry[]): string {
  const reserved = entries.filter((entry) => entry.reserved > 0)
  return JSON.stringify(reserved.map(({ persons, type, reserved }) => [persons, type, reserved]).sort())
}
