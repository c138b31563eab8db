import { addDays, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { hotelPlaceholderContract } from '@reisewerk/domain/itinerary/placeholder.contract.ts'
import { type HotelState, hotelAfterChange } from '@reisewerk/domain/itinerary/service-changes.ts'
import {
  type DefaultHotelTime,
  type HotelTime,
  type HotelTimeType,
  timesAfterHouse,
  timesForBoard,
} from '@reisewerk/domain/partners/hotel-times.ts'
import { isRefusal } from '@reisewerk/domain/refusal.ts'
import { useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import type { HeldIn } from '../../../form/form-options.ts'
import { checkInClock, localTimeFrom, type Moment, momentFrom, momentOf, wireFrom } from '../../../lib/moments.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { useHotelTimeLines } from '../../../ui/fields/hotel-time-lines.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { AreaPicker, PlacePicker } from '../../geography/place-picker.tsx'
import type { ServiceOf } from '../plan/services.ts'
import { ServiceForm } from './service-form.tsx'
import { AgencyField, DriverField } from './travel-fields.tsx'
import { type FormProps, useServiceForm } from './use-service-form.ts'

type Contract = typeof hotelPlaceholderContract
type Held = HeldIn<Contract>
const HotelField = fieldOf<Contract>()

const meals = { checkIn: 'Anreise', breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const
const stars = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }))

/** A stay in a hotel (PLACE-01). */
export function HotelForm(props: FormProps<'hotel'>) {
  const of = useServiceForm(hotelPlaceholderContract, props, {
    opens: openingTimes(props.service),
    follow: (changed, value, was) => {
      const { board, startAt } = changed
      const times =
        board == null ? timesIn(value) : timesForBoard(board, timesIn(value), houseIn(value), nightsIn(value))
      const isTimed = board != null || startAt != null || changed.times != null
      return {
        ...(startAt != null && { endAt: departureAfter(startAt, was) }),
        ...(board != null && { times }),
        ...(isTimed && { checkInAt: checkInOf(dayOf(value('startAt')), times) }),
      }
    },
    sends: ({ fields, value }) => ({
      // Another arrival goes with its departure: the form shows both.
      ...('startAt' in fields && { endAt: wireFrom({ date: dayOf(value('endAt')), time: null }) }),
      // Other times of the house go with those of the stay as they are shown: the server would tell them anew (PLACE-12).
      ...('defaultHotelTimes' in fields && { times: value('times') }),
    }),
  })
  const { value, set, errorOf } = of.form
  const [from, times] = [dayOf(value('startAt')), timesIn(value)]
  const left = useLastKnown(from)
  const [typed, setTyped] = useState<readonly HotelTimeType[]>([])

  /** The departure goes along with the arrival, so that the stay keeps its length (001 §5). */
  function departureAfter({ date }: Moment, was: Held): Moment {
    if (date === null) return { date: dayOf(was('endAt')), time: null }
    const before = { ...stateOf(was), startAt: localTimeFrom({ date: left, time: null }) }
    const after = hotelAfterChange(before, { startAt: localTimeFrom({ date, time: null }) })
    return isRefusal(after) ? { date: addDays(date, 1), time: null } : momentFrom(after.endAt ?? null)
  }
  function setTime(type: HotelTimeType, time: string | null) {
    setTyped((types) => [...types, type])
    set({ times: withTime(times, type, time) })
  }
  const house = useHotelTimeLines(houseIn(value), (ofHouse) => {
    const change = { before: houseIn(value), after: ofHouse }
    const agreed = timesAfterHouse(value('board') ?? 'half', times, change, typed, nightsIn(value))
    set({ defaultHotelTimes: ofHouse, times: agreed })
  })

  const stay = hotelAfterChange(stateOf(value), {})
  const missing =
    value('place') === null
      ? 'Bitte einen Ort auswählen'
      : from === null || dayOf(value('endAt')) === null
        ? 'Bitte An- und Abreise eingeben'
        : isRefusal(stay)
          ? stay.message
          : null
  const wish = {
    ...{ place: value('place'), area: value('area') },
    ...{ stars: value('hotelType.stars'), category: value('hotelType.category') },
  }
  return (
    <ServiceForm of={of} missing={missing} wish={wish}>
      <FormGroup title="Aufenthalt">
        <HotelField name="place" span={7} required begins>
          {(control) => <PlacePicker {...control} within={value('area')?.value} />}
        </HotelField>
        <HotelField name="area" span={5}>
          {(control) => <AreaPicker {...control} clearable />}
        </HotelField>
        <HotelField name="startAt" span={4}>
          {({ value: start, onChange, required: _, ...control }) => (
            <DateField {...control} value={dayOf(start)} onChange={(date) => onChange({ date, time: null })} />
          )}
        </HotelField>
        <HotelField name="endAt" span={4}>
          {({ value: end, onChange, required: _, ...control }) => (
            <DateField
              {...control}
              value={dayOf(end)}
              min={from === null ? undefined : addDays(from, 1)}
              reference={from ?? undefined}
              onChange={(date) => onChange({ date, time: null })}
            />
          )}
        </HotelField>
        <Field span={4}>
          <TimeField
            label="Check-in"
            value={timeIn(times, 'checkIn')}
            onChange={(time) => setTime('checkIn', time)}
            error={errorOf('checkInAt')}
          />
        </Field>
        <HotelField name="hotelType.stars" choices={stars} span={3} />
        <HotelField name="hotelType.category" span={4} />
        <DriverField span={5} />
        <AgencyField span={7} />
      </FormGroup>
      <FormGroup title="Mahlzeiten">
        <HotelField name="board" />
        {times
          .filter(({ type }) => type !== 'checkIn')
          .map(({ type, time }) => (
            <Field key={type} span={4}>
              <TimeField
                label={meals[type]}
                value={time}
                onChange={(next) => next !== null && setTime(type, next)}
                error={errorOf('times')}
              />
            </Field>
          ))}
      </FormGroup>
      <FormGroup title="Zeiten des Hauses" action={house.add}>
        <Field>{house.list}</Field>
      </FormGroup>
    </ServiceForm>
  )
}

