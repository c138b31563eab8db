import { type SyntheticEvent, useRef } from 'react'
import { confirm, isAsking } from './confirm.tsx'

/** What somebody fills in; the hidden ones hold what was chosen from a list. */
const fields = 'input, textarea, select, [contenteditable=true]'

/**
 * Closing a form by Escape, its cross or a click beside it asks first once something in it differs from what it began with.
 * What a field began with is what it held before the first key or press that could change it, so that values which come in
 * later, by themselves, are nobody's typing.
 * @param hasMoreTyped what no field shows, such as a row that was taken out
 * @returns `watch` for the element around the form, `close` in place of `onClose`
 */
export function useAskBeforeClosing(onClose: () => void, hasMoreTyped = false) {
  const begun = useRef(new Map<Element, string>())
  const typed = useRef(new Set<Element>())

  function notice({ currentTarget }: SyntheticEvent) {
    for (const field of currentTarget.querySelectorAll(fields)) {
      if (!begun.current.has(field)) begun.current.set(field, contentOf(field))
    }
  }

  /** Text can come without a key or a press: by voice, from a password manager. */
  function noticeTyping({ target }: SyntheticEvent) {
    if (target instanceof Element && !begun.current.has(target)) typed.current.add(target)
  }

  function isChanged(): boolean {
    const isElse = ([field, value]: [Element, string]) => field.isConnected && contentOf(field) !== value
    const isTyped = (field: Element) => field.isConnected && contentOf(field) !== ''
    return hasMoreTyped || [...begun.current].some(isElse) || [...typed.current].some(isTyped)
  }

  async function close() {
    // Escape answers the question that lies on top; it is not meant for the form below.
    if (isAsking()) return
    if (!isChanged() || (await confirm(question))) onClose()
  }

  return {
    watch: { onKeyDownCapture: notice, onPointerDownCapture: notice, onInputCapture: noticeTyping },
    close: () => void close(),
  }
}

const question = {
  title: 'Änderungen verwerfen?',
  text: 'Was du eingegeben hast, ist noch nicht gespeichert.',
  action: 'Verwerfen',
  tone: 'bad',
} as const

function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return String(field.checked)
  }
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return isField ? field.value : (field.textContent ?? '')
}
