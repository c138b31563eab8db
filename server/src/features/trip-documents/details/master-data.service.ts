import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import { fromMasterData, sequenceWith } from '@reisewerk/domain/trip-documents/details/from-master-data.ts'
import { templatesIn } from '@reisewerk/domain/trip-documents/details/templates-in-language.ts'
import type { TripDetailType } from '@reisewerk/domain/trip-documents/templates.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import {
  detailsAt,
  followTemplate,
  insertFromTemplate,
  keepTakenFrom,
  lockAskedRequest,
  lockTrip,
  putInSequence,
  removeDetails,
  requestsNotTaken,
  stampFirst,
  stampReset,
  templatesFor,
} from './trip-details.queries.ts'

/** What master data say of a provider (DOC-08); menus are chosen, never taken by themselves. */
const providerTypes = ['provider_info', 'box', 'box_map'] as const satisfies readonly TripDetailType[]

type Taking = {
  /** Takes everything anew: texts are those of the master data again, and what was removed is back (002 §7). */
  readonly reset: boolean
  /** Null for the language of the trip. */
  readonly locale: Locale | null
  /** A reset is stamped with it (002 §4). */
  readonly now: Date
  readonly types?: readonly TripDetailType[]
}

/**
 * A request has what the master data say of whom it asks: once, and once more when it asks somebody else.
 * @throws ApiError 404 when the actor sees no such request
 */
export async function takeProviderDetails(
  trx: Transaction,
  id: number,
  { reset, locale, now, types }: Taking,
): Promise<void> {
  const request = await lockAskedRequest(trx, id)
  if (request === null) throw notFound('Anfrage')
  if (!reset && request.takenFrom === request.provider) return
  await take(trx, request.orderId, id, {
    reset,
    provider: request.provider,
    types: types ?? providerTypes,
    locale: locale ?? request.locale,
  })
  await keepTakenFrom(trx, id, request.provider)
  if (reset) await stampReset(trx, request.orderId, now)
}

/**
 * A trip has the general hints of the house: when it is opened for the first time, and whenever they are reset.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function takeGeneralInfos(trx: Transaction, order: number, { reset, locale, now }: Taking): Promise<void> {
  const trip = await lockTrip(trx, order)
  if (trip === null) throw notFound('Reise')
  if (!reset && trip.isStamped) return
  await take(trx, order, null, { reset, provider: null, types: ['general_info'], locale: locale ?? trip.locale })
  if (reset) await stampReset(trx, order, now)
}

/**
 * Whoever makes the travel documents opens them: every service in them and the trip itself have their master data then, by the
 * rule by which the page takes them.
 */
export async function takeWhatIsMissing(trx: Transaction, order: number, now: Date): Promise<void> {
  const missing = { reset: false, locale: null, now }
  for (const request of await requestsNotTaken(trx, order)) await takeProviderDetails(trx, request, missing)
  await takeGeneralInfos(trx, order, missing)
  await stampFirst(trx, order, now)
}

async function take(
  trx: Transaction,
  order: number,
  request: number | null,
  { reset, ...of }: { reset: boolean; provider: number | null; types: readonly TripDetailType[]; locale: Locale },
): Promise<void> {
  // Without a provider a request has none of its passages; the templates without one are those of the trip.
  const known = request !== null && of.provider === null ? [] : await templatesFor(trx, order, of)
  const templates = templatesIn(known, of.locale)
  const passages = await detailsAt(trx, order, request, of.types)
  const { gone, follow, added } = fromMasterData(passages, templates, reset)
  await removeDetails(trx, gone)
  for (const [id, template] of follow) await followTemplate(trx, id, template)
  const made = new Map<number, number>()
  for (const template of added) made.set(template.id, await insertFromTemplate(trx, order, request, template))
  for (const type of new Set(added.map((template) => template.type))) {
    const isOfType = (one: { readonly type: TripDetailType }) => one.type === type
    await putInSequence(trx, sequenceWith(passages.filter(isOfType), gone, templates.filter(isOfType), made))
  }
}
