import type { Contract, Filter } from '@reisewerk/domain/contract/shape.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { listItems, readItem } from '../../platform/resource/list.ts'
import { type Query, readListQuery } from '../../platform/resource/list-query.ts'
import type { Resource, ResourceSet } from '../../platform/resource/resource.ts'

const everybody = { userId: 1, organisationIds: [1], isAdmin: true, maySeePurchase: true, maySeePersonal: true }

/** Writes down what a piece of the server asks, and answers nothing. */
export async function recorded(work: (trx: Transaction) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const query = async (text: string) => {
    statements.push(text)
    return []
  }
  // What reads needs no more of a transaction.
  await work({ actor: everybody, isConfirmed: false, query } as unknown as Transaction)
  return statements
}

/** Every statement by which a list of a trip can be read with these groups: with each filter, and in each order. */
export async function listStatements(resources: ResourceSet, resource: Resource, groups: readonly string[]) {
  const { contract } = resource
  const plain: Query = { 'order.id': '1', '_groups[]': groups }
  const list = (query: Query) =>
    recorded((trx) => listItems(trx, resources, resource, readListQuery(contract, { ...plain, ...query })))
  const sorted = contract.orderBy.map((name) => list({ [`_order[${name}]`]: 'asc' }))
  const filtered = filtersOf(contract).map((name) => withSomeValue(name, list))
  return (await Promise.all([list({}), ...sorted, ...filtered])).flat()
}

/** The statement by which one item is read with these groups. */
export function itemStatements(resources: ResourceSet, resource: Resource, groups: readonly string[]) {
  // It finds none, which it only says once it has asked.
  return recorded((trx) => readItem(trx, resources, resource, 1, new Set(groups)).catch(() => null))
}

function filtersOf(contract: Contract): string[] {
  const parameters = (name: string, kind: Filter) =>
    kind === 'range' ? [`${name}[after]`, `${name}[before]`] : [kind === 'exists' ? `${name}[exists]` : name]
  return Object.entries(contract.filters).flatMap(([name, kinds]) =>
    [kinds].flat().flatMap((kind) => parameters(name, kind)),
  )
}

/** Some filter takes numbers only, another one words or days. */
async function withSomeValue(name: string, list: (query: Query) => Promise<string[]>): Promise<string[]> {
  for (const value of ['1', 'true', '14.05.2027', 'open']) {
    const statements = await list({ [name]: value }).catch(() => null)
    if (statements !== null) return statements
  }
  throw new TypeError(`the filter '${name}' takes none of the values tried`)
}
