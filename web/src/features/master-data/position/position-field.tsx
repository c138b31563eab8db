import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import type { Coordinates } from '@reisewerk/domain/geography/great-circle.ts'
import { FormField } from '../../../form/form-field.tsx'
import type { ItemForm } from '../../../form/use-item-form.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { PositionPicker } from '../../geography/position-picker.tsx'

/** The fields that say where something lies; they are shown and set as one. */
export const positionNames = ['latitude', 'longitude'] as const

export function isPosition(fields: readonly { readonly name: string }[]): boolean {
  return positionNames.every((wanted) => fields.some(({ name }) => name === wanted))
}

type Held = Readonly<Record<string, unknown>>

/** @returns null unless both are there */
export function positionIn({ latitude, longitude }: Held): Coordinates | null {
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null
}

/** Where a new entry lies (MOVE-05): by its name in the gazetteer, by a press on the map, or typed. */
export function PositionField({ form }: { form: ItemForm<Contract> }) {
  const [latitude, longitude] = positionNames.map((name) => form.value(name))
  const refused = form.errorOf('latitude') ?? form.errorOf('longitude')
  function place(at: Coordinates, country?: string) {
    const isOpen = 'country' in form.contract.fields && !form.value('country')
    form.set({ ...at, ...(isOpen && country !== undefined && { country }) })
  }
  return (
    <Field>
      <PositionPicker
        name={String(form.value('name') ?? '')}
        resource={form.contract.name}
        value={positionIn({ latitude, longitude })}
        onChange={place}
        error={refused && 'Bitte sagen, wo es liegt: auf die Karte klicken oder Koordinaten eingeben.'}
        typed={positionNames.map((name) => <FormField key={name} name={name} />)}
      />
    </Field>
  )
}
