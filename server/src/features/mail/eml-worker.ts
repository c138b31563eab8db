/** The child process that reads one mail as it travels and ends; what is said of `msg-worker.ts` holds for it, too. */
import { messageIdsIn } from '@reisewerk/domain/mail/threads.ts'
import { type AddressObject, type Attachment, type ParsedMail, simpleParser } from 'mailparser'
import { deliveryReport } from './delivery-report.ts'
import { clean, line, longestBody, type ReadMessage, type ReadRequest, saneInstant, wordsOf } from './message-read.ts'
import { safeHtml } from './safe-html.ts'
import { fileName, type SentFile, toldOf, withUnpacked } from './tnef/with-unpacked.ts'

process.once('message', (request: ReadRequest) => {
  void answerOf(request).then((answer) => process.send?.(answer, undefined, undefined, () => process.exit(0)))
})
process.once('disconnect', () => process.exit(0))

function answerOf(request: ReadRequest): Promise<ReadMessage | { failed: true }> {
  return read(request).catch(() => ({ failed: true }))
}

async function read({ bytes, attachment }: ReadRequest): Promise<ReadMessage> {
  const mail = await simpleParser(withReadableHead(Buffer.from(bytes)), {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    maxHtmlLengthToParse: 5_000_000,
    keepDeliveryStatus: true,
  })
  // Anything can be parsed as a mail; what names neither a sender nor a subject, date or identity is none.
  const told = ['from', 'subject', 'date', 'message-id', 'received'].some((name) => mail.headers.has(name))
  if (!told) throw new Error('no message')
  const [from] = mail.from?.value ?? []
  const html = safeHtml(clean(mail.html || '').slice(0, 5_000_000)).slice(0, longestBody)
  return {
    messageId: line(mail.messageId, 500),
    thread: threadOf(mail),
    subject: line(mail.subject, 500),
    date: dateOf(mail),
    fromName: line(from?.name, 200),
    fromAddress: line(from?.address, 320),
    to: addressesOf(mail.to),
    cc: addressesOf(mail.cc),
    html,
    text: clean(mail.text || wordsOf(html)).slice(0, longestBody),
    ...toldOf(withUnpacked(mail.attachments.map(sentFile)), attachment),
    report: reportOf(mail),
  }
}

function sentFile(one: Attachment): SentFile {
  const { contentType, content } = one
  return { name: nameOf(one), contentType, byteSize: content.length, read: () => content }
}

/** A head in which a program has left out how its letters are written: UTF-8, or else what Windows writes. */
function withReadableHead(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.subarray(0, end === -1 ? bytes.length : end)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head)
    return bytes
  } catch {
    return Buffer.concat([Buffer.from(new TextDecoder('windows-1252').decode(head)), bytes.subarray(head.length)])
  }
}

/** The parser takes the present for a date it cannot read. */
function dateOf({ date, headerLines }: ParsedMail): string | null {
  const told = headerLines.find(({ key }) => key === 'date')?.line.replace(/^date:/i, '')
  return told === undefined || Number.isNaN(Date.parse(told)) ? null : saneInstant(date)
}

/** What is told of the mail it reports on may come as the whole mail or as its head. */
function reportOf({ attachments }: ParsedMail): ReadMessage['report'] {
  const textOf = (types: readonly string[]) =>
    attachments.find(({ contentType }) => types.includes(contentType))?.content.toString('utf8', 0, 100_000) ?? ''
  const status = textOf(['message/delivery-status'])
  if (status === '') return null
  return deliveryReport(clean(status), clean(textOf(['text/rfc822-headers', 'message/rfc822'])))
}

function nameOf({ filename, contentType }: Attachment): string {
  const named = fileName(filename)
  if (named !== '') return named
  return contentType === 'message/rfc822' ? 'Nachricht.eml' : 'Anhang'
}

function addressesOf(told: AddressObject | AddressObject[] | undefined): string {
  const found = [told ?? []].flat().flatMap(({ value }) => value)
  return line(
    found
      .slice(0, 100)
      .map(({ name, address }) => address ?? name)
      .join(', '),
    2_000,
  )
}

function threadOf(mail: ParsedMail): string[] {
  const references = [mail.references ?? []].flat().join(' ')
  return [...new Set([...messageIdsIn(mail.inReplyTo ?? ''), ...messageIdsIn(references)])]
}
