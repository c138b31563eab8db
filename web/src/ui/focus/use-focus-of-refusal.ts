import { useEffect, useRef } from 'react'
import { fieldSelector } from '../fields/typed-text.ts'

/** @param focus leads to the first wrong field, or back to the button, which could not keep the focus while it was busy */
export function useFocusOfRefusal(isRefused: boolean, focus: () => void): void {
  const latest = useRef(focus)
  latest.current = focus
  // The focus is outside of what React draws: it moves once the errors stand at their fields.
  useEffect(() => {
    if (isRefused) latest.current()
  }, [isRefused])
}

/** @returns whether there is one; a field inside a frame that shows an error counts as well */
export function focusFirstWrong(fields: HTMLElement | null): boolean {
  const wrong = fields?.querySelector<HTMLElement>('input:invalid, [aria-invalid=true], [data-error=true]')
  const field = wrong?.matches(fieldSelector) ? wrong : wrong?.querySelector<HTMLElement>(fieldSelector)
  field?.focus()
  return field != null
}
