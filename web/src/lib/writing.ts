import type { RequestStatus } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import type { documentContract } from '@reisewerk/domain/files/document.contract.ts'
import type { RichText } from '@reisewerk/domain/rich-text.ts'

/** Whom somebody wants to write to. */
export type Addressed = { name: string; address: string; contact: number | null }
/** A mail somebody wants to write: what it begins with. */
export type NewMail = {
  /** null for somebody still to be chosen. */
  to: Addressed | null
  /** Where no template says another one. */
  subject?: string
  attachments?: readonly ItemOf<typeof documentContract>[]
  /** The whole text, where it is written already. */
  body?: RichText
  /** The request it is about. */
  request?: number
}
/** The request that somebody wants to send, with the deadline its option has so far. */
export type AskedRequest = { id: number; title: string; status: RequestStatus; optionDueDate: CalendarDate | null }

/** A place on the page that opens what features before it cannot know. */
function opening<T>() {
  let place: ((asked: T) => void) | null = null
  return {
    /** @returns false when nothing on this page opens it */
    ask(asked: T): boolean {
      place?.(asked)
      return place !== null
    },
    /** @returns how to stop */
    take(open: (asked: T) => void): () => void {
      place = open
      return () => {
        if (place === open) place = null
      }
    },
  }
}

const mails = opening<NewMail>()
const letters = opening<AskedRequest>()
/** Opens a new mail. */
export const writeMail = mails.ask
export const takeWriting = mails.take
/** Opens the letter of a request (REQ-05). */
export const writeLetter = letters.ask
export const takeLetters = letters.take
