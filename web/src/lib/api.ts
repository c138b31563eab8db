import type { Contract, ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, type Query, type RequestOptions, send } from './http.ts'
import { keys, type Page } from './keys.ts'
import { withUnsaved } from './saving/save-queue.ts'
import { randomId } from './tab-id.ts'
import { noteDeletion } from './undo-deletion.ts'

/** A body as it is written: links, wire dates, {amount, currency}; only fields the contract knows. */
export type BodyOf<C extends Contract> = BodyOfFields<C['fields']>
type BodyOfFields<F> = {
  [Name in keyof F]?: F[Name] extends { readonly nested: infer Inner } ? BodyOfFields<Inner> : unknown
}

/**
 * A list: `useQuery(listOf(orders, { groups: ['order_list_read'], query: { _page: 2, 'status[]': ['new'] } }))`.
 * @returns query options for one page, typed by the contract and the groups asked for
 */
export function listOf<C extends Contract, const G extends string = never>(
  contract: C,
  { groups = [], query = {} }: { groups?: readonly G[]; query?: Query } = {},
) {
  return queryOptions({
    queryKey: [...keys.list(contract.name), { groups, query }],
    queryFn: ({ signal }) => pageOf<C, G>(contract, { ...query, '_groups[]': groups }, signal),
  })
}

/** The answer behind `listOf`, for lists that lay more over it than what waits for the server. */
export async function pageOf<C extends Contract, const G extends string = never>(
  contract: C,
  query: Query,
  signal: AbortSignal,
): Promise<Page<ItemOf<C, G>>> {
  const { data, total } = await send<ItemOf<C, G>[]>('GET', `/api/${contract.name}`, { query, signal })
  return { items: data.map((item) => withUnsaved(contract.name, item)), total: total ?? data.length }
}

/** One item: `useQuery(itemOf(orders, 12, ['trip_dashboard_read']))`. Changes not yet saved lie over the answer. */
export function itemOf<C extends Contract, const G extends string = never>(
  contract: C,
  id: number,
  groups: readonly G[] = [],
) {
  return queryOptions({
    queryKey: [...keys.item(contract.name, id), { groups }],
    queryFn: async ({ signal }): Promise<ItemOf<C, G>> => {
      const { data } = await send<ItemOf<C, G>>('GET', `/api/${contract.name}/${id}`, {
        query: { '_groups[]': groups },
        signal,
      })
      return withUnsaved(contract.name, data)
    },
  })
}

/**
 * The choices of a resource's fields: `useQuery(optionsOf(orders))`. They change rarely.
 * @param organisation the one that offers them; without it all of the user's do
 */
export function optionsOf<C extends Contract>(contract: C, organisation?: number) {
  return queryOptions({
    queryKey: [contract.name, 'options', ...(organisation === undefined ? [] : [organisation])],
    queryFn: async ({ signal }) =>
      (await send<C['options']>('OPTIONS', `/api/${contract.name}`, { query: { organisation }, signal })).data,
    staleTime: 10 * 60_000,
  })
}

/** Makes an item. Repeating it with the same key makes no second one; `newKey()` once per form. */
export async function create<C extends Contract>(contract: C, body: BodyOf<C>, key: string): Promise<ItemOf<C>> {
  return (await send<ItemOf<C>>('POST', `/api/${contract.name}`, { body, idempotencyKey: key })).data
}

const onTheirWay = new Map<string, Promise<unknown>>()

/**
 * The changes of one item leave one after the other: two on their way together may arrive in either order, and what was
 * pressed first would stand in the end. One that fails holds up nobody; it is told where it was asked for.
 */
function inTurn<T>(path: string, work: () => Promise<T>): Promise<T> {
  const before = onTheirWay.get(path)
  const sent = before === undefined ? work() : before.then(work)
  const ended = sent
    .catch(() => undefined)
    .then(() => {
      if (onTheirWay.get(path) === ended) onTheirWay.delete(path)
    })
  onTheirWay.set(path, ended)
  return sent
}

/** Changes an item at once, for forms with a button; single fields go through `useSave`. */
export async function update<C extends Contract>(
  contract: C,
  id: number,
  body: BodyOf<C>,
  options: Pick<RequestOptions, 'ifMatch' | 'query' | 'signal'> = {},
): Promise<ItemOf<C>> {
  const path = `/api/${contract.name}/${id}`
  return (await inTurn(path, () => send<ItemOf<C>>('PATCH', path, { body, ...options }))).data
}

/** @param options a version only as which it is deleted, and whether that may outlive the page */
export async function remove(
  contract: Contract,
  id: number,
  options: Pick<RequestOptions, 'ifMatch' | 'keepalive'> = {},
): Promise<void> {
  noteDeletion((await send<null>('DELETE', `/api/${contract.name}/${id}`, options)).deletion)
}

export async function act<T>(path: string, body: unknown = {}, key: string = newKey()): Promise<Answer<T>> {
  return send<T>('POST', path, { body, idempotencyKey: key })
}

/** A key for one intended POST. */
export function newKey(): string {
  return randomId()
}
