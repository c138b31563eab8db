import type { PassageType } from '@reisewerk/domain/accounts/options.ts'
import type { Connection } from '@reisewerk/domain/itinerary/timetable.ts'
import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { MomentsDraft } from '../../../lib/moments.ts'
import { useTimetable } from './use-timetable.ts'

const date = '2027-07-03'
const next = '2027-07-04'
const oslo = { value: '1', label: 'Oslo S' }
const bergen = { value: '2', label: 'Bergen' }
const byDay: Connection = { type: 'day', departureTimeOfDay: '08:25', durationMinutes: 405 }
const byNight: Connection = { type: 'night', departureTimeOfDay: '22:43', durationMinutes: 480 }

/** The form of a new train on the way from Oslo to Bergen, as somebody works on it. */
async function trainForm(known: readonly Connection[]) {
  const { result } = renderHook(() => {
    const [draft, setDraft] = useState<MomentsDraft & { type: PassageType }>({
      start: { date, time: null },
      end: { date, time: null },
      checkIn: null,
      type: 'day',
    })
    const timetable = useTimetable<Connection>({
      draft,
      isTypeKnown: false,
      set: (part) => setDraft((now) => ({ ...now, ...part })),
      ask: async () => known,
    })
    return { draft, timetable }
  })
  const form = () => result.current.timetable
  const { start, end } = { start: () => result.current.draft.start, end: () => result.current.draft.end }
  return {
    choosesWay: () => act(() => form().go(oslo, bergen)),
    says: (type: PassageType) => act(() => form().turn(type)),
    types: (departure: string, arrival: string) => {
      act(() => form().leave({ ...start(), time: departure }))
      act(() => form().arrive({ ...end(), time: arrival }))
    },
    leavesAt: (time: string | null) => act(() => form().leave({ ...start(), time })),
    times: () => [start().time, end().date, end().time],
  }
}

test('PLACE-04 by night the journey keeps its clock times where no timetable knows of a night', async () => {
  const form = await trainForm([byDay])
  await form.choosesWay()
  expect(form.times()).toEqual(['08:25', date, '15:10'])
  form.says('night')
  expect(form.times()).toEqual(['08:25', next, '15:10'])
  form.says('day')
  expect(form.times()).toEqual(['08:25', date, '15:10'])
})

test('PLACE-04 times of a timetable that nobody touched give way to those of another', async () => {
  const form = await trainForm([byDay, byNight])
  await form.choosesWay()
  form.says('night')
  expect(form.times()).toEqual(['22:43', next, '06:43'])
})

test.each([
  ['as the timetable has them', '08:25', '15:10'],
  ['others', '09:00', '16:00'],
])('PLACE-04 times that somebody typed stay: %s', async (_, departure, arrival) => {
  const form = await trainForm([byDay, byNight])
  form.types(departure, arrival)
  await form.choosesWay()
  form.says('night')
  expect(form.times()).toEqual([departure, next, arrival])
  form.says('day')
  form.types(departure, arrival)
  form.says('night')
  expect(form.times()).toEqual([departure, next, arrival])
})

test('PLACE-04 another departure takes the arrival along; while it is being typed the arrival stays', async () => {
  const form = await trainForm([byDay])
  await form.choosesWay()
  form.leavesAt(null)
  expect(form.times()).toEqual([null, date, '15:10'])
  form.leavesAt('10:00')
  expect(form.times()).toEqual(['10:00', date, '16:45'])
})
