import { expect, test } from 'vitest'
import { requestStatusKeys } from '../accounts/options.ts'
import { stillStands } from './still-stands.ts'

test('TRUE-01 whoever was asked reckons with the group until it declines or is cancelled', () => {
  expect(requestStatusKeys.filter((status) => !stillStands(status))).toEqual(['new', 'declined', 'cancelled'])
})
