import { expect, test } from 'vitest'
import { readEml, readMessage, UnreadableMessage } from './message-reader.ts'
import { winmailOf } from './tnef/tnef.fixture.ts'
import { unopened } from './tnef/unpacked.ts'

const pdf = Buffer.from('%PDF-1.7 Bestätigung')
const whole = Buffer.from(
  [
    'From: =?utf-8?Q?Kari_S=C3=B8rensen?= <Gruppen@bryggekanten.example>',
    'To: buero@reisewerk.example, Anna <anna@reisewerk.example>',
    'Subject: =?iso-8859-1?Q?AW=3A_Fr=FChst=FCck?=',
    'Date: Mon, 02 Nov 2026 10:30:00 +0100',
    'Message-ID: <answer@bryggekanten.example>',
    'In-Reply-To: <sent@reisewerk.example>',
    'References: <first@reisewerk.example>',
    ' <sent@reisewerk.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p onclick="x()">Guten <b>Tag</b></p><script>böse()</script><img src="https://spion.example/x.gif"><a href="javascript:x()">x</a>',
    '--b',
    'Content-Type: application/pdf; name="../../Best=?.pdf"',
    'Content-Disposition: attachment; filename="../Bestaetigung.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    pdf.toString('base64'),
    '--b--',
    '',
  ].join('\r\n'),
)

test('MAIL-04 an .eml tells sender, date, what it answers and its attachments; its HTML is harmless', async () => {
  const read = await readEml(whole, 0)
  expect(read).toMatchObject({
    ...{ messageId: '<answer@bryggekanten.example>', subject: 'AW: Frühstück', date: '2026-11-02T09:30:00.000Z' },
    ...{ fromName: 'Kari Sørensen', fromAddress: 'Gruppen@bryggekanten.example' },
    to: 'buero@reisewerk.example, anna@reisewerk.example',
    thread: ['<sent@reisewerk.example>', '<first@reisewerk.example>'],
  })
  expect(read.html).toContain('<p>Guten <b>Tag</b></p>')
  expect(read.html).not.toMatch(/script|onclick|img|spion|javascript/)
  expect(read.attachments).toEqual([{ name: '.._Bestaetigung', filetype: 'pdf', byteSize: pdf.length }])
  expect(Buffer.from(read.content ?? [])).toEqual(pdf)
  expect((await readMessage(whole)).subject).toBe('AW: Frühstück')
})

const fromOutlook = (winmail: Buffer) =>
  Buffer.from(
    [
      'Subject: Zimmerliste',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Anbei die Liste.',
      '--b',
      'Content-Type: application/ms-tnef; name="winmail.dat"',
      'Content-Disposition: attachment; filename="winmail.dat"',
      'Content-Transfer-Encoding: base64',
      '',
      winmail.toString('base64'),
      '--b--',
      '',
    ].join('\r\n'),
  )

test('MAIL-04 what Outlook has packed into a winmail.dat stands behind it, each file with its name and bytes', async () => {
  const winmail = winmailOf([
    { title: 'ZIMMER~1.PDF', long: '../Zimmerliste Frühjahr.pdf', bytes: pdf },
    { title: 'Notiz.txt', bytes: Buffer.from('Hallo') },
  ])
  const read = await readEml(fromOutlook(winmail), 1)
  expect(read.attachments).toEqual([
    { name: 'winmail', filetype: 'dat', byteSize: winmail.length },
    { name: '.._Zimmerliste Frühjahr', filetype: 'pdf', byteSize: pdf.length },
    { name: 'Notiz', filetype: 'txt', byteSize: 5 },
  ])
  expect(Buffer.from(read.content ?? [])).toEqual(pdf)
  expect(Buffer.from((await readEml(fromOutlook(winmail), 0)).content ?? [])).toEqual(winmail)
})

test('MAIL-04 a winmail.dat that cannot be opened is kept as it is, and says so', async () => {
  const cut = winmailOf([{ title: 'Liste.pdf', bytes: pdf }], 5)
  expect((await readEml(fromOutlook(cut))).attachments).toEqual([
    { name: 'winmail', filetype: 'dat', byteSize: cut.length, note: unopened },
  ])
})

const nested = (depth: number) => {
  const open = Array.from({ length: depth }, (_, level) => [
    `Content-Type: multipart/mixed; boundary=b${level}`,
    '',
    `--b${level}`,
  ])
  return Buffer.from(['Subject: tief', ...open.flat(), 'Content-Type: text/plain', '', 'x'].join('\r\n'))
}

test.each([
  ['10,000 parts inside each other', nested(10_000)],
  ['a head of 5 MB', Buffer.from(`Subject: x\r\nReferences: ${'<a@b.example> '.repeat(350_000)}\r\n\r\nHallo`)],
  ['HTML of 3 MB of open tags', Buffer.from(`Subject: x\r\nContent-Type: text/html\r\n\r\n${'<div>'.repeat(600_000)}`)],
  [
    'a transfer encoding that does not fit',
    Buffer.from('Subject: x\r\nContent-Transfer-Encoding: base64\r\n\r\n\0\xff='),
  ],
])(
  'MAIL-04 %s is read, or given up in time',
  async (_, bytes) => {
    const read = await readEml(bytes).catch((error: unknown) => error)
    if (read instanceof Error) expect(read).toBeInstanceOf(UnreadableMessage)
    else expect(read).toMatchObject({ subject: expect.stringMatching(/^(x|tief)$/) })
  },
  60_000,
)

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7\r\n\r\nhallo')],
])('MAIL-04 %s is no mail', async (_, bytes) => {
  await expect(readEml(bytes)).rejects.toThrow(UnreadableMessage)
})

test('MAIL-04 letters of an undeclared head are read, words of a mail without text are its HTML’s, no date is made up', async () => {
  const bytes = Buffer.from(
    'From: M\xfcller <m@chor.example>\r\nSubject: Gr\xfc\xdfe\r\nDate: gar nicht\r\n' +
      'Content-Type: text/html; charset=utf-8\r\n\r\n<p>Guten Tag,</p><div>drei &lt; vier &amp; mehr</div>',
    'latin1',
  )
  expect(await readEml(bytes)).toMatchObject({
    ...{ fromName: 'Müller', subject: 'Grüße', date: null },
    text: 'Guten Tag,\ndrei < vier & mehr',
  })
})
