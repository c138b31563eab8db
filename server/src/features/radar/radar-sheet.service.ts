import { requestStatuses } from '@reisewerk/domain/accounts/options.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { OptionRadarQuery } from '@reisewerk/domain/radar/option-radar.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { dateOfWire } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { mostRows } from '../../platform/resource/list-sheet.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import type { Sheet } from '../../platform/sheet/sheet.ts'
import { optionRadar } from './option-radar.service.ts'

/** The open options as the page is narrowed, all of them, as a file (EASE-06, MOVE-04); values only for who may see them. */
export async function sheetOfRadar(
  trx: Transaction,
  asked: Omit<OptionRadarQuery, '_page' | '_itemsPerPage'>,
  desk: Pick<Desk, 'today'>,
): Promise<Sheet> {
  const { options } = await optionRadar(trx, { ...asked, _page: 1, _itemsPerPage: mostRows }, desk)
  const sees = trx.actor.maySeePurchase
  return {
    name: `Optionen ${germanDate(desk.today)}`,
    columns: [
      { title: 'Option bis', width: 12, kind: 'date' },
      { title: 'Art', width: 16 },
      { title: 'Leistungsträger', width: 34 },
      { title: 'Leistung', width: 30 },
      { title: 'Reisenummer', width: 14 },
      { title: 'Reise', width: 30 },
      { title: 'Beginn', width: 12, kind: 'date' },
      { title: 'Personen', width: 10, kind: 'number' },
      { title: 'Status', width: 20 },
      { title: 'Verantwortlich', width: 24 },
      ...(sees ? [{ title: 'Wert', width: 24 }] : []),
    ],
    rows: options.map(({ dueDate, kind, partner, service, order, startAt, persons, status, user, value }) => [
      dateOfWire(dueDate),
      ...[serviceKinds[kind].label, partner, service, order.orderNumber, order.name],
      startAt === null ? null : dateOfWire(startAt),
      ...[persons, requestStatuses[status].label, user.name],
      ...(sees ? [(value ?? []).map(({ formatted }) => formatted).join(' + ')] : []),
    ]),
  }
}
