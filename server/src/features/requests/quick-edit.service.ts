import { cabinListNames, cabinListOf, type KeptCabin } from '@reisewerk/domain/requests/cabins.ts'
import { hotelItemOf, isUsualName } from '@reisewerk/domain/requests/hotel-prices.ts'
import type { RequestBody, RequestedCabin } from '@reisewerk/domain/requests/request-contracts.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { readCabins } from './cabins.queries.ts'
import { type KeptPrice, readItemPrices } from './item-prices.queries.ts'

/**
 * The lists of a quick edit made whole: it carries 'only the changed field' (001 §7, 002 §7), so what it does not name stays as
 * it is. An entry is told by its id or by what it is: size and type of a cabin, kind and name of a price. A price that is left
 * without a name and an amount goes (decision 067).
 * @param body what was changed, decoded
 */
export async function withWholeLists(trx: Transaction, id: number, body: RequestBody): Promise<RequestBody> {
  const { contingent, itemPrices } = body
  const named = cabinListNames.filter((name) => contingent?.[name] !== undefined)
  const cabins = named.length === 0 ? [] : await readCabins(trx, id)
  const lists = named.map((name) => {
    const kept = cabins.filter(({ persons }) => cabinListOf(persons) === name)
    return [name, whole<KeptCabin, RequestedCabin>(kept, contingent?.[name] ?? [], isSameCabin)]
  })
  return {
    ...body,
    ...(named.length > 0 && { contingent: { ...contingent, ...Object.fromEntries(lists) } }),
    ...(itemPrices !== undefined && { itemPrices: await wholePrices(trx, id, itemPrices) }),
  }
}

type Price = NonNullable<RequestBody['itemPrices']>[number]

function isSameCabin(cabin: KeptCabin, { type = {} }: RequestedCabin): boolean {
  // A size that is not named is that of the list, whose cabins these are; larger ones name theirs.
  const { persons = cabin.persons, type: kind } = type
  return persons === cabin.persons && kind === cabin.type
}

async function wholePrices(trx: Transaction, id: number, entries: readonly Price[]): Promise<Price[]> {
  const isSame = (kept: KeptPrice, { quantityType, name }: Price) =>
    quantityType === kept.quantityType && (name ?? '') === kept.name
  return whole(await readItemPrices(trx, id), entries, isSame).filter(isSaying)
}

/** A new price says nothing without an amount, one that was there without a name of its own as well. */
function isSaying({ id, name, price, quantityType }: Price): boolean {
  if (price !== null) return true
  const item = name === undefined || quantityType === undefined ? null : hotelItemOf({ quantityType, name })
  const isUsual = item !== null && name !== undefined && isUsualName(item, name)
  return id !== undefined && name !== '' && !isUsual
}

/** What is kept in its order, each with what is named of it, then what is new. */
function whole<Kept extends { readonly id: number }, Entry extends { id?: number | undefined }>(
  kept: readonly Kept[],
  entries: readonly Entry[],
  isSame: (kept: Kept, entry: Entry) => boolean,
): (Entry | { id: number })[] {
  const told = entries.map((entry) => {
    const known = entry.id === undefined ? kept.find((one) => isSame(one, entry)) : undefined
    return known === undefined ? entry : { ...entry, id: known.id }
  })
  const known = kept.map(({ id }) => told.find((entry) => entry.id === id) ?? { id })
  return [...known, ...told.filter(({ id }) => kept.every((one) => one.id !== id))]
}
