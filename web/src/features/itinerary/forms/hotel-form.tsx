import { Select } from '@mantine/core'
import type { Board, HotelCategory } from '@reisewerk/domain/accounts/options.ts'
import { addDays, type CalendarDate, daysBetween } from '@reisewerk/domain/calendar-date.ts'
import { wordsOf } from '@reisewerk/domain/contract/words.ts'
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
import { checkInClock, localTimeFrom, momentFrom, momentOf, wireFrom } from '../../../lib/moments.ts'
import { useOptions } from '../../../lib/options.ts'
import { useLastKnown } from '../../../lib/use-last-known.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { useHotelTimeLines } from '../../../ui/fields/hotel-time-lines.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import type { Choice } from '../../../ui/inline/inline-select.tsx'
import { AreaPicker, PlacePicker } from '../../geography/place-picker.tsx'
import { AgencyPicker } from '../../partners/agency-picker.tsx'
import { choiceOf, linkOf } from '../plan/service-draft.ts'
import type { ServiceOf } from '../plan/services.ts'
import { noWish } from '../plan/wish.ts'
import { DriverField } from './common-fields.tsx'
import type { FormProps } from './form-props.ts'
import { ServiceForm } from './service-form.tsx'
import { useOpenedDraft } from './use-draft.ts'

const word = wordsOf(hotelPlaceholderContract)

type Own = {
  place: Choice | null
  /** undefined: as it was, only its number is known. */
  area: Choice | null | undefined
  from: CalendarDate | null
  to: CalendarDate | null
  board: Board
  stars: number
  category: HotelCategory
  times: HotelTime[]
  /** What the house keeps by itself; the times above follow it. */
  ofHouse: readonly DefaultHotelTime[]
}

const meals = { checkIn: 'Anreise', breakfast: 'Frühstück', lunch: 'Mittagessen', dinner: 'Abendessen' } as const

