import type { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { Caller } from '../../test/caller.ts'
import { expectStatus, type PlannedTrip } from '../../test/planned-trip.ts'

type Calculation = ItemOf<typeof calculationContract, 'calculation_read'>

/** The calculation of a trip with all its rows, as a caller reads it. */
export async function calculationOf({ id }: Pick<PlannedTrip, 'id'>, by: Caller): Promise<Calculation> {
  const path = `/api/calculations?order.id=${id}&_groups[]=calculation_read`
  const [found] = await expectStatus<Calculation[]>(200, by.get(path))
  if (found === undefined) throw new Error(`trip ${id} has no calculation`)
  return found
}

/** Saves the tiers of a trip as one list. @returns them as they stand then */
export async function savePrices(by: Caller, trip: Pick<PlannedTrip, 'id'>, packagePrices: readonly object[]) {
  const { id } = await calculationOf(trip, by)
  const path = `/api/calculations/${id}`
  return (await expectStatus<Calculation>(200, by.patch(path, { packagePrices }))).packagePrices
}

/** Sets the rooms of a trip for three, asked for. */
export async function askForTriples(
  by: Caller,
  trip: PlannedTrip,
  askedAmount: number,
  type = 'standard',
): Promise<void> {
  const [contingent] = await expectStatus<{ id: number; tripleRooms: { id: number; type: { type: string } }[] }[]>(
    200,
    by.get(`/api/order_contingent_hotels?order.id=${trip.id}`),
  )
  const kept = (contingent?.tripleRooms ?? []).filter((room) => room.type.type === type)
  const others = (contingent?.tripleRooms ?? []).filter((room) => room.type.type !== type).map(({ id }) => ({ id }))
  const tripleRooms = [...others, { ...(kept[0] && { id: kept[0].id }), type: { persons: 3, type }, askedAmount }]
  await expectStatus(200, by.put(`/api/order_contingent_hotels/${contingent?.id}`, { tripleRooms }))
}
