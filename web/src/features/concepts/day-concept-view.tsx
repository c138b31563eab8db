import { Switch } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fieldOf } from '../../form/form-field.tsx'
import { InlineForm } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { itemOf, listOf } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import table from '../../ui/lists/table.module.css'
import { useIsNameTaken } from '../itinerary/plan/use-is-name-taken.ts'
import { useDestinations, useKnownTags } from './api.ts'
import classes from './concept-frame.module.css'
import { ConceptFailure, ConceptFrame } from './concept-frame.tsx'

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
          : 'Es lässt sich 30 Tage lang wiederherstellen. Reisen, die daraus entstanden sind, bleiben.'
      }
    >
      <DayConceptForm concept={concept.data} />
      {services(concept.data)}
      <UsedIn id={id} />
    </ConceptFrame>
  )
}

const ConceptField = fieldOf<typeof dayConceptContract>()

function DayConceptForm({ concept }: { concept: StoredDayConcept }) {
  // A check that nobody named goes back to 'new' (001 §3).
  const form = useItemForm(dayConceptContract, {
    name: 'day-concept-page',
    title: concept.name,
    item: concept,
    what: { text: 'dieses Tageskonzept', table: 'days' },
    done: 'Erfolgreich gespeichert!',
    onSaved: () => undefined,
    onClose: () => undefined,
  })
  const organisation = idOf(concept.organisationFilter)
  const isTaken = useIsNameTaken(form.value('name') ?? '', organisation, concept.id)
  return (
    <InlineForm
      form={form}
      className={classes.form}
      isPage
      hint={form.isChanged && 'Ohne eigene Wahl steht der Prüfstatus danach wieder auf „Neu“.'}
    >
      <FormGroup title="Tageskonzept">
        <ConceptField name="name" span={4} begins error={isTaken ? 'This name already exists!' : undefined} />
        <ConceptField name="subtitle" span={4} />
        <ConceptField name="distance" span={2} as="count" />
        <ConceptField name="category" span={2} organisation={organisation} />
        <ConceptField name="destinations" span={4} choices={useDestinations()} />
        <ConceptField name="traitTags" span={4} known={useKnownTags()} />
        <ConceptField name="checkStatus" span={2} organisation={organisation} />
        <ConceptField name="isHidden" span={2}>
          {({ value, onChange, label }) => (
            <Switch
              mt={27}
              label={label}
              checked={value === true}
              onChange={(event) => onChange(event.currentTarget.checked)}
            />
          )}
        </ConceptField>
        <ConceptField name="catalogText" as="lines" />
      </FormGroup>
    </InlineForm>
  )
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
