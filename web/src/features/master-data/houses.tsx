import { idOf } from '@reisewerk/domain/wire.ts'
import type { Item } from '../../form/field-value.ts'
import { useSession } from '../../lib/session.ts'
import type { ListColumn } from '../../list/list.ts'
import type { Kind } from './kind.ts'

/** The houses an entry may belong to: none for kinds all houses share, and for people of one house (APP-04). */
export function useHouses({ contract: { fields } }: Kind): { value: string; label: string }[] {
  const { organisations } = useSession()
  const field = fields.organisationFilter
  if (field === undefined || field.nullable || organisations.length < 2) return []
  return organisations.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The columns of a list, and whose each entry is where one sees those of several houses. */
export function useColumns(kind: Kind): readonly ListColumn<Item>[] {
  const houses = useHouses(kind)
  if (houses.length === 0) return kind.columns
  const nameOf = ({ organisationFilter }: Item) =>
    houses.find(({ value }) => value === String(idOf(organisationFilter as string)))?.label // a link: see useHouses
  return [...kind.columns, { label: 'Organisation', width: 150, quiet: true, show: nameOf }]
}
