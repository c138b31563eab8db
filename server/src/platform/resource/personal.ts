import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { idOfLink } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../database/transaction.ts'
import { ApiError } from '../errors.ts'
import type { Seal } from '../seal/seal.ts'
import { encoderOf } from './encode.ts'
import type { Body, Item } from './resource.ts'

/* What is told of people in confidence (decision 037): sealed before it is written, opened before it is answered. */

const known = new WeakMap<Contract, boolean>()
const noGroups: ReadonlySet<string> = new Set()

/** Whether a contract, or a list in it, has personal fields. */
export function isPersonal(contract: Contract): boolean {
  const found = known.get(contract)
  if (found !== undefined) return found
  // Ends where contracts name each other in a circle.
  known.set(contract, false)
  const answer = Object.values(contract.fields).some(
    (field) => field.isPersonal || (field.kind === 'children' && partsOf(field) !== null),
  )
  known.set(contract, answer)
  return answer
}

function partsOf({ kind, target }: Field): Contract | null {
  const inner = kind === 'children' ? target?.contract : undefined
  return inner !== undefined && isPersonal(inner) ? inner : null
}

const placeOf = (contract: Contract, name: string) => `${contract.name}.${name}`

/** A decoded body with its personal fields encrypted, as the database keeps them. */
export function sealedBody(seal: Seal, contract: Contract, body: Body): Body {
  if (!isPersonal(contract)) return body
  const sealed = Object.entries(body).map(([name, value]): [string, unknown] => {
    const field = Object.hasOwn(contract.fields, name) ? contract.fields[name] : undefined
    if (field === undefined) return [name, value]
    const inner = partsOf(field)
    if (inner !== null && Array.isArray(value)) return [name, value.map((row: Body) => sealedBody(seal, inner, row))]
    const isTold = field.isPersonal && typeof value === 'string' && value !== ''
    return [name, isTold ? seal.close(value, placeOf(contract, name)) : value]
  })
  return Object.fromEntries(sealed)
}

/**
 * Items with their personal fields readable again. That they were read is noted for each trip (ROOM-06), what answers a save
 * like what was asked for: it tells of the same people, or of more.
 */
export async function openedItems<One extends Item>(
  trx: Transaction,
  seal: Seal,
  contract: Contract,
  items: readonly One[],
  reason: 'shown' | 'saved' | 'document' | 'import' = 'shown',
): Promise<One[]> {
  if (!isPersonal(contract) || trx.actor.maySeePersonal !== true) return [...items]
  const read = new Map<number, number>()
  const opened = items.map((item) => openedItem(seal, contract, item, read) as One)
  await Promise.all([...read].map(([trip, guests]) => noteReading(trx, trip, guests, reason)))
  return opened
}

/**
 * An item opened for the program alone, which compares it: nothing of it is answered or printed, so nobody has read it and nothing is
 * noted. Who may not see personal data has none of it read.
 */
export function comparedItem<One extends Item>(seal: Seal, contract: Contract, item: One): One {
  return openedItem(seal, contract, item, new Map()) as One
}

/** Notes that the actor reads personal data of a trip. @param guests of how many; 0 where nobody knows, as of a file */
export async function noteReading(
  trx: Transaction,
  trip: number,
  guests: number,
  reason: 'shown' | 'saved' | 'document' | 'opened' | 'import' | 'taken',
): Promise<void> {
  await trx.query('insert into personal_data_readings (order_id, guests, reason) values ($1, $2, $3)', [
    ...[trip, guests, reason],
  ])
}

/** A conflict as it is told: the item as it stands now is read like any other. @param error anything else stays as it is */
export async function openedConflict(
  trx: Transaction,
  seal: Seal,
  contract: Contract,
  error: ApiError,
): Promise<ApiError> {
  const { status, code, message, extra } = error
  const { current } = extra
  if (typeof current !== 'object' || current === null) return error
  // What stands in a conflict is an item of the resource.
  const [item] = await openedItems(trx, seal, contract, [current as Item], 'saved')
  return new ApiError(status, code, message, { extra: { ...extra, current: item } })
}

/** @param read how many people of each trip were told of, added to */
function openedItem(seal: Seal, contract: Contract, item: Item, read: Map<number, number>): Item {
  let isTold = false
  const opened = Object.entries(item).map(([name, value]): [string, unknown] => {
    const field = Object.hasOwn(contract.fields, name) ? contract.fields[name] : undefined
    if (field === undefined) return [name, value]
    const inner = partsOf(field)
    if (inner !== null && Array.isArray(value))
      return [name, value.map((row: Item) => openedItem(seal, inner, row, read))]
    if (!field.isPersonal || typeof value !== 'string' || value === '') return [name, value]
    const text = seal.open(value, placeOf(contract, name))
    if (text === null) return [name, field.nullable ? null : '']
    isTold = true
    return [name, encoderOf(field, noGroups)?.(text) ?? text]
  })
  const trip = typeof item.order === 'string' ? idOfLink(item.order, 'orders') : null
  if (isTold && trip !== null) read.set(trip, (read.get(trip) ?? 0) + 1)
  return Object.fromEntries(opened) as Item
}
