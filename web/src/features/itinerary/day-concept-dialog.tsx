import { Button, Checkbox, Group, Modal, NumberInput, Select, Stack } from '@mantine/core'
import { type CalendarDate, daysBetween, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { act, itemOf } from '../../lib/api.ts'
import { queryString } from '../../lib/http.ts'
import type { Choice } from '../../ui/inline-select.tsx'
import { Lookup } from '../../ui/lookup.tsx'
import { notice } from '../../ui/notice.tsx'
import { dayConceptsOf, noConcept } from './concept-search.ts'
import { usePlan } from './plan-context.tsx'

type Props = { free: readonly CalendarDate[]; onClose: () => void }

/** Adds a day from a day concept; how long the group stays at its hotels is asked, since the next day must fit (001 §2.5). */
export function DayConceptDialog({ free, onClose }: Props) {
  const { trip, change } = usePlan()
  const [concept, setConcept] = useState<Choice | null>(null)
  const [date, setDate] = useState<CalendarDate>(free[0] ?? '')
  const [withRequests, setWithRequests] = useState(true)
  const [nights, setNights] = useState<Record<string, number>>({})
  const organisation = idOf(trip.organisationFilter)

  async function add() {
    if (concept === null) {
      notice.bad(noConcept)
      return
    }
    const lengths = Object.entries(nights).map(([key, count]) => [`nights[${key}]`, count] as const)
    const query = queryString({ requests: withRequests, ...Object.fromEntries(lengths) })
    const body = { order: linkTo('orders', trip.id), date: wireOfDate(date), name: '', sortHelper: [] }
    const isAdded = await change({
      send: () => act(`/api/days/from_concept/${concept.value}${query}`, body),
      done: 'Ein Tag wurde hinzugefügt!',
      failed: 'Der Tag konnte nicht hinzugefügt werden! Server Error!',
    })
    if (isAdded) onClose()
  }

  return (
    <Modal opened onClose={onClose} title="Tageskonzept hinzufügen" size={460}>
      <Stack gap={12}>
        <Lookup
          // Opened by itself it would lie over the buttons of the dialog.
          openOnFocus={false}
          data-autofocus
          label="Tageskonzept"
          value={concept}
          onChange={(choice) => {
            setConcept(choice)
            setNights({})
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
          <HotelNights
            conceptId={Number(concept.value)}
            nights={nights}
            onChange={(key, count) => setNights({ ...nights, [key]: count })}
          />
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
    </Modal>
  )
}

type NightsProps = {
  conceptId: number
  nights: Readonly<Record<string, number>>
  onChange: (key: string, count: number) => void
}

/** One field per hotel of the concept; what nobody changes lasts as long as in the concept. */
function HotelNights({ conceptId, nights, onChange }: NightsProps) {
  const { data } = useQuery(itemOf(dayConceptContract, conceptId, ['trip_dashboard_read']))
  return (data?.hotelPlaceholders ?? []).map(({ id, place, startAt, endAt }) => {
    const key = `hotel-${id}`
    return (
      <NumberInput
        key={key}
        label={`Nächte ${place?.name ?? 'im Hotel'}`}
        min={1}
        max={60}
        allowDecimal={false}
        value={nights[key] ?? nightsBetween(startAt, endAt)}
        onChange={(count) => typeof count === 'number' && count > 0 && onChange(key, count)}
      />
    )
  })
}

function nightsBetween(startAt: string | null, endAt: string | null): number {
  const [start, end] = [startAt, endAt].map((time) => (time === null ? null : dateOfWire(time)))
  return start == null || end == null ? 1 : Math.max(1, daysBetween(start, end))
}
