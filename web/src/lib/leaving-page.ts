import type { AnyRouter } from '@tanstack/react-router'

/**
 * Whether somebody followed a link to a page that still loads. What they typed a moment before comes into the address with
 * delay and must not call them back.
 */
export function isLeavingPage({ history, state }: AnyRouter): boolean {
  return state.resolvedLocation !== undefined && history.location.pathname !== state.resolvedLocation.pathname
}
