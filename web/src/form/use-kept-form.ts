import { useEffect, useRef, useState } from 'react'
import { useSession } from '../lib/session.ts'
import { type KeptForm, keptForms } from './kept-forms.ts'

type Held = Pick<KeptForm, 'edits' | 'opened' | 'own' | 'unanswered'>

/** Keeps what is typed into a form until it is saved or dropped, and gives it back when the form is opened again. */
export function useKeptForm(id: string, title: string) {
  const { user } = useSession()
  const [found, setFound] = useState(() => keptForms.read(user.id, id))
  const written = useRef('')
  const latest = useRef<(() => void) | null>(null)

  useEffect(() => latest.current?.())
  useEffect(() => keptForms.open(id), [id])

  const forget = () => {
    latest.current = null
    written.current = ''
    keptForms.forget(user.id, id)
  }
  return {
    found,
    /** @param isWorth there is something to keep */
    keep(isWorth: boolean, held: () => Held) {
      latest.current = () => {
        if (!isWorth) return forget()
        const now = JSON.stringify(held())
        if (now === written.current) return
        written.current = now
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
