import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { type CalendarDate, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { act } from '../../../lib/api.ts'
import { count, counted } from '../../../lib/format.ts'
import { queryString } from '../../../lib/http.ts'
import { searchIn } from '../../../lib/lookup-search.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { ConceptLengths, type Lengths } from './concept-lengths.tsx'

const kinds = {
  day: {
    ...{ title: 'Tageskonzept hinzufügen', label: 'Tageskonzept', path: 'from_concept' },
    resource: 'day_concepts',
    done: 'Ein Tag wurde hinzugefügt!',
    failed: 'Der Tag konnte nicht hinzugefügt werden! Server Error!',
    searchOf: (organisation: number) =>
      searchIn(
        dayConceptContract,
        ({ name, distance }) => (distance === null ? name : `${name} (${count(distance)} Km)`),
        { isHidden: false, 'organisationFilter.id': organisation },
      ),
  },
  order: {
    ...{ title: 'Gesamtkonzept verwenden', label: 'Gesamtkonzept', path: 'from_order_concept' },
    resource: 'order_concepts',
    done: 'Die Tage wurden hinzugefügt!',
    failed: 'Die Tage konnten nicht hinzugefügt werden! Server Error!',
    searchOf: (organisation: number) =>
      searchIn(orderConceptContract, ({ name, dayCount }) => `${name} · ${counted(dayCount, ['Tag', 'Tage'])}`, {
        'organisationFilter.id': organisation,
      }),
  },
} as const

type Props = {
  kind: keyof typeof kinds
  /** Days of the trip on which a day concept may be put; a trip without days takes an overall concept as a whole. */
  free?: readonly CalendarDate[]
  onClose: () => void
}

/** Adds days from a concept; how long the services of a day last is asked, since the next day must fit (001 §2.5, §7). */
export function FromConceptDialog({ kind, free = [], onClose }: Props) {
  const { title, label, path, resource, done, failed, searchOf } = kinds[kind]
  const { trip, change } = usePlan()
  const [concept, setConcept] = useState<Choice | null>(null)
  const [date, setDate] = useState<CalendarDate>(free[0] ?? '')
  const [withRequests, setWithRequests] = useState(true)
  const [lengths, setLengths] = useState<Lengths>({})
  const organisation = idOf(trip.organisationFilter)

  async function add() {
    if (concept === null) return notice.bad('Bitte wählen Sie ein Konzept aus!')
    const query = queryString({ requests: withRequests, ...lengths })
    const order = linkTo('orders', trip.id)
    const body = kind === 'order' ? { order } : { order, date: wireOfDate(date), name: '', sortHelper: [] }
    const isAdded = await change({ send: () => act(`/api/days/${path}/${concept.value}${query}`, body), done, failed })
    if (isAdded) onClose()
  }

  return (
    <FormDialog onClose={onClose} title={title} size={460}>
      <Stack gap={12}>
        <Lookup
          data-autofocus
          label={label}
          value={concept}
          onChange={(choice) => {
            setConcept(choice)
            setLengths({})
          }}
          resource={resource}
          searchKey={[resource, 'lookup', organisation]}
          search={searchOf(organisation)}
        />
        {kind === 'day' && (
          <Select
            label="Datum"
            data={free.map((day) => ({ value: day, label: `${weekdayOf(day)}, ${germanDate(day)}` }))}
            allowDeselect={false}
            value={date}
            onChange={(day) => day !== null && setDate(day)}
          />
        )}
        {kind === 'day' && concept !== null && (
          <ConceptLengths conceptId={Number(concept.value)} date={date} lengths={lengths} onChange={setLengths} />
        )}
        <Checkbox
          label="Anfragen übernehmen"
          checked={withRequests}
          onChange={(event) => setWithRequests(event.currentTarget.checked)}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button onClick={() => void add()}>Hinzufügen</Button>
        </Group>
      </Stack>
    </FormDialog>
  )
}
