import type { Locale } from '../accounts/options.ts'
import { type Translations, translationOf } from '../accounts/translation/translations.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { type Addressee, fullName, greeting, isWrittenFormally } from '../documents/salutation.ts'
import { listIn } from '../typography/lists.ts'
import { type AskedName, askedValues, type MailRequest, momentIn, type TripNeeds } from './asked-service.ts'
import type { TemplateValues } from './fill-template.ts'
import { dayIn, periodIn, personsIn, roomsIn } from './mail-words.ts'
import type { InvoicePlaceholder, PlaceholderName } from './placeholders.ts'

/** What a trip tells for its letters. */
export type MailTrip = TripNeeds & {
  readonly orderNumber: string
  readonly tripName: string
  /** What it is called in other languages, and its destinations are, in their order. */
  readonly translations?: Translations<'tripName'>
  readonly destinationTranslations?: readonly Translations<'name'>[]
  readonly groupName: string
  readonly client: string | null
  readonly startAt: CalendarDate
  readonly endAt: CalendarDate
  readonly isFormal: boolean
  readonly destinations: readonly string[]
  readonly sender: string
  readonly organisation: string
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
  const asked = request === null ? null : askedValues(locale, trip, request)
  // Rooms for a client; for a partner what it is asked for.
  const rooms = asked === null ? roomsIn(locale, trip.rooms) : asked.plaetze
  const persons = pax > 0 ? personsIn(locale, pax) : null
  const values: Record<Exclude<PlaceholderName, AskedName | InvoicePlaceholder>, string | null> = {
    anrede: greeting(locale, addressee, isFormalLetter(trip, letter)),
    empfaenger: request === null ? addressee && (fullName(addressee) || null) : request.partner,
    'reise.name': translationOf(trip.translations, locale, 'tripName') ?? (trip.tripName || trip.groupName),
    'reise.nummer': trip.orderNumber,
    gruppe: trip.groupName || trip.client,
    kunde: trip.client,
    termin: periodIn(locale, from, to),
    beginn: dayIn(locale, from),
    ende: dayIn(locale, to),
    personen: persons,
    ziele: listIn(
      locale,
      trip.destinations.map((name, at) => translationOf(trip.destinationTranslations?.[at], locale, 'name') ?? name),
    ),
    kontingent: rooms || persons,
    ankunft: (request && momentIn(locale, request, 'startAt')) ?? dayIn(locale, from),
    abreise: (request && momentIn(locale, request, 'endAt')) ?? dayIn(locale, to),
    antwort_bis: answerBy === null ? null : dayIn(locale, answerBy),
    absender: trip.sender,
    firma: trip.organisation,
  }
  return { ...values, ...asked }
}
