import { useEffect, useRef, useState } from 'react'
import { useSession } from '../lib/session.ts'
import type { DraftStore } from './draft-store.ts'
import { type Held, keptForms } from './kept-forms.ts'

/**
 * Keeps what is typed into a form until it is saved or dropped, and gives it back when the form is opened again.
 * @param draft where it is kept beyond its window
 */
export function useKeptForm(id: string, title: string, draft: DraftStore | undefined) {
  const { user } = useSession()
  const [found, setFound] = useState(() => (draft === undefined ? keptForms.read(user.id, id) : null))
  const written = useRef('')
  const latest = useRef<(() => void) | null>(null)
  const begun = useRef<string | null>(null)

  useEffect(() => latest.current?.())
  useEffect(() => (draft === undefined ? keptForms.open(id) : undefined), [id, draft === undefined])

  const forget = () => {
    latest.current = null
    written.current = ''
    if (draft === undefined) keptForms.forget(user.id, id)
  }
  return {
    found: draft === undefined ? found : draft.found,
    /** When it was kept; a draft goes on without a word. */
    at: found?.at ?? null,
    /** @param isWorth there is something to keep */
    keep(isWorth: boolean, held: () => Held, body: () => Record<string, unknown>) {
      latest.current = () => {
        if (!isWorth && draft === undefined) return forget()
        const now = JSON.stringify(held())
        begun.current ??= now
        if (now === written.current || (draft !== undefined && now === begun.current && written.current === '')) return
        written.current = now
        if (draft !== undefined) return draft.keep(held(), body, isWorth)
        keptForms.keep(user.id, id, { ...held(), title, href: location.pathname + location.search, at: Date.now() })
      }
    },
    forget,
    drop() {
      forget()
      setFound(null)
    },
  }
}
