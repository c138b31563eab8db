import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { documentLanguage } from '@reisewerk/domain/documents/document-language.ts'
import { numberOfDocument } from '@reisewerk/domain/offers/offer-number.ts'
import { compareVersions } from '@reisewerk/domain/offers/versions/compare-versions.ts'
import { type FrozenOffer, frozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type {
  SentTo,
  VersionComparison,
  VersionType,
} from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { badRequest, notFound, refused } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readOptionLists } from '../../accounts/option.service.ts'
import { readHiddenOrders } from '../attached-orders.queries.ts'
import { offerSourceNow } from '../offered-trips.service.ts'
import { ensureOffer, lockOffer, readHouseOf } from '../offers.queries.ts'
import {
  markHandedOver,
  markSent,
  type OfferVersion,
  readColleagues,
  readVersion,
  readVersions,
  readVersionsOfLastNumber,
  unmarkHandedOver,
} from './offer-versions.queries.ts'

type Asked = { readonly locale: Locale | null; readonly desk: Desk }

/**
 * What a later version of an offer says differently, or what a document made now would (OFFER-11).
 * @param withId the later version; null for the trip as it is now, told in the language of the version: a translation changes nothing
 * of what is offered (decision 027)
 * @throws ApiError 404 when the actor sees no such version, 400 for a version of another trip
 */
export async function compareVersion(
  trx: Transaction,
  id: number,
  withId: number | null,
  desk: Desk,
): Promise<VersionComparison> {
  const before = await readVersion(trx, id)
  if (before === null) throw notFound('Angebotsversion')
  const after =
    withId === null
      ? await offerNow(trx, before.orderId, before.type, { locale: before.content.locale, desk })
      : await otherVersion(trx, withId, before.orderId)
  return { parts: await differences(trx, before.orderId, after, before.content) }
}

/**
 * What documents made now would say differently than each of some versions of a trip, by the ids of the versions: the offer as it is now
 * is put together once for each kind and language. @throws ApiError 404 when the actor sees no such trip
 */
export async function differencesToNow(
  trx: Transaction,
  orderId: number,
  ids: readonly number[],
  desk: Desk,
): Promise<Map<number, VersionComparison['parts']>> {
  const versions = await readVersions(trx, ids)
  const papers = new Map(versions.map((version) => [paperOf(version), version]))
  const [language, internal, ...offers] = await Promise.all([
    comparedIn(trx, orderId),
    readHiddenOrders(trx, orderId),
    ...[...papers.values()].map(({ type, content: { locale } }) => offerNow(trx, orderId, type, { locale, desk })),
  ])
  const now = new Map([...papers.keys()].map((paper, index) => [paper, offers[index]]))
  const found = new Map<number, VersionComparison['parts']>()
  for (const version of versions) {
    const after = now.get(paperOf(version))
    found.set(version.id, after === undefined ? [] : compareVersions(after, version.content, language, internal))
    // About a millisecond each: a trip of fifty versions keeps nobody else waiting.
    await nextTurn()
  }
  return found
}

/** What is made of a trip as it is now to be held against a version: its kind, in its language. */
function paperOf({ type, content }: Pick<OfferVersion, 'type' | 'content'>): string {
  return `${type} ${content.locale}`
}

async function otherVersion(trx: Transaction, id: number, orderId: number): Promise<FrozenOffer> {
  const other = await readVersion(trx, id)
  if (other === null || other.orderId !== orderId) {
    throw badRequest("Parameter 'with': Bitte eine andere Version derselben Reise angeben")
  }
  return other.content
}

async function offerNow(trx: Transaction, orderId: number, type: VersionType, asked: Asked): Promise<FrozenOffer> {
  const kind = { number: '', isConfirmation: type === 'offer_confirmation' }
  const { source, attached } = await offerSourceNow(trx, orderId, asked, kind)
  return frozenOffer(source, attached)
}

async function differences(trx: Transaction, orderId: number, after: FrozenOffer, before: FrozenOffer) {
  const [language, internal] = await Promise.all([comparedIn(trx, orderId), readHiddenOrders(trx, orderId)])
  return compareVersions(after, before, language, internal)
}

