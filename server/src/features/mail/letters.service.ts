import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { paragraph } from '@reisewerk/domain/documents/letter.ts'
import { localeOfCountry } from '@reisewerk/domain/documents/partner-language.ts'
import { greeting } from '@reisewerk/domain/documents/salutation.ts'
import { answerByRefusal, usualAnswerBy } from '@reisewerk/domain/mail/answer-by.ts'
import { isMailAddress, type Mailbox } from '@reisewerk/domain/mail/email.contract.ts'
import { fillRichText, fillText, missingIn } from '@reisewerk/domain/mail/fill-template.ts'
import type { Filled, FilledLetter, LetterToSend } from '@reisewerk/domain/mail/letter.contract.ts'
import { aboveSignature } from '@reisewerk/domain/mail/own-signature.ts'
import { isForClient, paperLetter } from '@reisewerk/domain/mail/papers/paper-letter.ts'
import { type ToldTrip, tripsOfSubject, valuesOfTrips } from '@reisewerk/domain/mail/papers/told-trips.ts'
import {
  renewedSubject,
  renewedWords,
  type Told,
  toldBelowGreeting,
} from '@reisewerk/domain/mail/renewal/renewal-words.ts'
import { type Settled, settledBy, settledLetter } from '@reisewerk/domain/mail/renewal/settled-words.ts'
import { isFormalLetter, type Letter, templateValues } from '@reisewerk/domain/mail/template-values.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import { type AskedFor, changeOf, knownOf, renewalOf } from '@reisewerk/domain/requests/renewal.ts'
import { plainTextOf, type RichText, type RichTextNode } from '@reisewerk/domain/rich-text.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound, refused, violated } from '../../platform/errors.ts'
import type { Desk } from '../../platform/resource/resource.ts'
import { addEmail, sendEmail } from './emails.service.ts'
import {
  hasJustAsked,
  type LetterRequest,
  type LetterTrip,
  lockLetters,
  type MailContact,
  readAddressee,
  readLetterRequest,
  readLetterTrip,
  readMailContacts,
  readTemplate,
  type Template,
  templateFor,
} from './letters.queries.ts'
import { readClientContact, readLatestPaper, readPaper, readToldTrips } from './papers.queries.ts'

/** Within so many milliseconds the same letter is taken for one that was meant to go out once. */
const sameMoment = 30_000

/** A paper made before that was not meant for the mail that is begun now. */
const samePaperMs = 12 * 3_600_000

type Wanted = {
  template?: number | undefined
  contact?: number | undefined
  locale?: Locale | undefined
  document?: number | undefined
  latestPaper?: boolean | undefined
}
type Begun = Filled & { to: Mailbox[]; documentId: number | null }

/**
 * A mail of a trip as a template begins it: the trip's data filled in, what is missing marked, the sender's name below. Without a
 * template it is a greeting, the words that go with its paper, and a signature; a paper for the client goes to the client's
 * people (EASE-04).
 * @throws ApiError 404 when the actor sees no such trip, 422 for a template, contact or document they do not see
 */
export async function beginEmail(trx: Transaction, orderId: number, wish: Wanted, { now }: Desk): Promise<Begun> {
  const trip = await readLetterTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  const { template, contact, locale } = wish
  const chosen = template === undefined ? null : await chosenTemplate(trx, template)
  const paper = await paperOf(trx, orderId, wish, now)
  const receiver =
    contact === undefined && paper !== null && isForClient(paper.type) ? await readClientContact(trx, orderId) : null
  const to = receiver !== null && isMailAddress(receiver.address) ? [receiver] : []
  const addressed = contact ?? to[0]?.id
  const addressee = addressed === undefined ? null : await readAddressee(trx, addressed)
  if (contact !== undefined && addressee === null) {
    throw violated({ propertyPath: 'contact', message: 'Kontakt wurde nicht gefunden.' })
  }
  const language = locale ?? chosen?.locale ?? trip.orderLocale
  const letter: Letter = { locale: language, addressee, request: null, answerBy: null }
  const goes = { to: to.map(({ name, address }) => ({ name, address })), documentId: paper?.id ?? null }
  const told = paper === null ? [] : await readToldTrips(trx, paper.id)
  const several = told.length > 1 ? told : []
  if (chosen !== null) return { ...fill(trip, chosen, letter, several), ...goes }
  const open = paragraph(`${greeting(language, addressee, trip.isFormal)},`)
  const words =
    paper === null
      ? [{ type: 'paragraph' }]
      : paperLetter(paper.type, language, isFormalLetter(trip, letter), several).map((line) => paragraph(line))
  const subject = paper === null || several.length === 0 ? '' : `${paper.name}: ${tripsOfSubject(language, several)}`
  return { ...wordsOf(subject, signed([open, ...words], trip, language)), locale: language, ...goes }
}

