import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { checkInRefusal, type MomentsDraft } from '../lib/moments.ts'
import { useFollowingCheckIn } from './times.ts'

const at = (time: string | null) => ({ date: '2028-05-14', time })

/** The times of a form, as somebody works on them. */
function form(start: string | null, checkIn: string | null) {
  const { result } = renderHook(() => {
    const [draft, setDraft] = useState<MomentsDraft>({ start: at(start), end: at(null), checkIn })
    const follows = useFollowingCheckIn(draft)
    return { draft, set: (part: Partial<MomentsDraft>) => setDraft({ ...draft, ...part, ...follows(part) }) }
  })
  return {
    starts: (...typed: (string | null)[]) => {
      for (const time of typed) act(() => result.current.set({ start: at(time) }))
      return result.current.draft.checkIn
    },
    checksIn: (time: string | null) => act(() => result.current.set({ checkIn: time })),
    isLate: () => checkInRefusal(result.current.draft) !== null,
  }
}

test.each([
  ['to an earlier start', ['10:00'], '09:45'],
  ['to a later one', ['16:30'], '16:15'],
  ['while it is being typed', [null, '01:00', '10:00', '10:30'], '10:15'],
  ['past midnight while it is being typed', ['00:00', '08:30'], '08:15'],
])('PLACE-05 a check-in moves with the start: %s', (_, typed, checkIn) => {
  const one = form('15:00', '14:45')
  expect(one.starts(...typed)).toBe(checkIn)
  expect(one.isLate()).toBe(false)
})

test('PLACE-05 a check-in said anew keeps its new distance; one that was taken away stays away', () => {
  const one = form('15:00', '14:45')
  one.checksIn('14:00')
  expect(one.starts('10:00')).toBe('09:00')
  one.checksIn(null)
  expect(one.starts('11:00')).toBeNull()
})

test('PLACE-05 a check-in after the start is marked; one before a start after midnight is on the evening before', () => {
  const late = form('10:00', null)
  late.checksIn('14:45')
  expect(late.isLate()).toBe(true)
  const early = form('15:00', '14:00')
  expect(early.starts('00:30')).toBe('23:30')
  expect(early.isLate()).toBe(false)
  expect(early.starts('00:45', '15:00')).toBe('14:00')
})
