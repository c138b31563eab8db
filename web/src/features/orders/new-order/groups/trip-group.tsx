import { MultiSelect, Select, TextInput } from '@mantine/core'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { TagsField } from '../tags-field.tsx'
import { useDestinations, useKnownTags, useWords } from '../use-choices.ts'
import type { NewOrder } from '../use-draft.ts'

export function TripGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const destinations = useDestinations([draft.mainDestination, ...draft.destinations])
  const knownTags = useKnownTags()
  const categories = useWords('order_category', draft.organisation)
  return (
    <FormGroup title="Reise">
      <Field>
        <TextInput
          label="Reisename"
          value={draft.tripName}
          onChange={(event) => change({ tripName: event.currentTarget.value })}
          error={errorOf('tripName')}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Hauptdestination"
          data={destinations}
          searchable
          clearable
          value={draft.mainDestination}
          onChange={(mainDestination) => change({ mainDestination })}
          error={errorOf('mainDestination')}
        />
      </Field>
      <Field span={6}>
        <Select
          label="Kategorie"
          data={categories.choices(draft.category)}
          searchable
          allowDeselect={false}
          value={draft.category}
          onChange={(category) => category !== null && change({ category })}
          error={errorOf('category')}
        />
      </Field>
      <Field>
        <MultiSelect
          label="Weitere Destinationen"
          data={destinations.filter(({ value }) => value !== draft.mainDestination)}
          searchable
          selectFirstOptionOnChange
          hidePickedOptions
          value={draft.destinations.filter((id) => id !== draft.mainDestination)}
          onChange={(chosen) => change({ destinations: chosen })}
          error={errorOf('destinations')}
        />
      </Field>
      <Field>
        <TagsField
          label="Tags"
          known={knownTags}
          value={draft.tags}
          onChange={(tags) => change({ tags })}
          error={errorOf('tags')}
        />
      </Field>
    </FormGroup>
  )
}