async function paperOf(trx: Transaction, orderId: number, { document, latestPaper }: Wanted, now: Date) {
  if (document === undefined) {
    return latestPaper === true ? readLatestPaper(trx, orderId, new Date(now.getTime() - samePaperMs)) : null
  }
  const paper = await readPaper(trx, orderId, document)
  if (paper === null) throw violated({ propertyPath: 'document', message: 'Dokument wurde nicht gefunden.' })
  return paper
}

async function chosenTemplate(trx: Transaction, id: number): Promise<Template> {
  const template = await readTemplate(trx, id)
  if (template === null) throw violated({ propertyPath: 'template', message: 'Vorlage wurde nicht gefunden.' })
  return template
}

/** @param told trips of which the paper tells that goes along, where it tells of several */
function fill(trip: LetterTrip, { subject, body }: Template, letter: Letter, told: readonly ToldTrip[] = []): Filled {
  const values = { ...templateValues(trip, letter), ...valuesOfTrips(letter.locale, told) }
  const isFormal = isFormalLetter(trip, letter)
  const { locale } = letter
  const above = aboveSignature(body)
  // A template that names its sender in its own words has a close of its own.
  const filled = fillRichText(above === null ? body : { type: 'doc', content: [...above] }, values, isFormal)
  const doc = above === null && filled !== null ? filled : signed(filled?.content ?? [], trip, locale)
  return { ...wordsOf(fillText(subject, values, isFormal), doc), locale }
}

function wordsOf(subject: string, body: RichText): Omit<Filled, 'locale'> {
  return { subject, body, missing: missingIn(`${subject}\n${plainTextOf(body)}`) }
}

/** A text of a trip above the name of whoever writes. @throws ApiError 404 when the actor sees no such trip */
export async function signedForTrip(
  trx: Transaction,
  orderId: number,
  content: readonly RichTextNode[],
  locale: Locale,
): Promise<RichText> {
  const trip = await readLetterTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  return signed(content, trip, locale)
}

/** A text above the name of whoever writes. */
export function signed(content: readonly RichTextNode[], trip: LetterTrip, locale: Locale): RichText {
  const lines = trip
    .signatureIn(locale)
    .flatMap((text, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), { type: 'text', text }])
  return { type: 'doc', content: [...content, { type: 'paragraph' }, { type: 'paragraph', content: lines }] }
}

/**
 * Everybody around a trip who can be written to.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function mailContactsOf(trx: Transaction, orderId: number): Promise<MailContact[]> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  const contacts = await readMailContacts(trx, orderId)
  // Somebody who travels may also stand with the client: the first place counts.
  const byAddress = new Map<string, MailContact>()
  for (const contact of contacts) {
    const key = contact.address.toLowerCase()
    if (isMailAddress(contact.address) && !byAddress.has(key)) byAddress.set(key, contact)
  }
  return [...byAddress.values()]
}

type LetterWish = {
  template?: number | undefined
  locale?: Locale | undefined
  answerBy?: CalendarDate | null | undefined
}

/**
 * The letter that asks a provider or agency, in its language: from the house's template of the kind, with the trip's data (REQ-05).
 * @throws ApiError 404 when the actor sees no such request, 422 for a day to answer by that is over
 */
export async function beginLetter(
  trx: Transaction,
  requestId: number,
  wish: LetterWish,
  desk: Desk,
): Promise<FilledLetter> {
  const request = await readLetterRequest(trx, requestId)
  const trip = request === null ? null : await readLetterTrip(trx, request.orderId)
  if (request === null || trip === null) throw notFound('Anfrage')
  checkAnswerBy(wish.answerBy, desk)
  const locale = wish.locale ?? localeOfCountry(request.country)
  const template =
    wish.template === undefined
      ? await templateFor(trx, trip.organisationId, request.kind, locale)
      : await chosenTemplate(trx, wish.template)
  const begins = request.startAt?.slice(0, 10) ?? null
  const answerBy = wish.answerBy ?? usualAnswerBy(request.optionDueDate, desk.today, begins)
  // A house that only has a template in another language writes all of the letter in that one.
  const language = template?.locale ?? locale
  const letter: Letter = { locale: language, addressee: request.addressee, request, answerBy }
  const filled =
    template === null
      ? {
          ...wordsOf('', signed([paragraph(`${greeting(language, request.addressee, true)},`)], trip, language)),
          locale: language,
        }
      : fill(trip, template, letter)
  const to = request.to !== null && isMailAddress(request.to.address) ? [request.to] : []
  const settled = wish.template === undefined ? settledOf(request) : null
  if (settled !== null) {
    return {
      ...settles(trip, { ...letter, locale }, request, settled),
      to,
      answerBy: null,
      partner: request.partner ?? '',
      wording: request.wording,
    }
  }
  const { wording } = request
  return {
    ...renewed(filled, trip, request),
    to,
    answerBy: wireOfDate(answerBy),
    partner: request.partner ?? '',
    wording,
  }
}

