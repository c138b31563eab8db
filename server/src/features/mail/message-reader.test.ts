import { expect, test } from 'vitest'
import { readMsg, UnreadableMessage } from './message-reader.ts'
import { msgFile } from './msg-file.fixture.ts'
import { winmailOf } from './tnef/tnef.fixture.ts'
import { unopened } from './tnef/unpacked.ts'

const pdf = Buffer.from('%PDF-1.7 Zimmerliste')
const whole = msgFile({
  subject: 'Zimmerliste für Ålesund',
  fromName: 'Käthe Müller',
  fromAddress: 'kaethe@kantorei.example',
  to: 'buero@reisewerk.example',
  headers: 'From: kaethe@kantorei.example\r\nMessage-ID:\r\n <abc@kantorei.example>\r\nX: y\r\n',
  text: 'Guten Tag',
  date: new Date('2026-11-02T09:30:00Z'),
  html: `<html><head><style>p{color:red}</style><title>t</title></head><body onload="x()">
    <p style="color:red" onclick="x()">Guten <b>Tag</b></p><script>alert(1)</script>
    <img src="https://spion.example/pixel.gif"><a href="javascript:x()">böse</a> <a href="https://kantorei.example">gut</a>
    <iframe src="https://spion.example"></iframe><form action="https://spion.example"><input name="a"></form></body></html>`,
  attachments: [
    { name: 'Zimmerliste.pdf', bytes: pdf },
    { name: '../../etc/passwd', bytes: Buffer.from('x') },
  ],
})

test('HEAD-12 a .msg tells subject, sender, date, Message-ID and its attachments', async () => {
  const read = await readMsg(whole, 0)
  expect(read).toMatchObject({
    subject: 'Zimmerliste für Ålesund',
    fromName: 'Käthe Müller',
    fromAddress: 'kaethe@kantorei.example',
    to: 'buero@reisewerk.example',
    messageId: '<abc@kantorei.example>',
    date: '2026-11-02T09:30:00.000Z',
    text: 'Guten Tag',
  })
  expect(read.attachments[0]).toEqual({ name: 'Zimmerliste', filetype: 'pdf', byteSize: pdf.length })
  expect(read.attachments).toHaveLength(2)
  expect(Buffer.from(read.content ?? [])).toEqual(pdf)
})

test('HEAD-12 of its HTML words and structure are left: no script, style, picture, frame or form', async () => {
  const { html } = await readMsg(whole)
  expect(html).toContain('<p>Guten <b>Tag</b></p>')
  expect(html).toContain('<a href="https://kantorei.example">gut</a>')
  expect(html).not.toMatch(/script|style|img|iframe|form|onclick|onload|spion|javascript/i)
})

test('MAIL-01 a .msg without a date has none', async () => {
  expect((await readMsg(msgFile({ subject: 'Ohne Datum' }))).date).toBeNull()
})

test('MAIL-04 what is packed into a winmail.dat of a .msg stands behind its attachments, each file with its name and bytes', async () => {
  const winmail = winmailOf([
    { title: 'ZIMMER~1.PDF', long: '../Zimmerliste Frühjahr.pdf', bytes: pdf },
    { title: 'Notiz.txt', bytes: Buffer.from('Hallo') },
  ])
  const message = msgFile({
    subject: 'Zimmerliste',
    attachments: [
      { name: 'winmail.dat', bytes: winmail },
      { name: 'Plan.pdf', bytes: Buffer.from('%PDF-1.7 Plan') },
    ],
  })
  const read = await readMsg(message, 2)
  expect(read.attachments).toEqual([
    { name: 'winmail', filetype: 'dat', byteSize: winmail.length },
    { name: 'Plan', filetype: 'pdf', byteSize: 13 },
    { name: '.._Zimmerliste Frühjahr', filetype: 'pdf', byteSize: pdf.length },
    { name: 'Notiz', filetype: 'txt', byteSize: 5 },
  ])
  expect(Buffer.from(read.content ?? [])).toEqual(pdf)
  expect(Buffer.from((await readMsg(message, 0)).content ?? [])).toEqual(winmail)
})

test('MAIL-04 a winmail.dat of a .msg that cannot be opened is kept as it is, and says so', async () => {
  const cut = winmailOf([{ title: 'Liste.pdf', bytes: pdf }], 5)
  const message = msgFile({ subject: 'Liste', attachments: [{ name: 'winmail.dat', bytes: cut }] })
  expect((await readMsg(message)).attachments).toEqual([
    { name: 'winmail', filetype: 'dat', byteSize: cut.length, note: unopened },
  ])
})

/** Each byte of the file's own tables turned, one after the other: loops, huge sizes, sectors that are not there. */
const broken = Array.from({ length: 12 }, (_, index) => {
  const bytes = Buffer.from(whole)
  const at = [24, 30, 44, 48, 60, 64, 68, 76, 512, 516, 520, 1030][index] ?? 0
  bytes.writeUInt32LE(index % 2 === 0 ? 0xfffffff0 : 3, at)
  return [at, bytes] as const
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7'.padEnd(4_000))],
  ['only the first bytes of one', whole.subarray(0, 600)],
  ['the right magic and zeros', Buffer.concat([whole.subarray(0, 8), Buffer.alloc(4_000)])],
  ['the right magic and noise', Buffer.concat([whole.subarray(0, 8), Buffer.alloc(60_000, 0xab)])],
])('HEAD-12 %s is refused as unreadable', async (_, bytes) => {
  await expect(readMsg(bytes)).rejects.toThrow(UnreadableMessage)
})

test('HEAD-12 whatever is broken inside a file, the reader answers or is ended in time', async () => {
  const answers = await Promise.allSettled(broken.map(([, bytes]) => readMsg(bytes)))
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(UnreadableMessage)
  }
}, 60_000)
