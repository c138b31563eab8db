import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { send } from '../http.ts'
import { keys, type Page } from '../keys.ts'
import type { Change } from './live-stream.ts'
import { listsHolding, type Row, rowIn, tablesInside, withoutRow, withRow } from './rows-inside.ts'

type Rows = Page<Row>
/** More than these are asked for with the whole list. */
const mostAlone = 60

/**
 * Takes a row into the lists that hold it, as the answer to its save tells it, so that none is asked for again. A list that is stale, is
 * being read, or cannot tell where the row belongs is asked for as a whole.
 * @param isNew it was made just now; another one that is not there has been deleted since
 */
export function takeIn(client: QueryClient, table: string, answer: unknown, isNew = false): void {
  if (!isRow(answer)) return
  for (const list of listsHolding(table)) {
    const ofTrip = listsIn(client, list).filter(({ state }) => concerns(state.data, list, table, answer))
    for (const query of ofTrip) {
      const isExpected = isNew || rowIn(itemsOf(query), list, table, answer.id) !== null
      if (!isExpected || !change(client, query, (items) => withRow(items, list, table, answer))) again(client, query)
    }
  }
}

/**
 * Takes an item of a list in as it is after changes of its rows.
 * @param known the page as it was when they were sent: where it has changed since, it is asked for
 */
export function takeItem(client: QueryClient, key: QueryKey, known: unknown, item: Row): void {
  const query = client.getQueryCache().find({ queryKey: key, exact: true })
  if (query === undefined) return
  const isSame = query.state.data === known
  const taken = isSame && change(client, query, (items) => items.map((one) => (one.id === item.id ? item : one)))
  if (!taken) again(client, query)
}

/**
 * Notes that everything saved until now stands in a list, whose rows are taken in when they are saved; one that is being read again
 * says so itself.
 */
export function noteTakenIn(client: QueryClient, key: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey: key, exact: true })
  if (query !== undefined) change(client, query, (items) => items)
}

/** Whether all that has changed of a list are rows it holds, so that those alone need asking for. */
export function areRowsInside(query: Query, changes: readonly Change[]): boolean {
  const list = String(query.queryKey[0])
  const tables = tablesInside(list)
  if (tables.length === 0 || !isClean(query) || !query.isActive()) return false
  if (!changes.every(({ table }) => tables.includes(table))) return false
  return changes.filter((one) => !isKnown(itemsOf(query), list, one)).length <= mostAlone
}

/** Asks for single rows of lists, one question after the other: what is deleted meanwhile does not come back by an older answer. */
export function rowsAlone(client: QueryClient) {
  const under = new Map<string, Promise<void>>()

  async function ask(query: Query, changes: readonly Change[]): Promise<void> {
    const list = String(query.queryKey[0])
    const gone = changes
      .filter((one) => one.operation === 'delete' && !isKnown(itemsOf(query), list, one))
      .map(({ table, row }) => [table, Number(row)] as const)
    const found: (readonly [string, Row])[] = []
    const changed = (items: readonly Row[]) =>
      found.reduce<readonly Row[] | null>(
        (now, [table, row]) => now && withRow(now, list, table, row),
        gone.reduce((now, [table, id]) => withoutRow(now, list, table, id), items),
      )
    try {
      for (const table of tablesInside(list)) {
        // A room that is new has brought its guests along.
        const now = changed(itemsOf(query))
        if (now === null) return again(client, query)
        const stale = changes.filter(
          (one) => one.table === table && one.operation !== 'delete' && !isKnown(now, list, one),
        )
        const ids = [...new Set(stale.map(({ row }) => Number(row)))]
        const rows = ids.length === 0 ? [] : await rowsOf(query.queryKey, table, ids)
        found.push(...rows.map((row) => [table, row] as const))
        gone.push(...ids.filter((id) => rows.every((row) => row.id !== id)).map((id) => [table, id] as const))
      }
      if (found.length + gone.length > 0 && !change(client, query, changed)) again(client, query)
    } catch {
      // What could not be asked for alone is asked for with its list, which says what is the matter.
      again(client, query)
    }
  }

  return {
    /** @param changes of rows the list holds (`areRowsInside`) */
    ask(query: Query, changes: readonly Change[]): void {
      const before = under.get(query.queryHash) ?? Promise.resolve()
      const asked = before.then(() => ask(query, changes))
      under.set(query.queryHash, asked)
      void asked.then(() => under.get(query.queryHash) === asked && under.delete(query.queryHash))
    },
  }
}

/** Whether what has changed stands among the items already. */
function isKnown(items: readonly Row[], list: string, { table, row, version, operation }: Change): boolean {
  const known = rowIn(items, list, table, Number(row))
  if (operation === 'delete') return known === null
  return known !== null && version !== null && Number(known.version) >= version
}

const itemsOf = ({ state }: Query) => (state.data as Rows | undefined)?.items ?? []

/** @returns whether the list could be changed */
function change(client: QueryClient, query: Query, to: (items: readonly Row[]) => readonly Row[] | null): boolean {
  if (!isClean(query)) return false
  const items = to(itemsOf(query))
  if (items === null) return false
  client.setQueryData<Rows>(query.queryKey, (page) => page && { ...page, items: [...items], takenAt: Date.now() + 1 })
  return true
}

const again = (client: QueryClient, query: Query) =>
  void client.invalidateQueries({ predicate: (other) => other === query })

/** What is being read may lack what was saved since. */
const isClean = ({ state }: Query) => state.data !== undefined && state.fetchStatus === 'idle' && !state.isInvalidated

function listsIn(client: QueryClient, list: string): Query[] {
  return client.getQueryCache().findAll({ queryKey: keys.list(list) })
}

function concerns(data: unknown, list: string, table: string, row: Row): boolean {
  if (data === undefined) return true
  const { items } = data as Rows // as lists are kept
  if (rowIn(items, list, table, row.id) !== null) return true
  // Of the same trip: 'order' stands with each of them.
  return items.some(({ order }) => order === row.order)
}

async function rowsOf([, , detail]: QueryKey, table: string, ids: readonly number[]): Promise<Row[]> {
  // As `listOf` writes its keys.
  const { query } = detail as { query: Record<string, string | number> }
  const filter = { 'order.id': query['order.id'], 'id[]': ids.map(String), _itemsPerPage: 500 }
  return (await send<Row[]>('GET', `/api/${table}`, { query: filter })).data
}

function isRow(answer: unknown): answer is Row {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'version' in answer
}
