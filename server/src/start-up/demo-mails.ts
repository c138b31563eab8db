import { demoAnswers, demoUnassigned } from '@reisewerk/demo/mails/demo-mails.ts'
import type pg from 'pg'

/** Asks the way the desk in the browser does. */
export type Ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<Record<string, unknown>>

const dayMs = 86_400_000

/** What came in for the demo agency, read and assigned the way of every mail, and papers that have gone out (MAIL-02, MAIL-04). */
export async function makeDemoMails(owner: pg.Client, ask: Ask, now: Date): Promise<void> {
  await sendOffers(owner)
  await makePapers(owner, ask)
  const { rows: sent } = await owner.query<Written>(
    `select m.message_id as "answers", m.subject, m."to"->0->>'name' as name, m."to"->0->>'address' as address,
       o.organisation_id as house from email_messages m join orders o on o.id = m.order_id
     where m.status = 'sent' and m.message_id like '<demo-%' order by m.id limit $1`,
    [demoAnswers.length],
  )
  const answers = sent.map((mail, index): Incoming => {
    const { subject = '', ...text } = demoAnswers[index] ?? {}
    const at = new Date(now.getTime() - (index + 1) * dayMs)
    return { ...mail, text: '', ...text, subject: `${subject}${mail.subject}`, at, number: index }
  })
  const { rows: hotels } = await owner.query<Written & { orderNumber: string }>(
    `select distinct on (p.id) p.name, p.email as address, o.order_number as "orderNumber", o.organisation_id as house
     from requests r join providers p on p.id = r.provider_id join orders o on o.id = r.order_id
     where r.status in ('bookings_sent', 'approved', 'paid') and p.kind = 'hotel' and coalesce(p.email, '') <> '' and o.start_at > $1::date
     order by p.id limit $2`,
    [now.toISOString().slice(0, 10), demoUnassigned.length],
  )
  const others = hotels.map(({ orderNumber, ...hotel }, index): Incoming => {
    const { namesTrip = false, subject = '', text = '' } = demoUnassigned[index] ?? {}
    const at = new Date(now.getTime() - (index + 1) * 5_400_000)
    const named = namesTrip ? `${subject} ${orderNumber}` : subject
    return { ...hotel, text, subject: named, at, number: demoAnswers.length + index }
  })
  // Each is read in a process of its own: side by side they cost the first start half the time.
  await Promise.all([...answers, ...others].map((mail) => receive(ask, mail)))
}

type Written = { answers?: string; subject: string; name: string; address: string; house: number }
type Incoming = Written & { text: string; at: Date; number: number; attachment?: { name: string; text: string } }

async function receive(ask: Ask, mail: Incoming): Promise<void> {
  const house = `/api/organisations/${mail.house}`
  await ask('POST', `received_emails?name=Nachricht.eml&organisation=${house}`, Buffer.from(emlOf(mail)))
}

function emlOf({ answers, subject, name, address, text, at, number, attachment }: Incoming): string {
  const inBase64 = (words: string) => Buffer.from(words).toString('base64')
  const word = (words: string) => `=?utf-8?B?${inBase64(words)}?=`
  const part = (type: string, words: string) =>
    `Content-Type: ${type}\r\nContent-Transfer-Encoding: base64\r\n\r\n${inBase64(words)}\r\n`
  const head = [
    `From: ${word(name)} <${address}>`,
    'To: buero@reisewerk.example',
    `Subject: ${word(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <demo-in-${number}@${address.split('@').at(-1)}>`,
    ...(answers === undefined ? [] : [`In-Reply-To: ${answers}`]),
    'MIME-Version: 1.0',
  ]
  const body = part('text/plain; charset=utf-8', `${text}\n\n${name}\n`)
  if (attachment === undefined) return `${head.join('\r\n')}\r\n${body}`
  const file = part(`text/csv; charset=utf-8; name="${attachment.name}"`, attachment.text).replace(
    '\r\n',
    `\r\nContent-Disposition: attachment; filename="${attachment.name}"\r\n`,
  )
  return `${head.join('\r\n')}\r\nContent-Type: multipart/mixed; boundary=B\r\n\r\n--B\r\n${body}--B\r\n${file}--B--\r\n`
}

/** The mails by which the offers went out that are marked as sent. */
async function sendOffers(owner: pg.Client): Promise<void> {
  await owner.query(`
    with version as (
      select v.order_id, v.document_id, v.sent_at, d.name, u.id as user_id, u.email,
        trim(u.first_name || ' ' || u.last_name) as writer, c.id as contact_id
      from offer_versions v join documents d on d.id = v.document_id join orders o on o.id = v.order_id
        join users u on u.id = o.user_id
        cross join lateral (select k.id from contacts k where k.client_id = o.client_id and not k.deleted
          and coalesce(k.email, '') <> '' order by k.sort, k.id limit 1) c
      where v.sent_at is not null),
    mail as (
      insert into email_messages (order_id, user_id, status, from_name, from_address, "to", subject, body, text, message_id,
        queued_at, sent_at)
      select w.order_id, w.user_id, 'sent', w.writer, w.email,
        jsonb_build_array(jsonb_build_object('name', trim(k.first_name || ' ' || k.last_name), 'address', k.email)),
        w.name, jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
          'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', t.words))))), t.words,
        '<offer-' || w.document_id || '@reisewerk.example>', w.sent_at, w.sent_at
      from version w join contacts k on k.id = w.contact_id,
        (values ('Anbei erhalten Sie unser Angebot für Ihre Reise. Über Ihre Rückmeldung freuen wir uns.')) as t (words)
      returning id, order_id, message_id)
    insert into email_attachments (order_id, email_id, document_id)
    select m.order_id, m.id, w.document_id from mail m join version w
      on m.message_id = '<offer-' || w.document_id || '@reisewerk.example>'`)
}

/** The room list and the vouchers of the next trip whose papers are out. */
async function makePapers(owner: pg.Client, ask: Ask): Promise<void> {
  const { rows } = await owner.query<{ trip: string; list: string }>(
    `select o.id as trip, r.id as list from orders o join room_lists r on r.order_id = o.id
     where o.current_status in ('documents_sent', 'on_tour') order by o.start_at, r.id limit 1`,
  )
  const [found] = rows
  if (found === undefined) return
  const { trip, list } = found
  await ask('POST', `orders/${trip}/room-list/generate-document?room_list_type=hotel_pdf&room_list=${list}`)
  await ask('POST', `orders/${trip}/voucher/generate-document`)
}
