import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Body } from '../../platform/resource/resource.ts'

/** What a house may keep for itself: its table, and how a refusal begins. */
const kept = {
  provider: { table: 'providers', title: 'Dieser Leistungsträger' },
  agency: { table: 'agencies', title: 'Diese Agentur' },
  service: { table: 'other_services', title: 'Diese Zusatzleistung' },
  serviceType: { table: 'other_service_types', title: 'Diese Leistungsart' },
  routeDetail: { table: 'predefined_route_details', title: 'Dieser Routenstichpunkt' },
  charge: { table: 'location_charges', title: 'Diese Ortsgebühr' },
  freeText: { table: 'predefined_free_text_items', title: 'Dieser Freitext' },
  menu: { table: 'menus', title: 'Dieses Menü' },
} as const

/** A field that names what one house may keep for itself, and the column that remembers it. */
export type HouseLink = {
  readonly to: keyof typeof kept
  readonly table: string
  readonly column: string
  /** The table's column that names the row, 'id' unless told. */
  readonly key?: string
  /** Whoever does not see the one end does not see the link either: what serves everybody may be linked to one house's. */
  readonly isMutual?: true
}

/** A link as a body has it. @param field where a refusal of it stands */
export type NamedLink = HouseLink & { readonly field: string; readonly id: number }

/** The row that names the links: SQL of a table with its organisation_id, and whether it stands there already; it knows $1. */
type Home = { readonly from: string; readonly on: string; readonly isNew: boolean; readonly value: number | null }

/**
 * What only one house works with comes into no trip of another (APP-04, decision 005): the trip's members would not even
 * see it. What stands there already may be sent back as it was read.
 * @param row of a trip: a new one's trip, a known one's table and id
 * @throws ApiError 422 at the field
 */
export async function checkHouses(
  trx: Transaction,
  row: { readonly order: number } | { readonly table: 'placeholders' | 'requests'; readonly id: number },
  links: Readonly<Record<string, HouseLink>>,
  fields: Body,
): Promise<void> {
  const named = Object.entries(links).flatMap(([field, link]) => {
    const id = fields[field]
    return typeof id === 'number' ? [{ field, id, ...link }] : []
  })
  const isNew = 'order' in row
  const trip = isNew ? '$1' : `(select order_id from ${row.table} where id = $1)`
  await refuseStrangers(
    trx,
    { from: 'orders', on: `home.id = ${trip}`, isNew, value: isNew ? row.order : row.id },
    named,
  )
}

/**
 * Nor does it come into what another house keeps for its trips, or into what serves every house (decision 006).
 * @param entry of the master data: a new one's house, null when it serves every one; a known one's table and id
 * @throws ApiError 422 at the field
 */
export async function checkEntry(
  trx: Transaction,
  entry: { readonly house: number | null } | { readonly table: string; readonly id: number },
  named: readonly NamedLink[],
): Promise<void> {
  const home =
    'house' in entry
      ? { from: '(select $1::bigint as organisation_id)', on: 'true', isNew: true, value: entry.house }
      : { from: entry.table, on: 'home.id = $1', isNew: false, value: entry.id }
  await refuseStrangers(trx, home, named)
}

/** The house that keeps the first of the named that is not there for every one; null when all are. */
export async function houseOfNamed(trx: Transaction, named: readonly NamedLink[]): Promise<number | null> {
  if (named.length === 0) return null
  const questions = named.map(
    ({ to }, index) =>
      `select ${index} as place, organisation_id from ${kept[to].table} where id = $${index + 1} and organisation_id is not null`,
  )
  const [first] = await trx.query<{ organisation_id: number }>(
    `${questions.join(' union all ')} order by place limit 1`,
    named.map(({ id }) => id),
  )
  return first?.organisation_id ?? null
}

async function refuseStrangers(trx: Transaction, home: Home, named: readonly NamedLink[]): Promise<void> {
  if (named.length === 0) return
  const questions = named.map(({ to, table, column, key = 'id', isMutual }, index) => {
    const own = `exists (select from ${table} h where h.${key} = $1 and h.${column} = t.id)`
    const house = `coalesce(home.organisation_id, ${isMutual ? 't.organisation_id' : '0'})`
    return `select ${index} as place, home.organisation_id is null as "isForAll"
      from ${kept[to].table} t join ${home.from} home on ${home.on}
      where t.id = $${index + 2} and t.organisation_id <> ${house}${home.isNew ? '' : ` and not ${own}`}`
  })
  const strangers = await trx.query<{ place: number; isForAll: boolean }>(questions.join(' union all '), [
    home.value,
    ...named.map(({ id }) => id),
  ])
  const faults = new Map(
    strangers.flatMap(({ place, isForAll }) => {
      const link = named[place]
      if (link === undefined) return []
      const reason = isForAll ? 'gehört nur einer Organisation.' : 'gehört zu einer anderen Organisation.'
      return [[link.field, `${kept[link.to].title} ${reason}`] as const]
    }),
  )
  if (faults.size > 0) throw violated(...[...faults].map(([propertyPath, message]) => ({ propertyPath, message })))
}
