import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('APP-16 what everybody would meet ends the waiting at once; any other failure lets the next one begin', async () => {
  const inTurn = createTurns((error) => error === 'away')
  let begun = 0
  const fails = (error: unknown) => () => {
    begun += 1
    return Promise.reject(error)
  }
  const away = [inTurn(7, 1, fails('away')), inTurn(7, 1, fails('never asked')), inTurn(7, 1, fails('never asked'))]
  expect(await Promise.allSettled(away)).toEqual(away.map(() => ({ status: 'rejected', reason: 'away' })))
  expect(begun).toBe(1)
  const other = [inTurn(7, 1, fails('other')), inTurn(7, 1, async () => 'done')]
  expect(await Promise.allSettled(other)).toEqual([
    { status: 'rejected', reason: 'other' },
    { status: 'fulfilled', value: 'done' },
  ])
})
