import { useRef } from 'react'

type Read = { readonly isFetching: boolean; readonly dataUpdatedAt: number }

/**
 * When what is shown was asked for (Date.now() scale): an answer that was on its way while something was saved may still lack
 * it, although it comes later.
 */
export function useRequestedAt({ isFetching, dataUpdatedAt }: Read): number {
  const known = useRef({ isFetching: false, begunAt: 0, dataUpdatedAt: 0, askedAt: 0 })
  const before = known.current
  // One that is begun anew meanwhile counts from its first beginning: too early does no harm.
  const begunAt = isFetching && !before.isFetching ? Date.now() : before.begunAt
  const isNew = dataUpdatedAt !== before.dataUpdatedAt
  known.current = { isFetching, begunAt, dataUpdatedAt, askedAt: isNew ? before.begunAt : before.askedAt }
  return known.current.askedAt
}
