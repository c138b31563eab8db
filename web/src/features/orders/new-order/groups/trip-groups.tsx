import { useColleagues } from '../../../../lib/colleagues.ts'
import { currencySign } from '../../../../lib/format.ts'
import { useSession } from '../../../../lib/session.ts'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { SelectOrNew } from '../../../../ui/fields/or-new/select-or-new.tsx'
import { SeveralOrNew } from '../../../../ui/fields/or-new/several-or-new.tsx'
import { StepScale } from '../../../../ui/fields/step-scale.tsx'
import { RentabilityField } from '../../rentability-field.tsx'
import { DraftSelect, DraftText } from '../draft-field.tsx'
import { TagsField } from '../tags-field.tsx'
import { useDestinations, useKnownTags, useWords } from '../use-choices.ts'
import type { NewOrder } from '../use-draft.ts'

const percents = Array.from({ length: 11 }, (_, index) => ({ value: String(index * 10), label: `${index * 10} %` }))

export function TripGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const destinations = useDestinations([draft.mainDestination, ...draft.destinations])
  const knownTags = useKnownTags()
  const categories = useWords('order_category', draft.organisation).choices(draft.category)
  return (
    <FormGroup title="Reise">
      <DraftText form={form} name="tripName" label="Reisename" />
      <Field span={6}>
        <SelectOrNew
          label="Hauptdestination"
          clearable
          resource="destinations"
          data={destinations}
          value={draft.mainDestination}
          onChange={(choice) => change({ mainDestination: choice?.value ?? null })}
          error={errorOf('mainDestination')}
        />
      </Field>
      <DraftSelect form={form} name="category" span={6} label="Kategorie" data={categories} searchable />
      <Field>
        <SeveralOrNew
          label="Weitere Destinationen"
          resource="destinations"
          data={destinations.filter(({ value }) => value !== draft.mainDestination)}
          value={draft.destinations.filter((id) => id !== draft.mainDestination)}
          onChange={(chosen) => change({ destinations: chosen.map(({ value }) => value) })}
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

export function ResponsibilityGroup({ form }: { form: NewOrder }) {
  const { draft } = form
  const { organisations } = useSession()
  const sources = useWords('request_source', draft.organisation).choices(draft.requestSource)
  const house = draft.organisation === null ? null : Number(draft.organisation)
  const colleagues = useColleagues(house, [draft.user, draft.requestToUser])
  const houses = organisations.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <FormGroup title="Zuständigkeit">
      <DraftSelect form={form} name="user" span={6} label="Verantwortlich" data={colleagues} searchable />
      <DraftSelect
        form={form}
        name="requestToUser"
        span={6}
        label="Anfrage an"
        data={colleagues}
        searchable
        clearable
      />
      <DraftSelect form={form} name="requestSource" span={6} label="Herkunft der Anfrage" data={sources} />
      {houses.length > 1 && (
        <DraftSelect form={form} name="organisation" span={6} label="Organisation" withAsterisk data={houses} />
      )}
    </FormGroup>
  )
}

export function EstimateGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  return (
    <FormGroup title="Einschätzung" hint="Steht auf der Reise im Reiter „Reise“ und lässt sich dort ändern">
      <Field>
        <StepScale
          label="Komplexität Angebot"
          value={draft.offerComplexity}
          onChange={(offerComplexity) => change({ offerComplexity })}
        />
      </Field>
      <Field>
        <StepScale
          label="Komplexität Durchführung"
          value={draft.operationComplexity}
          onChange={(operationComplexity) => change({ operationComplexity })}
        />
      </Field>
      <Field span={4}>
        <RentabilityField
          unit={currencySign(draft.currency)}
          value={draft.rentability}
          onChange={(rentability) => change({ rentability })}
          error={errorOf('rentability')}
        />
      </Field>
      <DraftSelect form={form} name="bookingProbability" span={4} label="Buchung" data={percents} clearable />
      <DraftSelect form={form} name="executionProbability" span={4} label="Durchführung" data={percents} clearable />
    </FormGroup>
  )
}
