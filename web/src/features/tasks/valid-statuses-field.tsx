import { MultiSelect } from '@mantine/core'
import type { OrderStatus } from '@reisewerk/domain/accounts/options.ts'
import { useOptions } from '../../lib/options.ts'
import { Field } from '../../ui/form-group.tsx'

type Props = {
  /** Whose words it speaks; that of the trip when not told. */
  organisation?: number | undefined
  /** null as long as the agency's own choice for the kind holds. */
  value: readonly OrderStatus[] | null
  onChange: (statuses: OrderStatus[]) => void
}

/** In which statuses of its trip a to-do counts as 'aktiv' (TODO-04). */
export function ValidStatusesField({ organisation, value, onChange }: Props) {
  const statuses = useOptions('order_status', organisation)
  return (
    <Field>
      <MultiSelect
        label="Aktiv bei Reisestatus"
        description={
          value === null ? 'Wie für diesen Typ eingestellt' : value.length === 0 ? 'In jedem Status' : undefined
        }
        data={statuses.all.map(({ key, label }) => ({ value: key, label }))}
        value={[...(value ?? [])]}
        // The choices are the keys.
        onChange={(chosen) => onChange(chosen as OrderStatus[])}
        clearable
      />
    </Field>
  )
}
