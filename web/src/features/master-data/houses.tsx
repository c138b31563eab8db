import { Select } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useSession } from '../../lib/session.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import type { Column, Item, Kind } from './kind.ts'

/** The houses an entry may belong to: none for kinds all houses share, and for people of one house (APP-04). */
export function useHouses({ contract: { fields } }: Kind): { value: string; label: string }[] {
  const { organisations } = useSession()
  const field = fields.organisationFilter
  if (field === undefined || field.nullable || organisations.length < 2) return []
  return organisations.map(({ id, name }) => ({ value: String(id), label: name }))
}

/** The columns of a list, and whose each entry is where one sees those of several houses. */
export function useColumns(kind: Kind): readonly Column<Item>[] {
  const houses = useHouses(kind)
  if (houses.length === 0) return kind.columns
  const nameOf = ({ organisationFilter }: Item) =>
    houses.find(({ value }) => value === String(idOf(organisationFilter as string)))?.label // a link: see useHouses
  return [...kind.columns, { label: 'Organisation', width: 150, quiet: true, show: nameOf }]
}

type Props = { kind: Kind; value: string | null; onChange: (id: string | null) => void }

/** Whose a new entry becomes; asked only of those who work for several houses. */
export function HouseGroup({ kind, value, onChange }: Props) {
  const houses = useHouses(kind)
  if (houses.length === 0) return null
  return (
    <FormGroup title="Organisation">
      <Field>
        <Select aria-label="Organisation" allowDeselect={false} data={houses} value={value} onChange={onChange} />
      </Field>
    </FormGroup>
  )
}
