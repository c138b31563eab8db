import { expect, test } from 'vitest'
import { plannedDay } from '../plan/planned-day.fixture.ts'
import { servicesOf } from '../plan/services.ts'
import { movedDay } from './use-move-day.ts'

test('DAY-05 what stands on a moved day is shown on its new date at once, and on the old one after moving back', () => {
  const day = plannedDay(1, '14.05.2028', { texts: [1] })
  const [text] = day.freeTextItems
  if (text === undefined) throw new TypeError('the fixture has a text')
  const timed = {
    ...day,
    freeTextItems: [{ ...text, startAt: '14.05.2028 14:30:00', endAt: '15.05.2028 06:30:00', checkInAt: null }],
  }
  const moved = movedDay(timed, '2028-06-01')
  expect(moved.date).toBe('01.06.2028 00:00:00')
  expect(servicesOf(moved)[0]?.item).toMatchObject({
    startAt: '01.06.2028 14:30:00',
    endAt: '02.06.2028 06:30:00',
    checkInAt: null,
  })
  expect(movedDay(moved, '2028-05-14')).toEqual({ ...timed, date: '14.05.2028 00:00:00' })
})
