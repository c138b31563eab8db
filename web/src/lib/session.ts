import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { initialsOf } from '@reisewerk/domain/accounts/sign-in.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { PersonName } from '../ui/marks/person.tsx'
import { ApiError, send } from './http.ts'

export const sessionKey = ['session'] as const

/** Who is signed in; null when nobody is. */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }): Promise<Session | null> => {
    try {
      return (await send<Session>('GET', '/api/session', { signal })).data
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: 5 * 60_000,
})

/**
 * Who is signed in. Only for what is shown behind the sign-in; when the session ends there, a page keeps whom it knew
 * until it has been left.
 */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  const known = useRef(data)
  if (data != null) known.current = data
  if (known.current == null) throw new Error('Only pages behind the sign-in ask who is signed in')
  return known.current
}

/** Whether who is signed in may see what services cost the agency; the server shows it to nobody else. */
export function useSeesPurchase(): boolean {
  return useQuery(sessionQuery).data?.user.maySeePurchase !== false
}

/** Whether what is told of guests in confidence is shown (ROOM-06). */
export function useSeesPersonal(): boolean {
  return useQuery(sessionQuery).data?.user.maySeePersonal === true
}

/** @returns 'Anna Lindqvist' */
export function nameOf(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim()
}

type Face = { firstName: string; lastName: string; hue: number; image: string | null; isActive?: boolean }

/** The face of a user, for `Person`. */
export function faceOf(user: Face): PersonName {
  return {
    name: nameOf(user),
    initials: initialsOf(user),
    hue: user.hue,
    imageUrl: user.image,
    isGone: user.isActive === false,
  }
}
