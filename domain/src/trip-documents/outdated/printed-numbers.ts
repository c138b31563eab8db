import type { NetChange } from './net-changes.ts'

/** A row of a trip's contingent as it is now, by the columns of the change log. */
export type ContingentRow = {
  readonly table: 'order_hotel_rooms' | 'order_ferry_cabins'
  readonly id: number
  readonly persons: number
  readonly type: string
  readonly asked_amount: number
  readonly reserved_amount: number
}

/** For how many a request asks, and how many its partner holds. */
export type RequestNumbers = {
  readonly asked_amount: number
  readonly reserved_amount: number
  /** Said by whoever wrote its number; null where it is told by the number itself. */
  readonly whole_group: boolean | null
}

/**
 * Whether vouchers print other rooms or cabins than before the changes (decisions 097, 104): those that are booked, or asked for where
 * nobody is booked yet.
 * @param rows all of the contingent of that table as they are now
 */
export function printsOtherRooms(rows: readonly ContingentRow[], changes: readonly NetChange[]): boolean {
  const byRow = new Map(changes.map((change) => [change.row, change]))
  const before = rows.flatMap((row) => {
    const change = byRow.get(row.id)
    return change?.kind === 'new' ? [] : [{ ...row, ...(change?.before as Partial<ContingentRow> | undefined) }]
  })
  const gone = changes.flatMap(({ kind, before: values }) =>
    kind === 'gone' ? [values as unknown as ContingentRow] : [],
  )
  return printed(rows) !== printed([...before, ...gone])
}

function printed(rows: readonly ContingentRow[]): string {
  const isBooked = rows.some(({ reserved_amount }) => reserved_amount > 0)
  const amounts = new Map<string, number>()
  for (const { persons, type, asked_amount, reserved_amount } of rows) {
    const kind = `${persons} ${type}`
    amounts.set(kind, (amounts.get(kind) ?? 0) + (isBooked ? reserved_amount : asked_amount))
  }
  return JSON.stringify(
    [...amounts].filter(([, amount]) => amount > 0).sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/**
 * Whether the voucher of a request tells another number of guests: it tells one of its own where it is for a part of the group alone.
 * @param guests who travel
 */
export function printsOtherGuests(now: RequestNumbers, { before }: Pick<NetChange, 'before'>, guests: number): boolean {
  return ownGuests(now, guests) !== ownGuests({ ...now, ...(before as Partial<RequestNumbers>) }, guests)
}

function ownGuests({ asked_amount, reserved_amount, whole_group }: RequestNumbers, guests: number): number | null {
  const isForAll = whole_group ?? Math.max(asked_amount, reserved_amount) >= guests
  return isForAll ? null : reserved_amount > 0 ? reserved_amount : asked_amount
}
