import type { MouseEvent } from 'react'

const ownControls = 'button, a, input, textarea, select, label, [role=group], [role=dialog], [contenteditable=true]'

/**
 * Whether a click is meant for the row itself and not for a control in it, what such a control has opened elsewhere, or a text that
 * was just marked to be copied. For whoever works by keys a row has a key and a menu of its own.
 */
export function isOnRow({ target, currentTarget, defaultPrevented }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return false
  if (target.closest(ownControls) !== null) return false
  return window.getSelection()?.isCollapsed ?? true
}
