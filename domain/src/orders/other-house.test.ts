import { expect, test } from 'vitest'
import { otherHouse } from './other-house.ts'

test.each([
  // the client's house, the responsible user is a member, what is said
  [null, true, undefined],
  [2, true, undefined],
  [1, true, 'Der Kunde dieser Reise gehört zu einer anderen Organisation.'],
  [1, false, 'Der Kunde dieser Reise gehört zu einer anderen Organisation.'],
  [2, false, 'Die verantwortliche Person gehört nicht zu dieser Organisation.'],
  [null, false, 'Die verantwortliche Person gehört nicht zu dieser Organisation.'],
])(
  'HEAD-06 a trip with a client of house %s, user is a member: %s, moves to house 2',
  (clientHouse, userIsMember, said) => {
    expect(otherHouse({ clientHouse, userIsMember, organisation: 2 })?.message).toBe(said)
  },
)
