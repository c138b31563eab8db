import { MultiSelect, Select, Switch, TextInput } from '@mantine/core'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useSession } from '../../lib/session.ts'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { tooLong } from '../../ui/too-long.ts'
import { useSymbols, useYears } from './api.ts'
import { CategoryField, type CommonDraft, DestinationsField, NameField, TagsField } from './concept-fields.tsx'

/** What a form holds of an overall concept. */
export type ConceptDraft = CommonDraft & {
  readonly organisation: string
  readonly catalogPage: string
  readonly years: string[]
  /** Labels of its symbols. */
  readonly tags: string[]
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
  const symbols = useSymbols(organisation, draft.tags)
  const years = useYears(organisation, draft.years)
  const shared = { draft, onChange, errorOf }
  return (
    <FormGroup title="Gesamtkonzept">
      <NameField {...shared} label="Titel" span={mayChoose ? 4 : 6} />
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
      <CategoryField {...shared} organisation={organisation} span={2} />
      <Field span={2}>
        <TextInput
          label="Seite im Katalog"
          value={draft.catalogPage}
          onChange={(event) => onChange({ catalogPage: event.currentTarget.value })}
          error={tooLong(draft.catalogPage, 20) ?? errorOf('catalogPage')}
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
      <Field span={4}>
        <MultiSelect
          label="Symbole"
          searchable
          data={symbols}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
          error={errorOf('tags')}
        />
      </Field>
      <DestinationsField {...shared} span={3} />
      <TagsField {...shared} span={3} />
      <Field span={2}>
        <Switch
          mt={27}
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
