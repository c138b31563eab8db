/**
 * The child process that reads one .msg and ends. It has no access to the database, gets no configuration, and nothing it
 * answers is trusted for more than being shown: every text is cut, HTML is made harmless here, too, for that costs time.
 */
import { createRequire } from 'node:module'
import type { FieldsData } from '@kenjiuno/msgreader'
import { messageIdsIn } from '@reisewerk/domain/mail/threads.ts'
import { clean, line, longestBody, type ReadMessage, type ReadRequest, saneInstant, wordsOf } from './message-read.ts'
import { safeHtml } from './safe-html.ts'
import { type SentFile, toldOf, withUnpacked } from './tnef/with-unpacked.ts'

// A CommonJS module whose default export Node and the type checker name differently.
const { default: MsgReader } = createRequire(import.meta.url)(
  '@kenjiuno/msgreader',
) as typeof import('@kenjiuno/msgreader')

process.once('message', (request: ReadRequest) => {
  process.send?.(answerOf(request), undefined, undefined, () => process.exit(0))
})
process.once('disconnect', () => process.exit(0))

function answerOf(request: ReadRequest): ReadMessage | { failed: true } {
  try {
    return read(request)
  } catch {
    return { failed: true }
  }
}

function read({ bytes, attachment }: ReadRequest): ReadMessage {
  // The library takes the whole buffer, so it gets one of its own.
  const reader = new MsgReader(new Uint8Array(bytes).buffer)
  const fields = reader.getFileData()
  if (fields.error !== undefined || fields.dataType !== 'msg') throw new Error('no message')
  // Any compound file opens; one without a single thing that a message has is none (an .xls, zeros).
  const told = [fields.subject, fields.senderName, fields.body, fields.html, fields.bodyHtml, fields.headers]
  if (told.every((part) => part === undefined || part.length === 0)) throw new Error('no message')
  const sent = (fields.attachments ?? []).map((file) => sentFile(file, () => reader.getAttachment(file).content))
  const html = safeHtml(htmlOf(fields)).slice(0, longestBody)
  return {
    messageId: line(headerOf(fields, 'message-id'), 500),
    thread: threadOf(fields),
    subject: line(fields.subject, 500),
    date: dateOf(fields),
    fromName: line(fields.senderName, 200),
    fromAddress: addressOf(fields),
    to: recipientsOf(fields, 'to'),
    cc: recipientsOf(fields, 'cc'),
    html,
    text: clean(fields.body || wordsOf(html)).slice(0, longestBody),
    ...toldOf(withUnpacked(sent), attachment),
    report: null,
  }
}

function sentFile(file: FieldsData, read: () => Uint8Array): SentFile {
  // A message inside a message is one more .msg.
  const name = line(file.fileName ?? file.fileNameShort ?? file.name, 200) || 'Anhang'
  const whole = file.innerMsgContent === true && !name.toLowerCase().endsWith('.msg') ? `${name}.msg` : name
  return { name: whole, contentType: file.attachMimeTag ?? '', byteSize: file.contentLength ?? 0, read }
}

function addressOf({
  senderSmtpAddress,
  sentRepresentingSmtpAddress,
  senderEmail,
  creatorSMTPAddress,
}: FieldsData): string {
  // Exchange tells a path of its directory where others tell an address.
  const known = [senderSmtpAddress, senderEmail, sentRepresentingSmtpAddress, creatorSMTPAddress]
  return line(known.find((address) => address?.includes('@')) ?? '', 320)
}

function recipientsOf({ recipients = [] }: FieldsData, kind: 'to' | 'cc'): string {
  const named = recipients.filter(({ recipType }) => (recipType ?? 'to') === kind).slice(0, 100)
  return line(named.map(({ name, smtpAddress, email }) => smtpAddress ?? email ?? name ?? '').join(', '), 2_000)
}

function htmlOf({ html, bodyHtml, internetCodepage }: FieldsData): string {
  if (typeof bodyHtml === 'string' && bodyHtml !== '') return clean(bodyHtml)
  if (html === undefined) return ''
  const charset = internetCodepage === 65001 || internetCodepage === undefined ? 'utf-8' : 'windows-1252'
  return clean(new TextDecoder(charset).decode(html))
}

function dateOf(fields: FieldsData): string | null {
  const { messageDeliveryTime, clientSubmitTime } = fields
  const told = [messageDeliveryTime, clientSubmitTime, headerOf(fields, 'date')].find((time) => time)
  return saneInstant(told)
}

function threadOf(fields: FieldsData): string[] {
  const answered = messageIdsIn(headerOf(fields, 'in-reply-to'))
  return [...new Set([...answered, ...messageIdsIn(headerOf(fields, 'references'))])]
}

function headerOf({ headers = '' }: FieldsData, name: string): string {
  const unfolded = headers.slice(0, 100_000).replaceAll(/\r?\n[ \t]+/g, ' ')
  const found = unfolded.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`))
  return found?.slice(name.length + 1).trim() ?? ''
}
