import type { Board, Locale } from '../accounts/options.ts'
import type { CalendarDate, LocalTime } from '../calendar-date.ts'
import type { TemplateValues } from './fill-template.ts'
import {
  type Addressee,
  boardIn,
  dayIn,
  greeting,
  isWrittenFormally,
  listIn,
  periodIn,
  personsIn,
  roomsIn,
} from './mail-words.ts'
import type { PlaceholderName } from './placeholders.ts'

/** What a trip tells for its letters. */
export type MailTrip = {
  readonly orderNumber: string
  readonly tripName: string
  readonly groupName: string
  readonly client: string | null
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly isFormal: boolean
  readonly pax: number
  readonly destinations: readonly string[]
  readonly rooms: readonly { readonly persons: number; readonly amount: number }[]
  readonly sender: string
  readonly organisation: string
}

/** What a request tells beside its trip (REQ-05). */
export type MailRequest = {
  readonly kind: 'hotel' | 'ferry' | 'airline' | 'train' | 'other'
  readonly partner: string | null
  /** What is asked for: a description, or from where to where. */
  readonly service: string
  readonly startAt: LocalTime | null
  readonly endAt: LocalTime | null
  readonly board: Board | null
  readonly askedAmount: number
  readonly notes: string
}

export type Letter = {
  readonly locale: Locale
  readonly addressee: Addressee | null
  readonly request: MailRequest | null
  readonly answerBy: CalendarDate | null
}

/** Whether greeting and words are those for people one is formal with; partners are, whatever terms one is on with the client. */
export function isFormalLetter(trip: Pick<MailTrip, 'isFormal'>, { addressee, request }: Letter): boolean {
  return isWrittenFormally(addressee, request !== null || trip.isFormal)
}

/** What stands for the placeholders of a template; null where nobody has told yet. */
export function templateValues(trip: MailTrip, letter: Letter): TemplateValues {
  const { locale, addressee, request, answerBy } = letter
  const from = request?.startAt?.slice(0, 10) ?? trip.startAt
  const to = request?.endAt?.slice(0, 10) ?? request?.startAt?.slice(0, 10) ?? trip.endAt
  const pax = request !== null && request.askedAmount > 0 ? request.askedAmount : trip.pax
  const values: Record<PlaceholderName, string | null> = {
    anrede: greeting(locale, addressee, isFormalLetter(trip, letter)),
    empfaenger: request === null ? nameOf(addressee) : request.partner,
    'reise.name': trip.tripName || trip.groupName,
    'reise.nummer': trip.orderNumber,
    gruppe: trip.groupName || trip.client,
    kunde: trip.client,
    termin: periodIn(locale, from, to),
    beginn: dayIn(locale, from),
    ende: dayIn(locale, to),
    personen: pax > 0 ? personsIn(locale, pax) : null,
    ziele: listIn(locale, trip.destinations),
    leistung: request?.service ?? null,
    kontingent: contingentIn(locale, trip, request, pax),
    verpflegung: request?.board == null ? null : boardIn(locale, request.board),
    ankunft: momentIn(locale, request?.startAt ?? null) ?? dayIn(locale, from),
    abreise: momentIn(locale, request?.endAt ?? null) ?? dayIn(locale, to),
    // Having nothing to remark is nothing missing.
    bemerkungen: request === null ? null : request.notes.trim() || '–',
    antwort_bis: answerBy === null ? null : dayIn(locale, answerBy),
    absender: trip.sender,
    firma: trip.organisation,
  }
  return values
}

function contingentIn(locale: Locale, trip: MailTrip, request: MailRequest | null, pax: number): string | null {
  const rooms = request === null || request.kind === 'hotel' ? roomsIn(locale, trip.rooms) : ''
  if (rooms !== '') return rooms
  return pax > 0 ? personsIn(locale, pax) : null
}

/** The day with its clock time where one is known; midnight stands for none. */
function momentIn(locale: Locale, time: LocalTime | null): string | null {
  if (time === null) return null
  const clock = time.slice(11, 16)
  const day = dayIn(locale, time.slice(0, 10))
  return clock === '00:00' ? day : `${day}, ${clock}`
}

function nameOf(addressee: Addressee | null): string | null {
  const name = [addressee?.firstName, addressee?.lastName].filter(Boolean).join(' ')
  return name === '' ? null : name
}
