import { type DocumentType, documentTypes } from '@reisewerk/domain/files/document.contract.ts'
import { isForClient } from '@reisewerk/domain/mail/papers/paper-letter.ts'
import type { ToldTrip } from '@reisewerk/domain/mail/papers/told-trips.ts'
import type { FrozenOffer } from '@reisewerk/domain/offers/versions/frozen-offer.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { foreignDocuments } from './emails.queries.ts'

// Object.keys forgets the key type.
const clientPapers = (Object.keys(documentTypes) as DocumentType[]).filter(isForClient)

/**
 * To whom a paper of a trip goes: the trip's main contact, else another of its contacts, else the first at its client; of the
 * client's people alone, and only with an address.
 */
export async function readClientContact(
  trx: Transaction,
  orderId: number,
): Promise<{ id: number; name: string; address: string } | null> {
  const rows = await trx.query<{ id: number; name: string; address: string }>(
    `select c.id, trim(coalesce(c.first_name, '') || ' ' || coalesce(c.last_name, '')) as name, coalesce(c.email, '') as address from orders o join contacts c on c.client_id = o.client_id
     left join order_contacts oc on oc.order_id = o.id and oc.contact_id = c.id
     where o.id = $1 and not c.deleted and coalesce(c.email, '') <> ''
     order by (oc.id = o.primary_order_contact_id) desc nulls last, oc.id is null, oc.sort, c.sort, c.id limit 1`,
    [orderId],
  )
  return rows[0] ?? null
}

type Paper = { readonly id: number; readonly type: DocumentType; readonly name: string }

/** The trips of which an offer or a confirmation told when it was made, its own first; none of other papers. */
export async function readToldTrips(trx: Transaction, documentId: number): Promise<ToldTrip[]> {
  const told = await trx.query<Pick<FrozenOffer, 'orderNumber' | 'trip'>>(
    `select x.told ->> 'orderNumber' as "orderNumber", x.told -> 'trip' as trip
     from offer_versions v join offer_version_contents c on c.version_id = v.id cross join lateral jsonb_array_elements(
       jsonb_build_array(c.content) || coalesce(c.content -> 'attached', '[]')) with ordinality as x (told, sort)
     where v.document_id = $1 order by x.sort`,
    [documentId],
  )
  return told.map(({ orderNumber, trip }) => ({
    ...{ orderNumber, startAt: trip.startAt, endAt: trip.endAt },
    name: trip.name.trim() || trip.groupName,
  }))
}

/** A document that may go out with mails of a trip; null when it is none. */
export async function readPaper(trx: Transaction, orderId: number, documentId: number): Promise<Paper | null> {
  if ((await foreignDocuments(trx, orderId, [documentId])) > 0) return null
  const rows = await trx.query<Paper>('select id, type, name from documents where id = $1', [documentId])
  return rows[0] ?? null
}

/** What the actor has made of a trip last, since then, if no mail has it and nobody has said that it was sent. */
export async function readLatestPaper(trx: Transaction, orderId: number, since: Date): Promise<Paper | null> {
  const rows = await trx.query<Paper & { isTaken: boolean }>(
    `select d.id, d.type, d.name, (exists (select from email_attachments a where a.document_id = d.id)
       or exists (select from offer_versions v where v.document_id = d.id and v.sent_at is not null)
       or exists (select from client_invoices i where i.document_id = d.id and i.sent_at is not null)) as "isTaken"
     from documents d
     where d.order_id = $1 and d.created_by_id = $2 and not d.is_upload and d.created_at >= $3 and d.erased_at is null
       and d.type = any ($4::text[]) order by d.id desc limit 1`,
    [orderId, trx.actor.userId, since, clientPapers],
  )
  const [latest] = rows
  return latest === undefined || latest.isTaken ? null : latest
}
