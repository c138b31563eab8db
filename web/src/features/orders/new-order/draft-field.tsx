import { Select, type SelectProps, TextInput, type TextInputProps } from '@mantine/core'
import { Field } from '../../../ui/fields/form-group.tsx'
import type { Draft } from './draft.ts'
import type { NewOrder } from './use-draft.ts'

type ChoiceName =
  | 'category'
  | 'currency'
  | 'requestSource'
  | 'requestToUser'
  | 'user'
  | 'organisation'
  | 'bookingProbability'
  | 'executionProbability'

type Props<Name extends keyof Draft> = { form: NewOrder; name: Name; label: string; span?: number }
type ChoiceProps = Props<ChoiceName> & Pick<SelectProps, 'data' | 'clearable' | 'searchable' | 'withAsterisk'>

/** One of a list; what is refused stands at it. */
export function DraftSelect({ form, name, span = 12, clearable = false, ...select }: ChoiceProps) {
  return (
    <Field span={span}>
      <Select
        {...select}
        clearable={clearable}
        allowDeselect={clearable}
        value={form.draft[name]}
        onChange={(value) => {
          if (!clearable && value === null) return
          // Whose trip it is was said by hand now.
          form.change({ [name]: value, ...(name === 'organisation' && { organisationFromClient: false }) })
        }}
        error={form.errorOf(name)}
      />
    </Field>
  )
}

type TextProps = Props<'tripName' | 'groupName'> & Pick<TextInputProps, 'placeholder' | 'onFocus'>

export function DraftText({ form, name, span = 12, ...input }: TextProps) {
  return (
    <Field span={span}>
      <TextInput
        {...input}
        value={form.draft[name]}
        onChange={(event) => form.change({ [name]: event.currentTarget.value })}
        error={form.errorOf(name)}
      />
    </Field>
  )
}
