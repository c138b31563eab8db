import type { OutdatedPapers } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { attachedChanges, type TripChange } from '@reisewerk/domain/trip-documents/outdated/attached-changes.ts'
import { changesSince, lastSent, type PaperChange } from '@reisewerk/domain/trip-documents/outdated/outdated-papers.ts'
import { otherOnList } from '@reisewerk/domain/trip-documents/outdated/outdated-words.ts'
import type { ListFacts } from '@reisewerk/domain/trip-documents/outdated/printed-on-lists.ts'
import { tellsAttached } from '@reisewerk/domain/trip-documents/outdated/read-by-papers.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { differencesToNow } from '../../offers/versions/offer-versions.service.ts'
import { type ChangedList, changedLists } from '../../room-lists/documents/changed-lists.service.ts'
import { readAttachedTrips } from './attached-trips.service.ts'
import { type CheckedInvoice, checkInvoices } from './outdated-invoices.service.ts'
import {
  readChangesSince,
  readListedRooms,
  readMadePapers,
  readPartnerChanges,
  type StoredPaper,
} from './outdated-papers.queries.ts'
import { readTripNow } from './trip-now.service.ts'

/**
 * Stored papers of a trip that no longer say what is so, with what has changed (TRUE-04): offers and invoices by what is kept of what
 * they said, whatever else by what the change log tells of what its kind reads.
 */
export async function readOutdatedPapers(trx: Transaction, orderId: number, desk: Desk): Promise<OutdatedPapers> {
  const papers = await readMadePapers(trx, orderId)
  const oldest = papers.at(-1)
  if (oldest === undefined) return { watched: 0, attached: [], papers: [] }
  const hasVouchers = papers.some(({ type }) => type === 'voucher')
  const hasLists = papers.some(({ type }) => type === 'room_list')
  const [facts, log, versions, lists, rooms, invoices] = await Promise.all([
    readTripNow(trx, orderId, desk.today, hasVouchers),
    readChangesSince(trx, orderId, oldest.createdAt),
    changesOfVersions(trx, orderId, papers, desk),
    hasLists ? changedLists(trx, desk, orderId) : new Map<number, ChangedList>(),
    hasLists ? readListedRooms(trx, orderId) : [],
    papers.some(({ type }) => type === 'invoice')
      ? checkInvoices(trx, orderId, desk.resources)
      : new Map<number, CheckedInvoice>(),
  ])
  if (facts === null) return { watched: 0, attached: [], papers: [] }
  const trip = { ...facts, lists: listFactsOf(rooms) }
  const attached = papers.some(({ type }) => tellsAttached.has(type))
    ? await readAttachedTrips(trx, orderId, log, oldest.createdAt, desk)
    : []
  const whole = [...log, ...(await readPartnerChanges(trx, [...trip.vouchers.values()], oldest.createdAt))]
  const goneBy = lastSent(papers)
  const outdated = papers.flatMap((paper) => {
    const invoice = invoices.get(paper.id)
    const differing = invoice?.changes.map(undated) ?? versions.get(paper.id)
    // Whether the trip takes place is kept with none of them.
    const fate = invoice?.isOfCancellation === true ? [] : changesSince(paper, whole, trip, ['cancelled']).map(ofOwn)
    const changes =
      differing === undefined
        ? [
            ...changesSince(paper, whole, trip).map(ofOwn),
            ...wordsOfList(lists.get(paper.id)).map(undated),
            ...attachedChanges(paper, log, attached),
          ]
        : [...fate, ...differing]
    if (changes.length === 0) return []
    const { id, name, type } = paper
    const sentAt = invoice?.sentAt ?? paper.sentAt
    return [
      {
        ...{ id, name, type, isGoneBy: invoice?.isGoneBy ?? goneBy.has(id) },
        sentAt: sentAt === null ? null : wireOfInstant(sentAt),
        changes: changes.map(({ at, ...told }) => ({ ...told, at: at === null ? null : wireOfInstant(at) })),
      },
    ]
  })
  return {
    watched: papers.length,
    attached: attached.flatMap(({ id, isAttached }) => (isAttached ? id : [])),
    papers: outdated,
  }
}

function listFactsOf(rooms: Awaited<ReturnType<typeof readListedRooms>>): ListFacts {
  return {
    rooms: new Map(rooms.map(({ id, list, isCancelled }) => [id, { list, isCancelled }])),
    guests: new Map(rooms.flatMap(({ id, guests }) => guests.map((guest) => [guest, id] as const))),
  }
}

function wordsOfList(list: ChangedList | undefined): string[] {
  if (list === undefined) return []
  return [...(list.hasOtherRooms ? [otherOnList.rooms] : []), ...(list.hasOtherNotes ? [otherOnList.notes] : [])]
}

/** By the documents of offers that have a frozen copy, also those that say what is so. */
async function changesOfVersions(
  trx: Transaction,
  orderId: number,
  papers: readonly StoredPaper[],
  desk: Desk,
): Promise<Map<number, TripChange[]>> {
  const kept = papers.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))
  if (kept.length === 0) return new Map()
  const differences = await differencesToNow(
    trx,
    orderId,
    kept.map(({ version }) => version),
    desk,
  )
  return new Map(
    kept.map(({ id, version }) => {
      const changes = (differences.get(version) ?? []).flatMap(({ title, trip, changes }) =>
        changes.map(({ about, words }) => ({ trip, words: `${about === '' ? title : about}: ${words}`, at: null })),
      )
      return [id, changes]
    }),
  )
}

/** What differs from what is kept is known, not since when. */
function undated(words: string): TripChange {
  return { trip: null, words, at: null }
}

function ofOwn(change: PaperChange): TripChange {
  return { ...change, trip: null }
}
