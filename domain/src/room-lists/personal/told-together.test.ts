import { expect, test } from 'vitest'
import { toldTogether } from './told-together.ts'

const reading = { at: '14.04.2027 09:30:00', order: '/api/orders/7', user: '/api/users/2', reason: 'saved', guests: 1 }

test('ROOM-06 saves that follow upon each other are one line of the log, with how many they are', () => {
  const told = toldTogether([
    reading,
    { ...reading, at: '14.04.2027 09:10:00', guests: 36 },
    { ...reading, at: '14.04.2027 09:05:00', user: '/api/users/3' },
    { ...reading, at: '14.04.2027 09:04:00', reason: 'shown' },
    { ...reading, at: '14.04.2027 09:03:00', reason: 'shown' },
    { ...reading, at: '13.04.2027 18:00:00', order: '/api/orders/8' },
    { ...reading, at: '12.04.2027 18:00:00', order: '/api/orders/8' },
  ])
  expect(told.map(({ times, guests }) => [times, guests])).toEqual([[2, 36], ...Array(5).fill([1, 1])])
})
