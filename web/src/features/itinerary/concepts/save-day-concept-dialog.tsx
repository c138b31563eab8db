import { Checkbox } from '@mantine/core'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { destinationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormWindow } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { listOf, optionsOf } from '../../../lib/api.ts'
import { useDeletionOf } from '../../../lib/live/deletions.ts'
import { useOptions } from '../../../lib/options.ts'
import type { TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { useIsNameTaken } from '../plan/use-is-name-taken.ts'
import classes from './save-day-concept-dialog.module.css'

const ConceptField = fieldOf<typeof dayConceptContract>()

/** @param day as it was when the dialog opened */
type Props = { day: TripDay; number: number; onClose: () => void }

/**
 * Keeps a day as a day concept (001 §2.6, DAY-07). What was typed stays when the server refuses it, and when a colleague deletes
 * the day.
 */
export function SaveDayConceptDialog({ day, number, onClose }: Props) {
  const { trip, days } = usePlan()
  const organisation = idOf(trip.organisationFilter)
  const destinations = useQuery(listOf(destinationContract, { query: { _itemsPerPage: 500 } })).data?.items ?? []
  const form = useItemForm(dayConceptContract, {
    name: 'day-concept-of-day',
    title: `Tag ${number} als Tageskonzept speichern`,
    item: null,
    of: day.id,
    gone: useDeletionOf({ what: 'diesen Tag', table: dayContract.name, row: day.id }),
    begins: {
      name: day.name,
      subtitle: day.daySubtitles.map(({ subtitle }) => subtitle).join(' · '),
      isHidden: false,
      distance: day.distance,
      destinations: trip.trip.destinations.map(({ id, name }) => ({ value: String(id), label: name })),
      category: useOptions('order_category', organisation).begins('classic'),
      traitTags: [],
    },
    own: { requests: true },
    sends: () => ({ sortHelper: (days.find(({ id }) => id === day.id) ?? day).sortHelper }),
    creates: (body, { requests }) => ({
      path: `/api/day_concepts/create_from_day/${day.id}`,
      query: { requests },
      body,
    }),
    done: 'Das Tageskonzept wurde gespeichert!',
    failed: 'Das Tageskonzept konnte nicht gespeichert werden! Server Error!',
    onClose,
  })
  const name = form.value('name') ?? ''
  const isTaken = useIsNameTaken(name, organisation)
  const missing =
    name.trim() === ''
      ? { path: 'name', text: 'Bitte einen Namen eingeben' }
      : isTaken
        ? { text: 'Den Namen gibt es schon.' }
        : null
  return (
    <FormWindow form={form} size={520} action="Speichern" missing={missing}>
      <ConceptField name="name" begins error={isTaken ? 'This name already exists!' : undefined} />
      <ConceptField name="subtitle" />
      <div className={classes.facts}>
        <ConceptField name="distance" span={1} as="count" />
        <ConceptField name="category" span={1} choices={useCategories(organisation)} />
        <ConceptField name="isHidden" span={1} as="choice" />
      </div>
      <ConceptField
        name="destinations"
        choices={destinations.map((one) => ({ value: String(one.id), label: one.name }))}
      />
      <ConceptField name="traitTags" known={useKnownTags()} />
      <ConceptField name="catalogText" as="lines" hint="leer für den Katalogtext des Tages" />
      <Checkbox
        label="LT speichern"
        description="Mit den Anfragen an die Leistungsträger"
        checked={form.own.requests}
        onChange={(event) => form.setOwn({ requests: event.currentTarget.checked })}
      />
    </FormWindow>
  )
}

function useKnownTags(): string[] {
  const { data } = useQuery(optionsOf(orderConceptContract))
  const tags: unknown = data?.orderTags
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

function useCategories(organisation: number) {
  const { data, isError } = useQuery(optionsOf(dayConceptContract, organisation))
  if (isError) return [{ value: 'classic', label: 'Die Kategorien der Tageskonzepte konnten nicht geladen werden!' }]
  // The contract states the list; the answer adds nothing to it.
  const options = (data?.categories ?? []) as readonly { key: string; label: string }[]
  return options.map((option) => ({ value: option.key, label: option.label }))
}
