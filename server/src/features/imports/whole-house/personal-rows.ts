import type { Transaction } from '../../../platform/database/transaction.ts'
import { noteReading } from '../../../platform/resource/personal.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import type { HouseRow, HouseTable } from './house-tables.queries.ts'
import { personalColumns } from './left-out.ts'

/** Whether a table keeps what is told of people in confidence, in columns that are taken along. */
export function keepsPersonal({ name, columns }: HouseTable): boolean {
  return columns.some((column) => personalColumns.has(`${name}.${column.name}`))
}

/**
 * Rows with what is told of people in confidence readable again. That it was read is noted for each trip in the transaction that reads it,
 * so that none leaves without (ROOM-06, decision 168).
 * @param table one that keeps such columns, and belongs to trips
 */
export async function openedRows(
  trx: Transaction,
  seal: Seal,
  { name, columns }: HouseTable,
  rows: readonly HouseRow[],
): Promise<HouseRow[]> {
  const places = columns.map((column) => personalColumns.get(`${name}.${column.name}`))
  const trip = columns.findIndex((column) => column.name === 'order_id')
  const read = new Map<number, number>()
  const opened = rows.map((row) => {
    let isTold = false
    const cells = row.map((value, index) => {
      const place = places[index]
      if (place === undefined || value === null || value === '') return value
      isTold = true
      return seal.open(value, place)
    })
    const of = Number(row[trip])
    if (isTold) read.set(of, (read.get(of) ?? 0) + 1)
    return cells
  })
  for (const [order, guests] of read) await noteReading(trx, order, guests, 'taken')
  return opened
}