/** What the letter of a request is about where it asks for nothing; a change of what was agreed is asked for. */
function settledOf(request: LetterRequest): Settled | null {
  const { kind, status, now, agreed } = request
  return renewalOf(kind, status, now, request) === null ? settledBy(status, agreed) : null
}

/** A letter that asks for nothing any more: what was agreed is called off, or stands (REQ-05). */
function settles(
  trip: LetterTrip,
  letter: Letter,
  { kind, agreed, bookingNumber, held }: LetterRequest,
  about: Settled,
): Filled {
  const { locale } = letter
  const { leistung, gruppe } = templateValues(trip, letter)
  const { subject, lines } = settledLetter(locale, about, {
    group: gruppe ?? '',
    orderNumber: trip.orderNumber,
    service: leistung ?? '',
    agreed,
    hasHours: serviceKinds[kind].nature !== 'stay',
    number: bookingNumber,
    held,
  })
  const greets = `${greeting(locale, letter.addressee, true)},`
  const body = signed(
    [greets, ...lines].map((line) => paragraph(line)),
    trip,
    locale,
  )
  return { ...wordsOf(subject, body), locale }
}

/** A letter to a partner who knows other dates or another number says, below its greeting, that it changes them (TRUE-02). */
function renewed(filled: Filled, { roomTypes }: Pick<LetterTrip, 'roomTypes'>, request: LetterRequest): Filled {
  const { kind, status, now, agreed, bookingNumber, held, lapsedOn } = request
  const renewal = renewalOf(kind, status, now, request)
  if (renewal === null) return filled
  const { locale, subject, body } = filled
  const roomsOf = (mix: AskedFor['rooms']) =>
    (mix ?? []).map(({ type, ...rest }) => ({ ...rest, type: type === 'standard' ? null : (roomTypes[type] ?? type) }))
  const known = knownOf(kind, now, request)
  const change = changeOf(kind, agreed, now)
  // What it was told and has not answered is taken back; what it has confirmed is what it is told of beside that.
  const told: Told | null =
    changeOf(kind, known, agreed) === null
      ? null
      : {
          ...{ facts: known, rooms: renewal.rooms ? roomsOf(known.rooms) : [] },
          ...{ hasHours: renewal.times === 'hours', stays: change === null },
        }
  const words = renewedWords(locale, change ?? { times: null, number: false, rooms: false }, {
    ...{ agreed, number: bookingNumber, status, held, lapsedOn, told },
    ...{ rooms: roomsOf(agreed.rooms), areCabins: kind === 'ferry' },
  })
  const content = toldBelowGreeting(locale, body?.content ?? [], words)
  return {
    ...filled,
    subject: subject === '' ? subject : renewedSubject(locale, subject),
    body: { ...body, type: 'doc', content },
  }
}

/**
 * Sends the letter of a request, which is kept with it; without a mail server it stays a draft and asks nobody (REQ-05, MOVE-07).
 * @returns the mail's id
 * @throws ApiError 409 when somebody else has sent the same letter at the same moment, 422 for a day to answer by that is over
 */
export async function sendLetter(trx: Transaction, requestId: number, body: LetterToSend, desk: Desk): Promise<number> {
  // Before the request is read: whoever waits here shall see what the one before has sent.
  await lockLetters(trx, requestId)
  const request = await readLetterRequest(trx, requestId)
  if (request === null) throw notFound('Anfrage')
  const { answerBy, ...email } = body
  checkAnswerBy(answerBy, desk)
  if (request.status === 'requested') await checkAskedOnce(trx, requestId, email, desk)
  const letter = { ...email, order: request.orderId, request: requestId }
  const { now, status, agreed, told } = request
  const knew = { status, agreed, told }
  const id = await addEmail(trx, letter, desk, { answerBy: answerBy ?? null, told: now, knew })
  await sendEmail(trx, id, desk)
  return id
}

function checkAnswerBy(answerBy: CalendarDate | null | undefined, { today }: Desk): void {
  const over = answerBy == null ? null : answerByRefusal(answerBy, today)
  if (over !== null) throw refused(over)
}

/** Two people who press 'Senden' at the same moment: a partner is not asked twice. */
async function checkAskedOnce(
  trx: Transaction,
  requestId: number,
  { to = [], subject = '' }: LetterToSend,
  desk: Desk,
): Promise<void> {
  const addresses = to.map(({ address }) => address)
  const since = new Date(desk.now.getTime() - sameMoment)
  if (!(await hasJustAsked(trx, requestId, { addresses, subject, since }))) return
  throw refused(refusal('asked_already', 'Diese Anfrage wurde gerade eben schon gesendet.'))
}
