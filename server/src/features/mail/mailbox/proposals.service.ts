import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { type Proposal, type ProposalReason, proposalReasons } from '@reisewerk/domain/mail/received-email.contract.ts'
import { orderNumbersIn } from '@reisewerk/domain/mail/threads.ts'
import { linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'

export type ReadMail = {
  /** Houses whose trips it may belong to. */
  organisationIds: number[]
  subject: string
  fromAddress: string
  thread: string[]
  /** The beginning of its words; a number further down is that of an older mail. */
  text: string
}

const most = 12

/**
 * Trips a mail may belong to: by the mail it answers, by numbers it names, by who sent it (MAIL-04). Only proposed: numbers
 * are typed wrongly, and a hotel writes about more than one trip.
 * @returns the surest first, each trip once
 * @throws ApiError 404 when the actor sees no such mail
 */
export async function proposalsFor(trx: Transaction, id: number, now: Date): Promise<Proposal[]> {
  const [mail] = await trx.query<ReadMail>(
    `select array[r.organisation_id] as "organisationIds", r.subject, r.from_address as "fromAddress", r.thread,
       left(f.text, 4000) as text from received_emails r join email_files f on f.id = r.file_id where r.id = $1`,
    [id],
  )
  if (mail === undefined) throw notFound('E-Mail')
  return tripsOfMail(trx, mail, now)
}

/** @returns trips a mail may belong to, the surest first, each once */
export async function tripsOfMail(trx: Transaction, mail: ReadMail, now: Date): Promise<Proposal[]> {
  const found = await findTrips(trx, mail, now)
  const once = new Map<number, Found>()
  for (const one of found) if (!once.has(one.orderId)) once.set(one.orderId, one)
  return [...once.values()].slice(0, most).map((one) => ({
    order: linkTo('orders', one.orderId),
    orderNumber: one.orderNumber,
    tripName: one.tripName,
    client: one.client ?? '',
    startAt: wireOfDate(one.startAt),
    request: one.requestId === null ? null : linkTo('requests', one.requestId),
    requestName: one.requestName,
    reason: proposalReasons[one.reason],
  }))
}

type Found = {
  orderId: number
  requestId: number | null
  reason: ProposalReason
  orderNumber: string
  tripName: string
  client: string | null
  startAt: CalendarDate
  requestName: string
}

/** Trips that are long over are named by number or answer only. */
async function findTrips(trx: Transaction, mail: ReadMail, now: Date): Promise<Found[]> {
  const { organisationIds, subject, fromAddress, thread, text } = mail
  return trx.query<Found>(
    `with found (order_id, request_id, reason, place) as (
       select l.order_id, a.request_id, 'reply', 1 from email_assignments a
         join email_assignment_links l on l.assignment_id = a.id
         where a.message_id = any ($2::text[]) and a.message_id <> '' and l.order_id is not null
       union all select o.id, null, 'number', 2 from orders o where o.order_number = any ($4::text[])
       union all select o.id, null, 'numberInText', 3 from orders o where o.order_number = any ($5::text[])
       union all select r.order_id, r.id, 'request', 4 from requests r
         where r.provider_id = any (array(select p.id from providers p where lower($3::text) in (lower(p.email), lower(p.booking_email))
             union select c.provider_id from contacts c where lower(c.email) = lower($3)))
       union all select r.order_id, r.id, 'request', 4 from requests r
         where r.agency_id = any (array(select g.id from agencies g where lower($3) in (lower(g.email), lower(g.booking_email))
             union select c.agency_id from contacts c where lower(c.email) = lower($3)))
       union all select oc.order_id, null, 'contact', 5 from order_contacts oc
         where oc.contact_id = any (array(select c.id from contacts c where lower(c.email) = lower($3)))
       union all select o.id, null, 'client', 6 from orders o
         where o.client_id = any (array(select c.client_id from contacts c where lower(c.email) = lower($3))))
     select o.id as "orderId", s.request_id as "requestId", s.reason, o.order_number as "orderNumber",
       o.trip_name as "tripName", c.company_name as client, o.start_at as "startAt",
       coalesce((select coalesce(g.name, p.name, '') from requests r left join agencies g on g.id = r.agency_id
         left join providers p on p.id = r.provider_id where r.id = s.request_id), '') as "requestName"
     from found s join orders o on o.id = s.order_id left join clients c on c.id = o.client_id
     where o.organisation_id = any ($1::bigint[]) and o.current_status not in ('deleted', 'concept')
       and (s.place <= 3 or o.end_at > $6::date - 90)
     order by s.place, abs(o.start_at - $6::date), o.id, s.request_id limit 100`,
    [
      organisationIds,
      thread,
      // An empty address is nobody's.
      fromAddress.includes('@') ? fromAddress : null,
      orderNumbersIn(subject),
      orderNumbersIn(text),
      now.toISOString().slice(0, 10),
    ],
  )
}
