import { type Refusal, refusal } from '../refusal.ts'

type Move = {
  clientHouse: number | null
  userIsMember: boolean
  organisation: number
}

/** A trip's client and responsible user must be able to see it where it goes (000 §2.2 'organisation filter'). */
export function otherHouse({ clientHouse, userIsMember, organisation }: Move): Refusal | null {
  if (clientHouse !== null && clientHouse !== organisation) {
    return refusal(
      'foreign_client',
      'Der Kunde dieser Reise gehört zu einer anderen Organisation.',
      'organisationFilter',
    )
  }
  if (userIsMember) return null
  return refusal(
    'foreign_user',
    'Die verantwortliche Person gehört nicht zu dieser Organisation.',
    'organisationFilter',
  )
}
