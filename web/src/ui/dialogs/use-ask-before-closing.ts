import { type SyntheticEvent, useRef } from 'react'
import { contentOf, fieldSelector } from '../fields/typed-text.ts'
import { confirm, isAsking } from './confirm.tsx'
import { useOpenForm } from './open-forms.ts'
import type { Question } from './question.ts'

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
    for (const field of currentTarget.querySelectorAll(fieldSelector)) {
      if (!begun.current.has(field) && !typed.current.has(field)) begun.current.set(field, contentOf(field))
    }
  }

  /** Text can come without a key or a press: by voice, from a password manager. */
  function noticeTyping({ target }: SyntheticEvent) {
    if (target instanceof Element && !begun.current.has(target)) typed.current.add(target)
  }

  function changedFields() {
    const isElse = ([field, value]: [Element, string]) => field.isConnected && contentOf(field) !== value
    const isTyped = (field: Element) => field.isConnected && contentOf(field) !== ''
    return [...[...begun.current].filter(isElse).map(([field]) => field), ...[...typed.current].filter(isTyped)]
  }

  const isChanged = () => hasMoreTyped || changedFields().length > 0
  useOpenForm({ isChanged, fields: changedFields })

  async function close() {
    // Escape answers the question that lies on top; it is not meant for the form below.
    if (isAsking()) return
    if (!isChanged() || (await confirm(dropChanges))) onClose()
  }

  return {
    watch: { onKeyDownCapture: notice, onPointerDownCapture: notice, onInputCapture: noticeTyping },
    close: () => void close(),
  }
}

export const dropChanges: Question = {
  title: 'Änderungen verwerfen?',
  text: 'Was du eingegeben hast, ist noch nicht gespeichert.',
  action: 'Verwerfen',
  tone: 'bad',
}
