import type { FrozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type { SentTo, VersionType } from '@reisewerk/domain/offers/versions/offer-version.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { offerVersionContents, offerVersions } from './offer-versions.tables.ts'

/** A version with what it told. */
export type OfferVersion = {
  readonly orderId: number
  readonly documentId: number
  readonly type: VersionType
  readonly number: string
  readonly content: FrozenOffer
  readonly createdAt: Date
}

/** Keeps a version with what it told. */
export async function insertVersion(trx: Transaction, { content, ...version }: OfferVersion): Promise<void> {
  const [kept] = await trx.db
    .insert(offerVersions)
    .values({ ...version, userId: trx.actor.userId })
    .returning({ id: offerVersions.id })
  if (kept === undefined) throw new Error('a kept version has no row')
  await trx.db.insert(offerVersionContents).values({ versionId: kept.id, orderId: version.orderId, content })
}

const kept = `select v.order_id as "orderId", v.document_id as "documentId", v.type, v.number, v.created_at as "createdAt", c.content
  from offer_versions v join offer_version_contents c on c.version_id = v.id`

/** @returns null when the actor sees no such version */
export async function readVersion(trx: Transaction, id: number): Promise<OfferVersion | null> {
  const [found] = await trx.query<OfferVersion>(`${kept} where v.id = $1`, [id])
  return found ?? null
}

/** Several versions at once, of the kinds there are, with what they told. */
export function readVersions(
  trx: Transaction,
  ids: readonly number[],
): Promise<Array<Pick<OfferVersion, 'type' | 'content'> & { readonly id: number }>> {
  return trx.query<Pick<OfferVersion, 'type' | 'content'> & { readonly id: number }>(
    `select v.id, v.type, c.content from offer_versions v join offer_version_contents c on c.version_id = v.id
     where v.id = any ($1::bigint[])`,
    [ids],
  )
}

/** The newest version of a kind that a trip has, and those under the same number in other languages, the newest first. */
export function readVersionsOfLastNumber(
  trx: Transaction,
  orderId: number,
  type: VersionType,
): Promise<OfferVersion[]> {
  return trx.query<OfferVersion>(
    `${kept} where v.order_id = $1 and v.type = $2 and v.number = (select l.number from offer_versions l
       where l.order_id = $1 and l.type = $2 order by l.id desc limit 1) order by v.id desc`,
    [orderId, type],
  )
}

type Sending = { readonly documentIds: readonly number[]; readonly to: SentTo; readonly by: number; readonly at: Date }

export async function markSent(trx: Transaction, { documentIds, to, by, at }: Sending): Promise<void> {
  await trx.query(
    `update offer_versions set sent_at = $2, sent_to = $3, sent_by_id = $4 where document_id = any ($1::bigint[])`,
    [documentIds, at, JSON.stringify(to), by],
  )
}

/** Marks a version as handed over by other ways than mail. @returns whether it was not sent before */
export async function markHandedOver(trx: Transaction, id: number, by: number, at: Date): Promise<boolean> {
  const marked = await trx.query(
    'update offer_versions set sent_at = $2, sent_by_id = $3 where id = $1 and sent_at is null returning id',
    [id, at, by],
  )
  return marked.length > 0
}

/** Takes that mark away. @returns false for a version that went out by mail */
export async function unmarkHandedOver(trx: Transaction, id: number): Promise<boolean> {
  const unmarked = await trx.query(
    `update offer_versions set sent_at = null, sent_by_id = null where id = $1 and sent_to = '[]' returning id`,
    [id],
  )
  return unmarked.length > 0
}

/** Which of these addresses belong to people who work here. */
export async function readColleagues(trx: Transaction, addresses: readonly string[]): Promise<string[]> {
  const rows = await trx.query<{ address: string }>(
    `select lower(u.email) as address from users u where lower(u.email) = any ($1)`,
    [addresses],
  )
  return rows.map(({ address }) => address)
}
