import { Select, Switch, Textarea, TextInput } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { itemOf, listOf, update } from '../../lib/api.ts'
import { useOptions } from '../../lib/options.ts'
import { paths } from '../../paths.ts'
import { CountField } from '../../ui/count-field.tsx'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { ErrorState, LoadingRows } from '../../ui/list-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { tooLong } from '../../ui/too-long.ts'
import { useIsNameTaken } from '../itinerary/plan/use-is-name-taken.ts'
import { ConceptFailure } from './concept-failure.tsx'
import { CategoryField, DestinationsField, NameField, TagsField } from './concept-fields.tsx'
import { ConceptFormFoot } from './concept-form-foot.tsx'
import classes from './concept-frame.module.css'
import { ConceptFrame } from './concept-frame.tsx'
import { useConceptForm } from './use-concept-form.ts'

export type StoredDayConcept = ItemOf<typeof dayConceptContract, 'day_concept_read'>

/** @param services what stands on the concept's day; the page brings the day plan */
type Props = { id: number; services: (concept: StoredDayConcept) => ReactNode }

/** The page of a day concept: what it is called, its services, and which overall concepts hold it (MD-09). */
export function DayConceptView({ id, services }: Props) {
  const concept = useQuery(itemOf(dayConceptContract, id, ['day_concept_read']))
  if (concept.isPending) return <LoadingRows rows={8} />
  if (concept.data === undefined) {
    return (
      <ConceptFailure error={concept.error} title={dayConceptContract.title} onRetry={() => void concept.refetch()} />
    )
  }
  const { name, isHidden, usedIn } = concept.data
  return (
    <ConceptFrame
      contract={dayConceptContract}
      id={id}
      name={name}
      tab="days"
      isHidden={isHidden}
      removal={
        usedIn > 0
          ? 'Gesamtkonzepte verwenden es; deshalb wird es nur inaktiv und nicht mehr angeboten.'
          : 'Das kann nicht rückgängig gemacht werden. Reisen, die daraus entstanden sind, bleiben.'
      }
    >
      <DayConceptForm concept={concept.data} />
      {services(concept.data)}
      <UsedIn id={id} />
    </ConceptFrame>
  )
}

function DayConceptForm({ concept }: { concept: StoredDayConcept }) {
  // A check that nobody named goes back to 'new' (001 §3).
  const form = useConceptForm('day_concepts', draftOf(concept), ({ destinations, ...changed }) =>
    update(dayConceptContract, concept.id, {
      ...changed,
      ...(destinations && { destinations: destinations.map((id) => linkTo('destinations', Number(id))) }),
    }),
  )
  const { draft, change, errorOf } = form
  const organisation = idOf(concept.organisationFilter)
  const checks = useOptions('concept_check', organisation)
  const isTaken = useIsNameTaken(draft.name, organisation, concept.id)
  const shared = { draft, onChange: change, errorOf }
  return (
    <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
      <FormGroup title="Tageskonzept">
        <NameField
          {...shared}
          errorOf={(path) => (isTaken ? 'This name already exists!' : errorOf(path))}
          label="Name"
          span={4}
        />
        <Field span={4}>
          <TextInput
            label="Untertitel"
            value={draft.subtitle}
            onChange={(event) => change({ subtitle: event.currentTarget.value })}
            error={tooLong(draft.subtitle, 200) ?? errorOf('subtitle')}
          />
        </Field>
        <Field span={2}>
          <CountField
            label="Strecke in Km"
            value={draft.distance}
            onChange={(distance) => change({ distance })}
            error={errorOf('distance')}
          />
        </Field>
        <CategoryField {...shared} organisation={organisation} span={2} />
        <DestinationsField {...shared} span={4} />
        <TagsField {...shared} span={4} />
        <Field span={2}>
          <Select
            label="Prüfstatus"
            data={checks.choices(draft.checkStatus)}
            allowDeselect={false}
            value={draft.checkStatus}
            onChange={(checkStatus) => checkStatus !== null && change({ checkStatus })}
          />
        </Field>
        <Field span={2}>
          <Switch
            mt={27}
            label="Inaktiv"
            checked={draft.isHidden}
            onChange={(event) => change({ isHidden: event.currentTarget.checked })}
          />
        </Field>
        <Field span={12}>
          <Textarea
            label="Katalogtext"
            autosize
            minRows={2}
            maxRows={10}
            value={draft.catalogText}
            onChange={(event) => change({ catalogText: event.currentTarget.value })}
            error={errorOf('catalogText')}
          />
        </Field>
      </FormGroup>
      <ConceptFormFoot form={form} hint="Ohne eigene Wahl steht der Prüfstatus danach wieder auf „Neu“." />
    </form>
  )
}

function draftOf(concept: StoredDayConcept) {
  const { name, subtitle, distance, catalogText, isHidden, traitTags } = concept
  return {
    name,
    subtitle,
    distance,
    catalogText,
    isHidden,
    traitTags: [...traitTags],
    category: concept.category as string,
    checkStatus: concept.checkStatus as string,
    destinations: concept.destinations.map(({ id }) => String(id)),
  }
}

function UsedIn({ id }: { id: number }) {
  const { data, isError, refetch } = useQuery(
    listOf(orderConceptContract, { query: { 'days.id': id, _itemsPerPage: 100 } }),
  )
  return (
    <Panel title="Verwendet in" hint={data?.total === 0 ? 'noch nirgends' : undefined}>
      {isError && <ErrorState text="Die Liste konnte nicht geladen werden!" onRetry={() => void refetch()} />}
      <ul>
        {data?.items.map((concept) => (
          <li key={concept.id}>
            <Link {...paths.orderConcept(concept.id)} className={table.link}>
              {concept.name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
