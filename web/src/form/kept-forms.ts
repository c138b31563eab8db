import { createListeners } from '../lib/shared-state.ts'
import type { Unanswered } from './attempts.ts'

/**
 * What was typed into a form and not saved, under its user's id: it outlives a page that goes from under it, a reload and the
 * end of the session, and stands in the form again when it is opened the next time (APP-09). As the new trip's, it belongs
 * to its tab.
 */
export type KeptForm = Held & {
  readonly title: string
  readonly href: string
  readonly at: number
}

/** What a form holds. */
export type Held = {
  readonly edits: Readonly<Record<string, unknown>>
  /** What the edited fields held before. */
  readonly opened: Readonly<Record<string, unknown>>
  readonly own: Readonly<Record<string, unknown>>
  readonly unanswered: Unanswered | null
}

const prefix = (userId: number) => `reisewerk.form.${userId}.`
const { tell: tellAll, subscribe } = createListeners()
/** Forms that stand on the page and show what they keep themselves. */
const open = new Map<string, number>()
let known: { userId: number; list: readonly (KeptForm & { id: string })[] } | null = null

function tell() {
  known = null
  tellAll()
}

export const keptForms = {
  read(userId: number, id: string): KeptForm | null {
    const text = sessionStorage.getItem(prefix(userId) + id)
    return text === null ? null : (JSON.parse(text) as KeptForm) // written below and nowhere else
  },
  keep(userId: number, id: string, form: KeptForm) {
    sessionStorage.setItem(prefix(userId) + id, JSON.stringify(form))
    tell()
  },
  forget(userId: number, id: string) {
    if (sessionStorage.getItem(prefix(userId) + id) === null) return
    sessionStorage.removeItem(prefix(userId) + id)
    tell()
  },
  /** It stands on the page. @returns how to say that it has gone */
  open(id: string): () => void {
    const count = (by: number) => {
      open.set(id, (open.get(id) ?? 0) + by)
      tell()
    }
    count(1)
    return () => count(-1)
  },
  subscribe,
  /** Those that no form on the page shows; the same list until something changes. */
  list(userId: number): readonly (KeptForm & { id: string })[] {
    if (known?.userId === userId) return known.list
    const ids = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix(userId)))
    const list = ids.flatMap((key) => {
      const id = key.slice(prefix(userId).length)
      const form = keptForms.read(userId, id)
      return form === null || (open.get(id) ?? 0) > 0 ? [] : [{ ...form, id }]
    })
    known = { userId, list }
    return list
  },
}
