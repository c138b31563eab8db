import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { Asked, Question } from './question.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

let asked: Asked | null = null
const listeners = new Set<() => void>()

function set(next: Asked | null) {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before something that cannot be undone. @returns whether the user agreed; closing the dialog is a no */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  const before = openerOf(document.activeElement)
  return new Promise((resolve) => {
    set({
      ...question,
      answer: (agreed) => {
        set(null)
        resolve(agreed)
        // Once the question has gone from the page, and unless the answer led elsewhere.
        setTimeout(() => giveBack(before))
      },
    })
  })
}

function giveBack(before: Element | null) {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && asked === null && before instanceof HTMLElement && before.isConnected) before.focus()
}

/** A menu closes behind what it asks: whoever has answered goes on at what has opened it. */
function openerOf(element: Element | null): Element | null {
  const menu = element?.closest('[role=menu]')
  const opener = document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')
  return opener === null ? element : openerOf(opener)
}

/** Whether a question waits for its answer. */
export function isAsking(): boolean {
  return asked !== null
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where questions appear; stands once in the app. */
export function Questions() {
  const question = useSyncExternalStore(subscribe, () => asked)
  if (question === null) return null
  return (
    <Suspense>
      <ConfirmDialog question={question} />
    </Suspense>
  )
}
