import type { AnyRouter } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'

type Navigate<S> = (to: { search: (before: S) => S; replace: boolean }) => Promise<void>

/**
 * Writes the state of a list into its address. What is typed, and what the list corrects by itself, is no step one would go
 * back to.
 * @param next the address after a change, where a change of one thing means another
 */
export function useListChange<S extends object>(
  navigate: Navigate<S>,
  next: (before: S, patch: Partial<S>) => S = (before, patch) => ({ ...before, ...patch }),
) {
  const router = useRouter()
  return (patch: Partial<S>, isCorrection = false) => {
    const isTyped = 'q' in patch
    if (isTyped && isLeavingPage(router)) return
    void navigate({ search: (before) => next(before, patch), replace: isTyped || isCorrection })
  }
}

/**
 * Whether somebody followed a link to a page that still loads. What they typed a moment before comes into the address with
 * delay and must not call them back.
 */
export function isLeavingPage({ history, state }: AnyRouter): boolean {
  return state.resolvedLocation !== undefined && history.location.pathname !== state.resolvedLocation.pathname
}
