import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { listedOrderFields, orderColumnKeys } from '@reisewerk/domain/orders/order-columns.ts'
import { type RealApp, realApp } from '../contestants/contestants.ts'
import { rotated } from '../measure/latency.ts'
import type { Operation } from '../operations/operations.ts'
import { summarize } from '../statistics.ts'
import { type Figure, ofDefaultList } from '../targets.ts'
import { times } from './load.ts'

type Asked = { readonly adminUrl: string; readonly trips: number; readonly rounds: number }
type Variant = { readonly name: string; readonly query: Readonly<Record<string, string>> }

const byDefault: Variant = { name: 'wie sie aufgeht', query: { '_order[startAt]': 'asc' } }
const sorted = orderColumnKeys.flatMap((column): Variant[] =>
  ['asc', 'desc'].map((direction) => ({
    name: `nach ${column}, ${direction === 'asc' ? 'auf' : 'ab'}`,
    query: { [`_order[${column}]`]: direction },
  })),
)
const filtered: Variant[] = [
  { name: 'gebuchte', query: { 'currentStatus[]': 'booked' } },
  { name: 'Chorreisen', query: { 'category[]': 'choir' } },
  { name: 'eines Users', query: { 'user.id[]': '3' } },
  { name: 'eines Kunden', query: { 'client.id[]': '77' } },
  { name: 'eines Ziels', query: { 'trip.destinations.id[]': '12' } },
  { name: 'eines Hauses', query: { 'organisationFilter.id[]': '1' } },
  { name: 'mit einem Tag, den alle haben', query: { 'traitTags[]': 'neu' } },
  { name: 'eines Sommers', query: { 'endAt[after]': '01.06.2027', 'startAt[before]': '31.08.2027' } },
  ...['Gruppe', 'ka', 'Kantorei', 'Landfrauen', '0001', 'Muster'].map(
    (term): Variant => ({
      name: `Suche '${term}'`,
      query: { _search: term },
    }),
  ),
]

/** Every order, filter and search of the list of trips beside the list as it opens, over HTTP. */
export async function benchOrdersList({ adminUrl, trips, rounds }: Asked): Promise<Figure[]> {
  const app = await realApp(adminUrl, trips, 8468)
  try {
    const variants = [byDefault, ...sorted, ...filtered].map((variant) => ({ ...variant, taken: [] as number[] }))
    const turns = Math.max(5, Math.ceil(rounds / 4))
    for (let turn = -2; turn < turns; turn++) {
      for (const { query, taken } of rotated(variants, turn + 2)) {
        const needed = await timeOf(app, query)
        if (turn >= 0) taken.push(needed)
      }
    }
    const [first, ...others] = variants.map(({ name, taken }) => ({ name, summary: summarize(taken) }))
    if (first === undefined) return []
    return others.map(({ name, summary }) => ({
      section: `Die Reiseliste von ${trips} Reisen, zu ihr selbst wie sie aufgeht`,
      name,
      value: summary.median / first.summary.median,
      unit: 'ratio',
      target: ofDefaultList,
      detail: `${times(summary)} zu ${times(first.summary)}`,
    }))
  } finally {
    await app.close()
  }
}

async function timeOf(app: RealApp, query: Readonly<Record<string, string>>): Promise<number> {
  const asked = { '_groups[]': 'order_list_read', _fields: listedOrderFields.join(), _itemsPerPage: '30', ...query }
  const url = () => `/api/${orderContract.name}?${new URLSearchParams(asked)}`
  const operation: Operation = { name: 'list', title: '', steps: [{ method: 'GET', url, statements: [] }] }
  const started = performance.now()
  await app.run(operation, 0, 0)
  return performance.now() - started
}
