import type { Transaction } from '../../platform/database/transaction.ts'
import { type Binding, type Body, type Desk, resourceOf } from '../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../platform/resource/write.ts'
import { checkEntry, type HouseLink, houseOfNamed, type NamedLink } from './houses.service.ts'

/**
 * An entry of the master data names only what its own house may work with (APP-04). One that names no house has that of the
 * first it names, for whoever notes what a provider offers means the house the provider works for (001 §7), else one's own.
 * @param resource whose table has its name
 * @param links by field, 'allServiceDayTimes.provider' in a list; the first that has a house gives it
 */
export function entriesOfHouse(
  resource: string,
  links: Readonly<Record<string, HouseLink>>,
): Required<Pick<Binding, 'create' | 'update'>> {
  return {
    async create(trx: Transaction, body: Body, desk: Desk): Promise<number> {
      const named = namedIn(links, body)
      const house = await houseOf(trx, body, named)
      // A house one does not belong to is refused by its own name.
      if (house === null || trx.actor.organisationIds.includes(house)) await checkEntry(trx, { house }, named)
      return insertItem(trx, desk.resources, resourceOf(desk.resources, resource), {
        ...body,
        organisationFilter: house,
      })
    },
    async update(trx: Transaction, id: number, body: Body, desk: Desk): Promise<void> {
      await checkEntry(trx, { table: resource, id }, namedIn(links, body))
      await updateItem(trx, desk.resources, resourceOf(desk.resources, resource), id, body)
    },
  }
}

async function houseOf(trx: Transaction, { organisationFilter }: Body, named: readonly NamedLink[]) {
  // The contract has decoded it.
  if (organisationFilter !== undefined) return organisationFilter as number | null
  return (await houseOfNamed(trx, named)) ?? trx.actor.organisationIds[0] ?? null
}

function namedIn(links: Readonly<Record<string, HouseLink>>, body: Body): NamedLink[] {
  return Object.entries(links).flatMap(([path, link]) => {
    const [name = path, inner] = path.split('.')
    return idsAt(name, body[name], inner).map((one) => ({ ...link, ...one }))
  })
}

/** A link, a list of links, or one in each entry of a list. */
function idsAt(field: string, value: unknown, inner: string | undefined): { field: string; id: number }[] {
  if (typeof value === 'number') return [{ field, id: value }]
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: unknown, index) => {
    if (inner === undefined) return idsAt(field, entry, undefined)
    // The contract has decoded the list.
    return idsAt(`${field}[${index}].${inner}`, (entry as Body)[inner], undefined)
  })
}