/** A stay in a hotel (PLACE-01). */
export function HotelForm({ service, save }: FormProps<'hotel'>) {
  const [categories, boards] = [useOptions('hotel_category'), useOptions('board')]
  const bodyOf = (one: Own) => ({
    place: linkOf('places', one.place),
    ...(one.area !== undefined && { area: linkOf('areas', one.area) }),
    startAt: wireFrom({ date: one.from, time: null }),
    endAt: wireFrom({ date: one.to, time: null }),
    checkInAt: checkInOf(one),
    board: one.board,
    hotelType: { stars: one.stars, category: one.category },
    times: one.times,
    defaultHotelTimes: one.ofHouse,
  })
  const form = useOpenedDraft(service, () => ownOf(service), bodyOf, withOpenTimes)
  const { draft, set } = form
  const [typed, setTyped] = useState<readonly HotelTimeType[]>([])
  /** Other times of the house go with those of the stay as they are shown: the server would tell them anew (PLACE-12). */
  function body() {
    const changed = form.body()
    return 'defaultHotelTimes' in changed ? { ...changed, times: draft.times } : changed
  }
  const area = areaChoice(service, draft.area)
  const left = useLastKnown(draft.from)
  function setTime(type: HotelTimeType, time: string | null) {
    setTyped((types) => [...types, type])
    set({ times: withTime(draft.times, type, time) })
  }
  const house = useHotelTimeLines(draft.ofHouse, (ofHouse) => {
    const change = { before: draft.ofHouse, after: ofHouse }
    set({ ofHouse, times: timesAfterHouse(draft.board, draft.times, change, typed, nightsIn(draft)) })
  })

  /** The departure goes along with the arrival, so that the stay keeps its length (001 §5). */
  function moveStart(from: CalendarDate | null) {
    if (from === null) return set({ from })
    const after = hotelAfterChange(stateOf({ ...draft, from: left }), {
      startAt: localTimeFrom({ date: from, time: null }),
    })
    set({ from, to: isRefusal(after) ? addDays(from, 1) : momentFrom(after.endAt ?? null).date })
  }

  const stay = hotelAfterChange(stateOf(draft), {})
  const missing =
    draft.place === null
      ? 'Bitte einen Ort auswählen'
      : draft.from === null || draft.to === null
        ? 'Bitte An- und Abreise eingeben'
        : isRefusal(stay)
          ? stay.message
          : null
  return (
    <ServiceForm
      service={service}
      save={save}
      form={{ ...form, body }}
      missing={missing}
      wish={{ ...noWish, agency: draft.agency, place: draft.place, stars: draft.stars, category: draft.category }}
    >
      <FormGroup title="Aufenthalt">
        <Field span={7}>
          <PlacePicker
            label={word('place')}
            withAsterisk
            data-autofocus
            areaId={area?.value}
            value={draft.place}
            onChange={(place) => set({ place })}
            error={save.errorOf('place')}
          />
        </Field>
        <Field span={5}>
          <AreaPicker
            label={word('area')}
            clearable
            value={area}
            onChange={(chosen) => set({ area: chosen })}
            error={save.errorOf('area')}
          />
        </Field>
        <Field span={4}>
          <DateField label={word('startAt')} value={draft.from} onChange={moveStart} error={save.errorOf('startAt')} />
        </Field>
        <Field span={4}>
          <DateField
            label={word('endAt')}
            value={draft.to}
            min={draft.from === null ? undefined : addDays(draft.from, 1)}
            reference={draft.from ?? undefined}
            onChange={(to) => set({ to })}
            error={save.errorOf('endAt')}
          />
        </Field>
        <Field span={4}>
          <TimeField
            label={word('checkInAt')}
            value={timeIn(draft.times, 'checkIn')}
            onChange={(time) => setTime('checkIn', time)}
            error={save.errorOf('checkInAt')}
          />
        </Field>
        <Field span={3}>
          <Select
            label={word('hotelType.stars')}
            data={['1', '2', '3', '4', '5']}
            value={String(draft.stars)}
            allowDeselect={false}
            onChange={(stars) => set({ stars: Number(stars) })}
          />
        </Field>
        <Field span={4}>
          <Select
            label={word('hotelType.category')}
            data={categories.choices(draft.category)}
            value={draft.category}
            allowDeselect={false}
            onChange={(category) => category !== null && set({ category })}
          />
        </Field>
        <Field span={5}>
          <DriverField draft={draft} set={set} />
        </Field>
        <Field span={7}>
          <AgencyPicker
            label={word('agency')}
            value={draft.agency}
            onChange={(agency) => set({ agency })}
            error={save.errorOf('agency')}
          />
        </Field>
      </FormGroup>
      <FormGroup title="Mahlzeiten">
        <Field span={12}>
          <Select
            label={word('board')}
            data={boards.choices(draft.board)}
            value={draft.board}
            allowDeselect={false}
            onChange={(board) =>
              board !== null && set({ board, times: timesForBoard(board, draft.times, draft.ofHouse, nightsIn(draft)) })
            }
          />
        </Field>
        {draft.times
          .filter(({ type }) => type !== 'checkIn')
          .map(({ type, time }) => (
            <Field key={type} span={4}>
              <TimeField label={meals[type]} value={time} onChange={(next) => next !== null && setTime(type, next)} />
            </Field>
          ))}
      </FormGroup>
      <FormGroup title="Zeiten des Hauses" action={house.add}>
        <Field>{house.list}</Field>
      </FormGroup>
    </ServiceForm>
  )
}

function ownOf({ item }: ServiceOf<'hotel'>): Own {
  return {
    place: choiceOf(item.place),
    area: undefined,
    from: momentOf(item.startAt).date,
    to: momentOf(item.endAt).date,
    board: item.board,
    stars: item.hotelType.stars,
    category: item.hotelType.category,
    times: withTime(item.times, 'checkIn', checkInClock(item.checkInAt) ?? timeIn(item.times, 'checkIn')),
    ofHouse: item.defaultHotelTimes,
  }
}

/** A stay of which no time has been agreed has those that go with its board (PLACE-12). */
function withOpenTimes<Draft extends Own>(stored: Draft): Draft {
  const hasMeals = stored.times.some(({ type }) => type !== 'checkIn')
  return hasMeals
    ? stored
    : { ...stored, times: timesForBoard(stored.board, stored.times, stored.ofHouse, nightsIn(stored)) }
}

function nightsIn({ from, to }: Own): number {
  return from === null || to === null ? 1 : daysBetween(from, to)
}

function checkInOf({ from, times }: Own): string | null {
  const time = timeIn(times, 'checkIn')
  return time === null ? null : wireFrom({ date: from, time })
}

function stateOf(draft: Own): HotelState {
  return {
    startAt: localTimeFrom({ date: draft.from, time: null }),
    endAt: localTimeFrom({ date: draft.to, time: null }),
    checkInAt: null,
    board: draft.board,
    times: draft.times,
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

function areaChoice({ item }: ServiceOf<'hotel'>, chosen: Choice | null | undefined): Choice | null {
  return chosen === undefined ? choiceOf(item.area) : chosen
}
