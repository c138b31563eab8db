import { type Refusal, refusal } from '../refusal.ts'

type Move = {
  /** The organisation of the trip's client, null without a client. */
  clientHouse: number | null
  /** Whether the responsible user belongs to the organisation. */
  userIsMember: boolean
  /** The organisation the trip shall belong to. */
  organisation: number
}

/**
 * Whether a trip may change to another organisation: whoever sees the trip must see its client, and who is responsible must
 * see the trip (000 §2.2 'organisation filter').
 */
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
