import { daysOfPeriod } from '@reisewerk/domain/calendar-date.ts'
import type { Allotment } from '@reisewerk/domain/partners/allotments.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Binding, Body, Desk } from '../../platform/resource/resource.ts'
import { readAllotment } from './allotments.queries.ts'
import { type Night, refuseOverbooking } from './allotments.service.ts'
import { entriesOfHouse } from './house-entries.service.ts'
import { checkProviderKind } from './provider-kind.service.ts'

const ofHotel = entriesOfHouse('hotel_allotments', {
  provider: { to: 'provider', table: 'hotel_allotments', column: 'provider_id' },
})

/** Rooms a house has agreed with a hotel; fewer than its trips have taken already are asked about (REQ-10). */
export const allotmentWrites: Required<Pick<Binding, 'create' | 'update'>> = {
  async create(trx: Transaction, body: Body, desk: Desk): Promise<number> {
    // The contract has decoded it.
    await checkProviderKind(trx, 'hotel', 'provider', body.provider as number)
    const id = await ofHotel.create(trx, body, desk)
    await refuseShortage(trx, id, null, desk)
    return id
  },
  async update(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
    const before = await readAllotment(trx, id)
    await ofHotel.update(trx, id, body, desk)
    await refuseShortage(trx, id, before, desk)
  },
}

async function refuseShortage(trx: Transaction, id: number, before: Allotment | null, { today }: Desk): Promise<void> {
  const after = trx.isConfirmed ? null : await readAllotment(trx, id)
  if (after === null) return
  const nights = nightsWithFewer(after, before)
  if (nights.length > 0) await refuseOverbooking(trx, after, nights, today)
}

/** What was agreed for as many rooms before is no news. */
function nightsWithFewer(after: Allotment, before: Allotment | null): Night[] {
  const isSame = before?.roomType === after.roomType && before.releaseDays === after.releaseDays
  return daysOfPeriod(after.startAt, after.endAt).flatMap((date) => {
    const wasThere = isSame && before.startAt <= date && date <= before.endAt && before.rooms <= after.rooms
    return wasThere ? [] : [{ date, roomType: after.roomType }]
  })
}
