import { decimalAmount, formatMoney } from '@reisewerk/domain/money.ts'
import { ageKeys } from '@reisewerk/domain/payments/ageing.ts'
import type { OpenItemSums } from '@reisewerk/domain/payments/open-items.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { type OpenSumsRow, readOpenSums } from './open-items.queries.ts'

/** What clients owe, by how long it has been due: over all trips the actor sees, and of each client (INV-08). */
export async function sumOpenItems(
  trx: Transaction,
  houses: readonly number[] | null,
  { today }: Pick<Desk, 'today'>,
): Promise<OpenItemSums> {
  const rows = await readOpenSums(trx, today, houses)
  return {
    totals: rows.filter(({ isAll }) => isAll).map(summed),
    clients: rows
      .filter(({ isAll }) => !isAll)
      .map((row) => ({
        client: row.clientId === null ? null : linkTo('clients', row.clientId),
        name: row.name,
        ...summed(row),
      })),
  }
}

function summed(row: OpenSumsRow) {
  const { currency, count, total, notDue, reminderFees, feesToGiveBack } = row
  const money = (cents: number) => ({
    ...{ amount: decimalAmount(cents), currency },
    formatted: formatMoney({ cents, currency }),
  })
  // Its own keys.
  const byAge = Object.fromEntries(
    ageKeys.map((age) => [age, money(row[age])]),
  ) as OpenItemSums['totals'][number]['ages']
  const overdue = money(total - notDue)
  const fees = { reminderFees: money(reminderFees), feesToGiveBack: money(feesToGiveBack) }
  return { currency, count, total: money(total), overdue, ages: byAge, ...fees }
}
