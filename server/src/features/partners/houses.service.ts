import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'
import type { Body } from '../../platform/resource/resource.ts'

const kept = {
  provider: { table: 'providers', stranger: 'Dieser Leistungsträger gehört zu einer anderen Organisation.' },
  agency: { table: 'agencies', stranger: 'Diese Agentur gehört zu einer anderen Organisation.' },
  service: { table: 'other_services', stranger: 'Diese Zusatzleistung gehört zu einer anderen Organisation.' },
  serviceType: {
    table: 'other_service_types',
    stranger: 'Diese Leistungsart gehört zu einer anderen Organisation.',
  },
  routeDetail: {
    table: 'predefined_route_details',
    stranger: 'Dieser Routenstichpunkt gehört zu einer anderen Organisation.',
  },
  charge: { table: 'location_charges', stranger: 'Diese Ortsgebühr gehört zu einer anderen Organisation.' },
  freeText: { table: 'predefined_free_text_items', stranger: 'Dieser Freitext gehört zu einer anderen Organisation.' },
} as const

/** A field that names what one house may keep for itself, and the column that remembers it. */
export type HouseLink = {
  readonly to: keyof typeof kept
  readonly table: string
  readonly column: string
  /** The table's column that names the request or service, 'id' unless told. */
  readonly key?: string
}

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
  if (named.length === 0) return
  const isNew = 'order' in row
  const trip = isNew ? '$1' : `(select order_id from ${row.table} where id = $1)`
  const questions = named.map(({ to, table, column, key = 'id' }, index) => {
    const own = `exists (select from ${table} h where h.${key} = $1 and h.${column} = t.id)`
    return `select ${index} as place from ${kept[to].table} t join orders o on o.id = ${trip}
      where t.id = $${index + 2} and t.organisation_id <> o.organisation_id${isNew ? '' : ` and not ${own}`}`
  })
  const strangers = await trx.query<{ place: number }>(questions.join(' union all '), [
    isNew ? row.order : row.id,
    ...named.map(({ id }) => id),
  ])
  const violations = strangers.flatMap(({ place }) => {
    const link = named[place]
    return link === undefined ? [] : [{ propertyPath: link.field, message: kept[link.to].stranger }]
  })
  if (violations.length > 0) throw violated(...violations)
}