async function comparedIn(trx: Transaction, orderId: number) {
  return documentLanguage('de_DE', await readOptionLists(trx, await readHouseOf(trx, orderId)))
}

/**
 * The document that already says what one made now would, under the number it would have: asking for it once more by GET
 * makes no other (OFFER-10).
 * @returns null where there is none
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function standingDocument(
  trx: Transaction,
  orderId: number,
  type: VersionType,
  asked: Asked,
): Promise<number | null> {
  const newest = await readVersionsOfLastNumber(trx, orderId, type)
  const [last] = newest
  if (last === undefined) return null
  const now = await offerNow(trx, orderId, type, asked)
  // Of a version in several languages it is the one that was asked for.
  const same = newest.find(({ content }) => content.locale === now.locale)
  // The date of a document is told, too.
  if (same === undefined || todayInGermany(same.createdAt) !== asked.desk.today) return null
  const { number, isTyped } = numberOfDocument(type, await lockOffer(trx, await ensureOffer(trx, orderId)))
  // Whoever has typed a number wants a document of it; a confirmation has the number of the last offer.
  if (type === 'offer' ? isTyped : number !== last.number) return null
  return (await differences(trx, orderId, now, same.content)).length === 0 ? same.documentId : null
}

/**
 * The number of the last version where an offer made now would say the same as it in another language: a translation is no new
 * version and keeps its number (OFFER-10, decision 027).
 * @param locale in which the offer is made
 * @returns null where something else has changed, or that version was made in this language, too
 */
export async function numberOfTranslation(
  trx: Transaction,
  orderId: number,
  locale: Locale,
  desk: Desk,
): Promise<string | null> {
  const newest = await readVersionsOfLastNumber(trx, orderId, 'offer')
  const [last] = newest
  if (last === undefined || newest.some(({ content }) => content.locale === locale)) return null
  // Texts differ with their language: what has changed is told in the language it was told in.
  const now = await offerNow(trx, orderId, 'offer', { locale: last.content.locale, desk })
  return (await differences(trx, orderId, now, last.content)).length === 0 ? last.number : null
}

/**
 * Whether an offer made now would say what the last one says, in the language of that one: another paper may rest on it only then
 * (decision 026).
 */
export async function lastOfferStands(trx: Transaction, orderId: number, desk: Desk): Promise<boolean> {
  const [last] = await readVersionsOfLastNumber(trx, orderId, 'offer')
  if (last === undefined) return false
  const now = await offerNow(trx, orderId, 'offer', { locale: last.content.locale, desk })
  return (await differences(trx, orderId, now, last.content)).length === 0
}

type Sending = { readonly documentIds: readonly number[]; readonly to: SentTo; readonly by: number; readonly at: Date }

/** Marks the versions whose documents went out with a mail; one that only colleagues got has not been sent. */
export async function versionsSent(trx: Transaction, { to, ...sending }: Sending): Promise<void> {
  if (sending.documentIds.length === 0) return
  const colleagues = await readColleagues(
    trx,
    to.map(({ address }) => address.toLowerCase()),
  )
  const clients = to.filter(({ address }) => !colleagues.includes(address.toLowerCase()))
  if (clients.length > 0) await markSent(trx, { ...sending, to: clients })
}

/**
 * Marks a version as sent that went out by other ways than a mail of the desk: by post, by hand, from one's own program.
 * @throws ApiError 404 when the actor sees no such version, 409 when it has been sent already
 */
export async function handOver(trx: Transaction, id: number, { now }: Desk): Promise<void> {
  if ((await readVersion(trx, id)) === null) throw notFound('Angebotsversion')
  if (await markHandedOver(trx, id, trx.actor.userId, now)) return
  throw refused(refusal('sent_already', 'Diese Version ist schon als gesendet markiert.'))
}

/**
 * Takes back what `handOver` marked.
 * @throws ApiError 404 when the actor sees no such version, 409 for one that went out by mail
 */
export async function takeBack(trx: Transaction, id: number): Promise<void> {
  if ((await readVersion(trx, id)) === null) throw notFound('Angebotsversion')
  if (await unmarkHandedOver(trx, id)) return
  throw refused(refusal('sent_by_mail', 'Diese Version ging per E-Mail hinaus: das bleibt vermerkt.'))
}
