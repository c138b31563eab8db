import type { ServiceKind } from '@reisewerk/domain/service-kinds.ts'
import type { KeyboardEvent } from 'react'

/** 001 §2.7 */
const kinds: Readonly<Record<string, ServiceKind>> = { h: 'hotel', l: 'other', f: 'free', r: 'route' }

/**
 * Ctrl+H, L, F and R add a line while somebody works in the tables; elsewhere, and without a day to add to, the keys stay the
 * browser's.
 */
export function addOnKey(event: KeyboardEvent, add: ((kind: ServiceKind) => void) | null): void {
  const kind = kinds[event.key.toLowerCase()]
  const isControl = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (!isControl || kind === undefined || add === null) return
  event.preventDefault()
  if (!event.repeat) add(kind)
}
