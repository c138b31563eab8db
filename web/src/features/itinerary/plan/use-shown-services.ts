import { useCallback, useState } from 'react'
import type { Desk } from './plan-context.tsx'
import { describesRoute } from './services.ts'

/** What the view of the trip shows: what was added to the management description stays in sight until it is left (HEAD-01). */
export function useShownServices(showsRoute: boolean): Pick<Desk, 'isShown' | 'keepShown'> {
  const [kept, setKept] = useState({ showsRoute, keys: none })
  if (kept.showsRoute !== showsRoute) setKept({ showsRoute, keys: none })
  const { keys } = kept
  return {
    isShown: useCallback(
      (service) => showsRoute || !describesRoute(service) || keys.includes(service.key),
      [showsRoute, keys],
    ),
    keepShown: useCallback((key) => setKept((before) => ({ ...before, keys: [...before.keys, key] })), []),
  }
}

const none: readonly string[] = []
