import { groupsOf } from '@reisewerk/domain/contract/groups.ts'
import type { Contract, Filter } from '@reisewerk/domain/contract/shape.ts'
import * as z from 'zod'
import { groupNames, strictQuery } from '../endpoint/known-parameters.ts'
import { defaultItemsPerPage } from './list-query.ts'

/**
 * Query strings as OpenAPI tells them. They let everything through: `readListQuery` and `readGroups` check it, since their
 * refusals name what is known.
 */

const many = (description: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .meta({ description })
const one = (description: string) => z.string().optional().meta({ description })

export function groupsQuery(contract: Contract) {
  return queryWithGroups(contract, {})
}

export function queryWithGroups<Shape extends z.ZodRawShape>(contract: Contract, shape: Shape) {
  const known = groupParams(contract)
  const { '_groups[]': _first, ...synonyms } = Object.fromEntries(
    groupNames.map((name) => [name, many('wie _groups[]')]),
  )
  const schema = strictQuery({ ...shape, ...known, ...synonyms }, [...Object.keys(shape), ...Object.keys(known)])
  // The groups are read by `readGroups`; the type tells a use case its own parameters.
  return schema as unknown as z.ZodObject<Shape>
}

export function listQuery(contract: Contract) {
  const filters = Object.entries(contract.filters).flatMap(([name, kind]) =>
    [kind].flat().flatMap((k) => paramsOf(name, k)),
  )
  const order = contract.orderBy.map((name) => [`_order[${name}]`, z.enum(['asc', 'desc']).optional()] as const)
  return z.looseObject({
    ...groupParams(contract),
    ...Object.fromEntries(filters),
    ...Object.fromEntries(order),
    ...(contract.search ? { _search: one('Suchbegriff') } : {}),
    _fields: one('Nur diese Felder, durch Kommas getrennt: name,client.companyName'),
    _page: one('Seite, ab 1'),
    _itemsPerPage: one(`Einträge je Seite: ${contract.pageSize ?? defaultItemsPerPage}, höchstens 500`),
  })
}

function groupParams(contract: Contract): Record<string, z.ZodType> {
  const groups = [...groupsOf(contract)].sort()
  return groups.length === 0 ? {} : { '_groups[]': many(`Gruppen: ${groups.join(', ')}`) }
}

function paramsOf(name: string, kind: Filter): [string, z.ZodType][] {
  switch (kind) {
    case 'in':
      return [[`${name}[]`, many('einer von diesen')]]
    case 'exists':
      return [[`${name}[exists]`, one('true oder false')]]
    case 'range':
      return [
        [`${name}[after]`, one('ab diesem Tag, TT.MM.JJJJ')],
        [`${name}[before]`, one('bis zu diesem Tag, TT.MM.JJJJ')],
      ]
    case 'contains':
      return [[name, one('enthält')]]
    case 'boolean':
      return [[name, one('true oder false')]]
  }
}
