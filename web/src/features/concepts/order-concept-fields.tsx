import { MultiSelect, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useOptions } from '../../lib/options.ts'
import { useSession } from '../../lib/session.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { useDestinations, useKnownTags, useSymbols, useYears } from './api.ts'

/** What a form holds of an overall concept. */
export type ConceptDraft = {
  readonly name: string
  readonly organisation: string
  readonly category: string
  readonly catalogPage: string
  readonly years: string[]
  /** Labels of its symbols. */
  readonly tags: string[]
  readonly traitTags: string[]
  readonly destinations: string[]
  readonly importChecked: boolean
}

type Props = {
  draft: ConceptDraft
  onChange: (patch: Partial<ConceptDraft>) => void
  errorOf: (path: string) => string | undefined
  /** The house is fixed once the concept exists. */
  isStored?: boolean
}

/** What an overall concept is called and how it is found (000 §2.5). */
export function OrderConceptFields({ draft, onChange, errorOf, isStored = false }: Props) {
  const { organisations } = useSession()
  const mayChoose = organisations.length > 1 && !isStored
  const organisation = Number(draft.organisation)
  const categories = useOptions('order_category', organisation)
  const destinations = useDestinations()
  const knownTags = useKnownTags()
  const symbols = useSymbols(organisation, draft.tags)
  const years = useYears(organisation, draft.years)
  return (
    <FormGroup title="Gesamtkonzept">
      <Field span={mayChoose ? 4 : 6}>
        <TextInput
          data-autofocus
          label="Titel"
          required
          maxLength={200}
          value={draft.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          error={errorOf('name')}
        />
      </Field>
      {mayChoose && (
        <Field span={2}>
          <Select
            label="Organisation"
            data={organisations.map(({ id, name }) => ({ value: String(id), label: name }))}
            allowDeselect={false}
            value={draft.organisation}
            onChange={(value) => value !== null && onChange({ organisation: value })}
            error={errorOf('organisationFilter')}
          />
        </Field>
      )}
      <Field span={2}>
        <Select
          label="Kategorie"
          data={categories.choices(draft.category)}
          allowDeselect={false}
          value={draft.category}
          onChange={(category) => category !== null && onChange({ category })}
          error={errorOf('category')}
        />
      </Field>
      <Field span={2}>
        <TextInput
          label="Seite im Katalog"
          maxLength={20}
          value={draft.catalogPage}
          onChange={(event) => onChange({ catalogPage: event.currentTarget.value })}
          error={errorOf('catalogPage')}
        />
      </Field>
      <Field span={2}>
        <MultiSelect
          label="Katalogjahre"
          data={years}
          value={draft.years}
          onChange={(chosen) => onChange({ years: chosen })}
          error={errorOf('years')}
        />
      </Field>
      <Field span={3}>
        <MultiSelect
          label="Symbole"
          searchable
          data={symbols}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          error={errorOf('tags')}
        />
      </Field>
      <Field span={4}>
        <MultiSelect
          label="Destinationen"
          searchable
          data={destinations}
          value={draft.destinations}
          onChange={(chosen) => onChange({ destinations: chosen })}
          error={errorOf('destinations')}
        />
      </Field>
      <Field span={3}>
        <TagsInput
          label="Tags"
          data={knownTags}
          maxLength={60}
          value={draft.traitTags}
          onChange={(traitTags) => onChange({ traitTags })}
          error={errorOf('traitTags')}
        />
      </Field>
      <Field span={2}>
        <Switch
          mt={24}
          label="Import geprüft"
          checked={draft.importChecked}
          onChange={(event) => onChange({ importChecked: event.currentTarget.checked })}
        />
      </Field>
    </FormGroup>
  )
}

/** What the body says of it; a page of digits is a number, '12–14' a text. */
export function bodyOfFields({ organisation, catalogPage, years, destinations, ...fields }: ConceptDraft) {
  const page = catalogPage.trim()
  return {
    ...fields,
    name: fields.name.trim(),
    organisationFilter: linkTo('organisations', Number(organisation)),
    catalogPage: page === '' ? null : /^\d{1,4}$/.test(page) ? Number(page) : page,
    years: years.map(Number),
    destinations: destinations.map((id) => linkTo('destinations', Number(id))),
  }
}
