import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { isAllRead } from '../fields/is-all-read.ts'
import { focusFirstWrong, useFocusOfRefusal } from '../focus/use-focus-of-refusal.ts'

type Props = {
  /** It cannot be saved now: something is missing, or it is being saved. */
  isOff: boolean
  /** The server has refused it: the first field at which it says why gets the focus. */
  isRefused: boolean
  onSave: () => void
  children: ReactNode
}

/**
 * The form inside a side panel. Enter saves from every field once nothing is missing (001 §2.4), also from a closed list, which
 * Space and the arrow keys open; in an open list it takes the marked entry and saves nothing, and in a text it begins a line: there Ctrl+Enter saves, as everywhere.
 */
export function PanelForm({ isOff, isRefused, onSave, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOfRefusal(isRefused, () => focusFirstWrong(form.current))
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isOff && isAllRead(event.currentTarget)) onSave()
  }
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onKeyDownCapture={onKeyDown}>
      {children}
    </form>
  )
}

function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
  const { target } = event
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault()
    event.stopPropagation()
    return event.currentTarget.requestSubmit()
  }
  if (!(target instanceof HTMLInputElement)) return
  // What is being sought in an open list is not chosen yet.
  if (target.getAttribute('aria-expanded') === 'true') return event.preventDefault()
  if (!target.readOnly || target.getAttribute('aria-haspopup') !== 'listbox') return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}
