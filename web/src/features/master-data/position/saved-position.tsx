import type { Item } from '../../../form/field-value.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { Field } from '../../../ui/fields/form-group.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { PositionPicker } from '../../geography/position-picker.tsx'
import type { Kind, ShownField } from '../kind.ts'
import { SavedField } from '../saved-field.tsx'
import { positionIn } from './position-field.tsx'

type Props = { kind: Kind; item: Item; fields: readonly ShownField[]; disabled: boolean }

/** Where an entry lies; it saves itself, as the fields of its page do. */
export function SavedPosition({ kind: { contract, titleOf }, item, fields, disabled }: Props) {
  const { save, stateOf, errorOf } = useSave(contract, item.id)
  const state = stateOf('latitude')
  return (
    <Field>
      <PositionPicker
        name={titleOf(item)}
        resource={contract.name}
        value={positionIn(item)}
        onChange={(at) => save({ ...at }, { shown: { ...at } })}
        disabled={disabled}
        error={errorOf('latitude')?.message}
        showsTyped
        typed={fields.map((description) => (
          <SavedField
            key={description.name}
            contract={contract}
            item={item}
            description={description}
            disabled={disabled}
          />
        ))}
      />
      {state !== undefined && <SaveMark state={state} />}
    </Field>
  )
}
