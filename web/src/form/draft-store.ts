import { isRecord, keep, readKept } from '../lib/browser-store.ts'
import type { Held } from './kept-forms.ts'

/**
 * Where a form is kept that one may close and go on with later, as a letter: until it is sent or thrown away. Nobody is asked
 * when it is closed.
 */
export type DraftStore = {
  readonly found: Held | null
  /** @param body what would be sent @param isWorth somebody has written something */
  readonly keep: (held: Held, body: () => Record<string, unknown>, isWorth: boolean) => void
  /** It is a draft no more. */
  readonly sent: () => void
  readonly isKept: () => boolean
  /** @returns whether it is gone */
  readonly discard: () => Promise<boolean>
}

/** In this browser: only who wrote it gets to see it. @param key names its writer and what it is for */
export function draftInBrowser(key: string): DraftStore {
  const forget = () => localStorage.removeItem(key)
  return {
    found: readKept(key, isHeld),
    keep: (held, _body, isWorth) => (isWorth ? keep(key, held) : forget()),
    sent: forget,
    isKept: () => localStorage.getItem(key) !== null,
    discard: async () => {
      forget()
      return true
    },
  }
}

function isHeld(value: unknown): value is Held {
  return isRecord(value) && [value.edits, value.opened, value.own].every(isRecord)
}
