import type { OutdatedPapers } from '@reisewerk/domain/files/outdated/outdated-papers.contract.ts'
import { changesSince, lastSent, type PaperChange } from '@reisewerk/domain/trip-documents/outdated/outdated-papers.ts'
import { wireOfInstant } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { differencesToNow } from '../../offers/versions/offer-versions.service.ts'
import { type CheckedInvoice, checkInvoices } from './outdated-invoices.service.ts'
import {
  readChangesSince,
  readMadePapers,
  readPartnerChanges,
  readTripFacts,
  readVouchersNow,
  type StoredPaper,
} from './outdated-papers.queries.ts'

/**
 * Stored papers of a trip that no longer say what is so, with what has changed (TRUE-04): offers and invoices by what is kept of what
 * they said, whatever else by what the change log tells of what its kind reads.
 */
export async function readOutdatedPapers(trx: Transaction, orderId: number, desk: Desk): Promise<OutdatedPapers> {
  const papers = await readMadePapers(trx, orderId)
  const oldest = papers.at(-1)
  if (oldest === undefined) return { watched: 0, papers: [] }
  const hasVouchers = papers.some(({ type }) => type === 'voucher')
  const [facts, log, vouchers, versions, invoices] = await Promise.all([
    readTripFacts(trx, orderId),
    readChangesSince(trx, orderId, oldest.createdAt),
    hasVouchers ? readVouchersNow(trx, orderId) : [],
    changesOfVersions(trx, orderId, papers, desk),
    papers.some(({ type }) => type === 'invoice')
      ? checkInvoices(trx, orderId, desk.resources)
      : new Map<number, CheckedInvoice>(),
  ])
  if (facts === null) return { watched: 0, papers: [] }
  const byId = <Item extends { id: number }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]))
  const trip = {
    ...{ ...facts, today: desk.today, services: byId(facts.services), requests: byId(facts.requests) },
    vouchers: byId(vouchers),
  }
  const whole = [...log, ...(await readPartnerChanges(trx, vouchers, oldest.createdAt))]
  const goneBy = lastSent(papers)
  const outdated = papers.flatMap((paper) => {
    const invoice = invoices.get(paper.id)
    const differing = invoice?.changes.map(undated) ?? versions.get(paper.id)
    // Whether the trip takes place is kept with none of them.
    const fate = invoice?.isOfCancellation === true ? [] : changesSince(paper, whole, trip, ['cancelled'])
    const changes = differing === undefined ? changesSince(paper, whole, trip) : [...fate, ...differing]
    if (changes.length === 0) return []
    const { id, name, type } = paper
    const sentAt = invoice?.sentAt ?? paper.sentAt
    return [
      {
        ...{ id, name, type, isGoneBy: invoice?.isGoneBy ?? goneBy.has(id) },
        sentAt: sentAt === null ? null : wireOfInstant(sentAt),
        changes: changes.map(({ words, at }) => ({ words, at: at === null ? null : wireOfInstant(at) })),
      },
    ]
  })
  return { watched: papers.length, papers: outdated }
}

/** By the documents of offers that have a frozen copy, also those that say what is so. */
async function changesOfVersions(
  trx: Transaction,
  orderId: number,
  papers: readonly StoredPaper[],
  desk: Desk,
): Promise<Map<number, PaperChange[]>> {
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
      const changes = (differences.get(version) ?? []).flatMap(({ title, changes }) =>
        changes.map(({ about, words }) => undated([toldOf(title, about), words].join(': '))),
      )
      return [id, changes]
    }),
  )
}

/** Of a trip that hangs on the offer its number is told as well: what it is about, the trip of the paper may have, too. */
function toldOf(title: string, about: string): string {
  const [attached] = /^Reise \d+/.exec(title) ?? []
  return about === '' ? title : [attached, about].filter((part) => part !== undefined).join(', ')
}

/** What differs from what is kept is known, not since when. */
function undated(words: string): PaperChange {
  return { words, at: null }
}
