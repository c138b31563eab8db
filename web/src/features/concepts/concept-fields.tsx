import { MultiSelect, Select, TagsInput, TextInput } from '@mantine/core'
import { useOptions } from '../../lib/options.ts'
import { Field } from '../../ui/form-group.tsx'
import { anyTooLong, tooLong } from '../../ui/too-long.ts'
import { useDestinations, useKnownTags } from './api.ts'

/** What is said of a day concept as of an overall one. */
export type CommonDraft = {
  readonly name: string
  readonly category: string
  readonly destinations: string[]
  readonly traitTags: string[]
}

type Props = {
  draft: CommonDraft
  onChange: (patch: Partial<CommonDraft>) => void
  errorOf: (path: string) => string | undefined
}
type FieldProps = Props & { span: number }

export function NameField({ draft, onChange, errorOf, span, label }: FieldProps & { label: string }) {
  return (
    <Field span={span}>
      <TextInput
        data-autofocus
        label={label}
        required
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        error={tooLong(draft.name, 200) ?? errorOf('name')}
      />
    </Field>
  )
}

/** @param organisation whose words count */
export function CategoryField({ draft, onChange, errorOf, span, organisation }: FieldProps & { organisation: number }) {
  const categories = useOptions('order_category', organisation)
  return (
    <Field span={span}>
      <Select
        label="Kategorie"
        data={categories.choices(draft.category)}
        allowDeselect={false}
        value={draft.category}
        onChange={(category) => category !== null && onChange({ category })}
        error={errorOf('category')}
      />
    </Field>
  )
}

export function DestinationsField({ draft, onChange, errorOf, span }: FieldProps) {
  return (
    <Field span={span}>
      <MultiSelect
        label="Destinationen"
        searchable
        data={useDestinations()}
        value={draft.destinations}
        onChange={(destinations) => onChange({ destinations })}
        error={errorOf('destinations')}
      />
    </Field>
  )
}

export function TagsField({ draft, onChange, errorOf, span }: FieldProps) {
  return (
    <Field span={span}>
      <TagsInput
        label="Tags"
        data={useKnownTags()}
        value={draft.traitTags}
        onChange={(traitTags) => onChange({ traitTags })}
        error={anyTooLong(draft.traitTags, 60) ?? errorOf('traitTags')}
      />
    </Field>
  )
}
