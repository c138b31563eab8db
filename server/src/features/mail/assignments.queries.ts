import type { BodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { AssignedTo, emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'

type Assignment = BodyOf<typeof emailAssignmentContract>

export async function nextAssignmentId(trx: Transaction): Promise<number> {
  const rows = await trx.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('email_assignments', 'id')) as id`,
  )
  if (rows[0] === undefined) throw new Error('the sequence of assignments gave no number')
  return rows[0].id
}

function idsOf(links: readonly AssignedTo[]): { orders: number[]; concepts: number[] } {
  return {
    orders: links.flatMap((link) => ('order' in link ? [link.order] : [])),
    concepts: links.flatMap((link) => ('orderConcept' in link ? [link.orderConcept] : [])),
  }
}

/** Links to trips and concepts the actor sees; each brings the house it belongs to. */
export async function addLinks(trx: Transaction, id: number, links: readonly AssignedTo[]): Promise<void> {
  const { orders, concepts } = idsOf(links)
  await trx.query(
    `insert into email_assignment_links (organisation_id, assignment_id, order_id, order_concept_id)
     select o.organisation_id, $1::bigint, o.id, null::bigint from orders o where o.id = any ($2::bigint[])
     union all select c.organisation_id, $1::bigint, null::bigint, c.id from order_concepts c where c.id = any ($3::bigint[])`,
    [id, orders, concepts],
  )
}

/**
 * The e-mails of one trip come to its copy, too (NEW-05): what was assigned to it, and what was sent from it. A sent one stays
 * with the trip it was sent for; the copy names it by its message id.
 */
export async function copyAssignedEmails(trx: Transaction, from: number, to: number): Promise<void> {
  await trx.query(
    `insert into email_assignment_links (organisation_id, assignment_id, order_id)
     select o.organisation_id, l.assignment_id, o.id from email_assignment_links l join orders o on o.id = $2
     where l.order_id = $1 order by l.id`,
    [from, to],
  )
  await assignSentEmails(trx, from, to)
}

/** Links first: who sees an assignment is told by them. */
async function assignSentEmails(trx: Transaction, from: number, to: number): Promise<void> {
  const sent = await trx.query<{ email: number; assignment: number }>(
    `select e.id as email, nextval(pg_get_serial_sequence('email_assignments', 'id')) as assignment
     from email_messages e where e.order_id = $1 and e.status = 'sent' and not exists (
       select from email_assignment_links l join email_assignments a on a.id = l.assignment_id
       where l.order_id = $2 and a.message_id = e.message_id)
     order by e.sent_at, e.id`,
    [from, to],
  )
  if (sent.length === 0) return
  const assignments = sent.map(({ assignment }) => assignment)
  await trx.query(
    `insert into email_assignment_links (organisation_id, assignment_id, order_id)
     select o.organisation_id, a.id, o.id from unnest($1::bigint[]) with ordinality as a (id, place), orders o
     where o.id = $2 order by a.place`,
    [assignments, to],
  )
  await trx.query(
    `insert into email_assignments (id, organisation_id, user_id, message_id, subject, date, from_address, order_id)
     select a.id, o.organisation_id, e.user_id, e.message_id, e.subject, e.sent_at, e.from_address, o.id
     from unnest($1::bigint[], $2::bigint[]) as a (id, email) join email_messages e on e.id = a.email, orders o
     where o.id = $3`,
    [assignments, sent.map(({ email }) => email), to],
  )
}

export async function linksOf(trx: Transaction, id: number): Promise<({ id: number } & AssignedTo)[]> {
  const rows = await trx.query<{ id: number; order: number | null; orderConcept: number }>(
    `select id, order_id as "order", order_concept_id as "orderConcept" from email_assignment_links
     where assignment_id = $1 order by id`,
    [id],
  )
  return rows.map(({ id: link, order, orderConcept }) =>
    order === null ? { id: link, orderConcept } : { id: link, order },
  )
}

export async function removeLinks(trx: Transaction, ids: readonly number[]): Promise<void> {
  await trx.query('delete from email_assignment_links where id = any ($1::bigint[])', [ids])
}

/** Whoever assigns the same e-mail waits here until this transaction is over. */
export async function lockMessage(trx: Transaction, messageId: string): Promise<void> {
  await trx.query(`select pg_advisory_xact_lock(hashtextextended('assignments of e-mail ' || $1::text, 0))`, [
    messageId,
  ])
}

/** What an e-mail is assigned to already among these, and by which assignments, the oldest first. */
export async function alreadyAssigned(
  trx: Transaction,
  messageId: string,
  links: readonly AssignedTo[],
): Promise<{ assignment: number; link: AssignedTo }[]> {
  const { orders, concepts } = idsOf(links)
  const rows = await trx.query<{ assignment: number; order: number | null; orderConcept: number }>(
    `select a.id as assignment, l.order_id as "order", l.order_concept_id as "orderConcept"
     from email_assignment_links l join email_assignments a on a.id = l.assignment_id
     where a.message_id = $1 and (l.order_id = any ($2::bigint[]) or l.order_concept_id = any ($3::bigint[]))
     order by a.id, l.id`,
    [messageId, orders, concepts],
  )
  return rows.map(({ assignment, order, orderConcept }) => ({
    assignment,
    link: order === null ? { orderConcept } : { order },
  }))
}

/** Tags come beside those it has; a file and a request only where it has none. */
export async function addToAssignment(
  trx: Transaction,
  id: number,
  { tags, file, request }: Assignment,
): Promise<void> {
  await trx.query(
    `update email_assignments set file_id = coalesce(file_id, $3::bigint), request_id = coalesce(request_id, $4::bigint),
       tags = tags || array(select tag from unnest($2::text[]) with ordinality t (tag, place) where tag <> all (tags) order by place)
     where id = $1`,
    [id, tags ?? [], file, request ?? null],
  )
}

/** Locks an assignment, so that nothing is assigned anew while it is taken away. @returns whether the actor sees it */
export async function lockAssignment(trx: Transaction, id: number): Promise<boolean> {
  const rows = await trx.query('select id from email_assignments where id = $1 for update', [id])
  return rows.length > 0
}

/** @returns whether the assignment of these links has others, which the actor may not see */
export async function hasOtherLinks(trx: Transaction, links: readonly number[]): Promise<boolean> {
  const rows = await trx.query('select assignments_beside($1::bigint[])', [links])
  return rows.length > 0
}

export async function insertAssignment(
  trx: Transaction,
  id: number,
  body: Assignment & { readonly order: number | null; readonly isByHeaders?: boolean },
): Promise<void> {
  await trx.query(
    `insert into email_assignments (id, organisation_id, user_id, message_id, subject, date, from_address, tags, file_id, order_id,
       request_id, is_by_headers)
     select $1::bigint, l.organisation_id, $2::bigint, $3, $4, $5::timestamptz, $6, $7::text[], $8::bigint, $9::bigint,
       $10::bigint, $11::boolean
     from email_assignment_links l where l.assignment_id = $1 order by l.id limit 1`,
    [
      id,
      body.user,
      body.messageId ?? '',
      body.subject ?? '',
      body.date,
      body.fromAddress ?? '',
      body.tags ?? [],
      body.file,
      body.order,
      body.request ?? null,
      body.isByHeaders ?? false,
    ],
  )
}
