import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { type CalendarDate, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { act } from '../../../lib/api.ts'
import { queryString } from '../../../lib/http.ts'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { Lookup } from '../../../ui/fields/lookup.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { usePlan } from '../plan/plan-context.tsx'
import { ConceptLengths, type Lengths } from './concept-lengths.tsx'
import { dayConceptsOf, noConcept } from './concept-search.ts'

type Props = { free: readonly CalendarDate[]; onClose: () => void }

/** Adds a day from a day concept; how long its services last is asked, since the next day must fit (001 §2.5, §7). */
export function DayConceptDialog({ free, onClose }: Props) {
  const { trip, change } = usePlan()
  const [concept, setConcept] = useState<Choice | null>(null)
  const [date, setDate] = useState<CalendarDate>(free[0] ?? '')
  const [withRequests, setWithRequests] = useState(true)
  const [lengths, setLengths] = useState<Lengths>({})
  const organisation = idOf(trip.organisationFilter)

  async function add() {
    if (concept === null) {
      notice.bad(noConcept)
      return
    }
    const query = queryString({ requests: withRequests, ...lengths })
    const body = { order: linkTo('orders', trip.id), date: wireOfDate(date), name: '', sortHelper: [] }
    const isAdded = await change({
      send: () => act(`/api/days/from_concept/${concept.value}${query}`, body),
      done: 'Ein Tag wurde hinzugefügt!',
      failed: 'Der Tag konnte nicht hinzugefügt werden! Server Error!',
    })
    if (isAdded) onClose()
  }

  return (
    <FormDialog onClose={onClose} title="Tageskonzept hinzufügen" size={460}>
      <Stack gap={12}>
        <Lookup
          data-autofocus
          label="Tageskonzept"
          value={concept}
          onChange={(choice) => {
            setConcept(choice)
            setLengths({})
          }}
          searchKey={['day_concepts', 'lookup', organisation]}
          search={dayConceptsOf(organisation)}
        />
        <Select
          label="Datum"
          data={free.map((day) => ({ value: day, label: `${weekdayOf(day)}, ${germanDate(day)}` }))}
          allowDeselect={false}
          value={date}
          onChange={(day) => day !== null && setDate(day)}
        />
        {concept !== null && (
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
