import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { contractField, type Item, labelOf } from '../../../form/field-value.ts'
import { FormField } from '../../../form/form-field.tsx'
import { FormWindow } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import type { WantedEntry } from '../../../lib/in-place/new-entries.ts'
import { quickForms } from '../../../lib/in-place/quick-forms.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { useHouses } from '../houses.tsx'
import { SeemsThere } from '../merging/seems-there.tsx'
import { PositionField, positionNames } from '../position/position-field.tsx'
import { begunBy, quickFields, shortNameOf } from './quick-draft.ts'
import { quickKinds } from './quick-kinds.ts'

type Props = { wanted: WantedEntry; onEnd: (made: Choice | null) => void }

/** The short form of a new entry, opened from a picker in which nothing fits (MOVE-05). */
export default function QuickEntry({ wanted, onEnd }: Props) {
  const { resource, typed, given = {}, house } = wanted
  const kind = quickKinds[resource]
  const { contract } = kind
  const houses = useHouses(kind)
  const owner = house === null ? houses[0] : { value: String(house), label: '' }
  const begun = begunBy(resource, typed)
  const form = useItemForm<Contract>(contract, {
    name: 'quick-entry',
    title: kind.newLabel,
    item: null,
    begins: {
      ...kind.begins,
      ...(contract.fields.organisationFilter !== undefined && owner !== undefined && { organisationFilter: owner }),
      ...begun,
      ...given,
    },
    follow: ({ companyName }, value, was) =>
      typeof companyName === 'string' && value('shortName') === shortNameOf(String(was('companyName') ?? ''))
        ? { shortName: shortNameOf(companyName) }
        : {},
    looks: Object.fromEntries(kind.groups.flatMap((group) => group.fields).map((field) => [field.name, field])),
    // It belongs to the picker from which it was opened, and goes with it.
    isPassing: true,
    onSaved: (saved) => {
      const item = saved as Item // of this kind
      onEnd({ value: String(item.id), label: labelOf(item) || String(item[quickForms[resource].typed] ?? '') })
    },
    onClose: () => onEnd(null),
  })
  const shown = quickFields(contract, resource)
  const isEmpty = (name: string) => !form.value(name)
  const first = shown.find(isEmpty) ?? shown[0]
  const nobody = resource === 'contacts' && isEmpty('firstName') && isEmpty('lastName')
  const nowhere = resource === 'addresses' && isEmpty('streetAddress') && isEmpty('city')
  return (
    <FormWindow
      form={form}
      size={520}
      missing={
        nobody
          ? { path: 'lastName', text: 'Bitte einen Namen eingeben' }
          : nowhere
            ? { path: 'streetAddress', text: 'Bitte Straße oder Ort eingeben' }
            : null
      }
    >
      <SeemsThere
        kind={kind}
        value={form.value}
        onTake={(item) => onEnd({ value: String(item.id), label: labelOf(item) })}
      />
      <FormGroup title={kind.groups[0]?.title ?? contract.title}>
        {house === null && houses.length > 0 && (
          <FormField name="organisationFilter" label="Organisation" choices={houses} />
        )}
        {shown.map((name) => (
          <FormField key={name} name={name} span={isLong(contract, name) ? 12 : 6} begins={name === first} />
        ))}
      </FormGroup>
      {positionNames.some((name) => contract.fields[name]?.required) && (
        <FormGroup title="Lage">
          <PositionField form={form} />
        </FormGroup>
      )}
    </FormWindow>
  )
}

function isLong(contract: Contract, name: string): boolean {
  const { kind, bounds } = contractField(contract, name)
  return kind === 'richText' || (kind === 'text' && (bounds.max ?? 0) > 100)
}
