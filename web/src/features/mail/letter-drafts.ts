import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { isRecord, keep, readKept } from '../../lib/browser-store.ts'
import type { Draft } from './use-draft.ts'

export type Letter = Draft & {
  answerBy: CalendarDate | null
  /** Subject or text were changed by hand: no template takes their place unasked. */
  isWritten: boolean
}

const keyOf = (userId: number, requestId: number) => `reisewerk.letter.${userId}.${requestId}`

/**
 * Letters that are begun and not sent, one a request and user, in this browser: closing the dialog or the page loses
 * nothing that was typed (REQ-05). Only who wrote one gets to see it.
 */
export function letterDraft(userId: number, requestId: number): Letter | null {
  return readKept(keyOf(userId, requestId), isLetter)
}

export function keepLetter(userId: number, requestId: number, letter: Letter): void {
  keep(keyOf(userId, requestId), letter)
}

export function dropLetter(userId: number, requestId: number): void {
  localStorage.removeItem(keyOf(userId, requestId))
}

function isLetter(value: unknown): value is Letter {
  const lists = ['to', 'cc', 'bcc', 'attachments']
  return isRecord(value) && typeof value.subject === 'string' && lists.every((name) => Array.isArray(value[name]))
}
