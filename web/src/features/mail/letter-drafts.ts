import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { Draft } from './use-draft.ts'

/** A letter as its form holds it. */
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
  const text = localStorage.getItem(keyOf(userId, requestId))
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    // Only a page killed in the middle of writing, or a hand in the developer tools, leaves such a text.
    console.error('Unlesbarer Entwurf eines Anschreibens', text)
    return null
  }
}

export function keepLetter(userId: number, requestId: number, letter: Letter): void {
  localStorage.setItem(keyOf(userId, requestId), JSON.stringify(letter))
}

export function dropLetter(userId: number, requestId: number): void {
  localStorage.removeItem(keyOf(userId, requestId))
}