/** A stay of which no time has been agreed has those that go with its board (PLACE-12). */
function openingTimes({ item }: ServiceOf<'hotel'>): { times?: readonly HotelTime[] } {
  const clock = checkInClock(item.checkInAt)
  const isTold = clock === null || clock === timeIn(item.times, 'checkIn')
  const stored = isTold ? item.times : withTime(item.times, 'checkIn', clock)
  if (stored.some(({ type }) => type !== 'checkIn')) return isTold ? {} : { times: stored }
  const [from, to] = [momentOf(item.startAt).date, momentOf(item.endAt).date]
  return { times: [...timesForBoard(item.board, stored, item.defaultHotelTimes, nightsBetween(from, to))] }
}

const dayOf = (moment: Moment | null) => moment?.date ?? null
const timesIn = (held: Held): readonly HotelTime[] => held('times') ?? []
const houseIn = (held: Held): readonly DefaultHotelTime[] => held('defaultHotelTimes') ?? []
const nightsIn = (held: Held) => nightsBetween(dayOf(held('startAt')), dayOf(held('endAt')))
const nightsBetween = (from: string | null, to: string | null) =>
  from === null || to === null ? 1 : daysBetween(from, to)

function checkInOf(date: string | null, times: readonly HotelTime[]): Moment {
  const time = timeIn(times, 'checkIn')
  return time === null ? { date: null, time } : { date, time }
}

function stateOf(held: Held): HotelState {
  return {
    startAt: localTimeFrom({ date: dayOf(held('startAt')), time: null }),
    endAt: localTimeFrom({ date: dayOf(held('endAt')), time: null }),
    checkInAt: null,
    board: held('board') ?? 'half',
    times: timesIn(held),
    defaultHotelTimes: [],
  }
}

function timeIn(times: readonly HotelTime[], type: HotelTimeType): string | null {
  return times.find((one) => one.type === type)?.time ?? null
}

/** @param time null takes it away */
function withTime(times: readonly HotelTime[], type: HotelTimeType, time: string | null): HotelTime[] {
  if (time === null) return times.filter((one) => one.type !== type)
  const isNew = timeIn(times, type) === null
  return isNew ? [{ type, time }, ...times] : times.map((one) => (one.type === type ? { type, time } : one))
}
