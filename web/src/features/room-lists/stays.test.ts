import { expect, test } from 'vitest'
import { type HotelRequest, type RoomList, stayOf, stays } from './api.ts'

type Told = { status: string; option?: string | null; provider?: number | null; startAt?: string | null }

/** Of requests only what is read here. */
const request = (id: number, { status, option = null, provider = 7, startAt = null }: Told) =>
  ({
    ...{ id, startAt, endAt: null, provider: provider === null ? null : `/api/hotels/${provider}` },
    requestStatus: { status },
    optionTodo: { dueDate: option, status: option === null ? null : 'active' },
  }) as unknown as HotelRequest

test.each<[string, Told, boolean]>([
  ['is booked', { status: 'booked' }, true],
  ['is only planned', { status: 'new' }, true],
  ['holds an option', { status: 'option', option: '31.12.2999 00:00:00' }, true],
  ['let its option lapse', { status: 'option', option: '01.01.2001 00:00:00' }, false],
  ['declined', { status: 'declined' }, false],
  ['was cancelled', { status: 'cancelled' }, false],
  ['is nobody yet', { status: 'new', provider: null }, false],
])('ROOM-01 TRUE-03 whether a hotel that %s may get a list', (_, told, expected) => {
  expect(stays([request(1, told)])).toHaveLength(expected ? 1 : 0)
})

test('ROOM-01 a list belongs to the stay at its hotel that stands', () => {
  const list = { provider: '/api/hotels/7', date: '16.05.2027 00:00:00' } as unknown as RoomList
  const lost = request(1, { status: 'declined', startAt: '16.05.2027 00:00:00' })
  const held = request(2, { status: 'booked', startAt: '18.05.2027 00:00:00' })
  expect(stayOf(list, [lost, held])?.id).toBe(2)
  expect(stayOf(list, [lost])).toBeNull()
})
