import { expect, test } from 'vitest'
import { readEml } from './message-reader.ts'

const report = (action: string) =>
  [
    'From: MAILER-DAEMON@post.example',
    'To: buero@reisewerk.example',
    'Subject: Undelivered Mail Returned to Sender',
    'Date: Fri, 20 Nov 2026 09:00:00 +0100',
    'Message-ID: <bounce@post.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=B',
    '',
    '--B\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nI am sorry.\r\n',
    '--B\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; post.example\r\n',
    `Final-Recipient: rfc822; weg@kantorei.example\r\nAction: ${action}\r\nStatus: 5.1.1`,
    'Diagnostic-Code: smtp; 550 5.1.1 <weg@kantorei.example>: Recipient\r\n address rejected\r\n',
    '--B\r\nContent-Type: text/rfc822-headers\r\n\r\nFrom: a@b.example\r\nMessage-ID: <sent-1@reisewerk.example>\r\n',
    '--B--\r\n',
  ].join('\r\n')

test('MOVE-07 a delivery report names whom a mail did not reach, why, and which mail', async () => {
  const read = await readEml(Buffer.from(report('failed')))
  expect(read.report).toEqual({
    of: ['<sent-1@reisewerk.example>'],
    failed: [
      {
        address: 'weg@kantorei.example',
        reason: '5.1.1, 550 5.1.1 <weg@kantorei.example>: Recipient address rejected',
      },
    ],
  })
  expect(read.text).toContain('I am sorry.')
})

test('MOVE-07 a delay is no failure, and a mail without a report tells of none', async () => {
  expect((await readEml(Buffer.from(report('delayed')))).report).toBeNull()
  expect((await readEml(Buffer.from('From: a@b.example\r\nSubject: Hallo\r\n\r\nGuten Tag'))).report).toBeNull()
})
