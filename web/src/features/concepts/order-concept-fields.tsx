import { MultiSelect, Switch, TextInput } from '@mantine/core'
import type { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { fieldOf } from '../../form/form-field.tsx'
import { FormTranslations } from '../../form/form-translations.tsx'
import type { ItemForm } from '../../form/use-item-form.ts'
import { useSession } from '../../lib/session.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { tooLong } from '../../ui/fields/too-long.ts'
import { useTranslatingHouse } from '../accounts/api.ts'
import { useDestinations, useKnownTags, useSymbols, useYears } from './api.ts'

const ConceptField = fieldOf<typeof orderConceptContract>()

type Props<Own extends object> = { form: ItemForm<typeof orderConceptContract, Own>; organisation: number }

/** What an overall concept is called and how it is found (000 §2.5). @param organisation whose words count */
export function OrderConceptFields<Own extends object>({ form, organisation }: Props<Own>) {
  const { organisations } = useSession()
  // The house is fixed once the concept exists.
  const mayChoose = organisations.length > 1 && form.isNew
  const symbols = useSymbols(organisation, form.value('tags') ?? [])
  const years = useYears(organisation, (form.value('years') ?? []).map(String))
  return (
    <FormGroup
      title="Gesamtkonzept"
      action={
        <FormTranslations
          what="Gesamtkonzept"
          names={['name']}
          house={useTranslatingHouse(Number.isNaN(organisation) ? null : organisation)}
        />
      }
    >
      <ConceptField name="name" span={mayChoose ? 4 : 6} begins />
      {mayChoose && (
        <ConceptField
          name="organisationFilter"
          span={2}
          choices={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <ConceptField name="category" span={2} organisation={organisation} />
      <ConceptField name="catalogPage" span={2}>
        {({ value, onChange, error, required: _, ...control }) => (
          <TextInput
            {...control}
            value={value === null ? '' : String(value)}
            onChange={(event) => onChange(pageOf(event.currentTarget.value))}
            error={tooLong(String(value ?? ''), 20) ?? error}
          />
        )}
      </ConceptField>
      <ConceptField name="years" span={2}>
        {({ value, onChange, required: _, ...control }) => (
          <MultiSelect
            {...control}
            data={years}
            value={(value ?? []).map(String)}
            onChange={(chosen) => onChange(chosen.map(Number))}
          />
        )}
      </ConceptField>
      <ConceptField name="tags" span={4} choices={symbols.map((label) => ({ value: label, label }))} />
      <ConceptField name="destinations" span={3} choices={useDestinations()} />
      <ConceptField name="traitTags" span={3} known={useKnownTags()} />
      <ConceptField name="importChecked" span={2}>
        {({ value, onChange, label }) => (
          <Switch
            mt={27}
            label={label}
            checked={value === true}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        )}
      </ConceptField>
    </FormGroup>
  )
}

/** A page of digits is a number, '12–14' a text. */
function pageOf(text: string): number | string | null {
  if (text.trim() === '') return null
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : text
}
