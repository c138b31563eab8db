import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mail, Mailer } from './mail.ts'
import { openMailer } from './open-mailer.ts'
import { mailerOf, smtpFault } from './smtp.ts'
import { type SmtpServer, startSmtpServer } from './smtp-server.fixture.ts'

const mail: Mail = {
  from: { name: 'Reisewerk Nord', address: 'buero@reisewerk.example' },
  to: [{ name: 'Käthe Müller, Kantorei', address: 'kaethe.mueller@kantorei.example' }],
  subject: 'Ihr Angebot für Ålesund – 14.05.2027',
  text: 'Guten Tag,\n.\nanbei unser Angebot.\nFrom here on ÄÖÜ.',
  attachments: [{ filename: 'Angebot Köln.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }],
}

let dataDir: string
let mailer: Mailer
let post: SmtpServer

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'reisewerk-mail-'))
  post = await startSmtpServer()
})

afterEach(async () => {
  mailer.close()
  post.close()
  await rm(dataDir, { recursive: true, force: true })
})

const written = async () => {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder)
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

test('a mail becomes a file that a mail program opens, when no server is configured', async () => {
  mailer = openMailer({ dataDir })
  const { messageId } = await mailer.sendMail(mail)
  expect(mailer.kind).toBe('folder')
  expect(messageId).toMatch(/^<[^\s<>]+@reisewerk\.example>$/)
  const [text = ''] = await written()
  expect(await readdir(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/)])
  expect(text).toContain(`Message-ID: ${messageId}\r\n`)
  expect(text).toMatch(/^From: Reisewerk Nord <buero@reisewerk\.example>\r$/m)
  expect(text).toMatch(/^Content-Disposition: attachment;/m)
  expect(text).toContain(Buffer.from('%PDF-1.7').toString('base64'))
})

test('a mail goes to the configured server', async () => {
  mailer = openMailer({ dataDir, smtpUrl: post.url })
  const { messageId } = await mailer.sendMail({ ...mail, html: '<p>Angebot</p>' })
  expect(mailer.kind).toBe('smtp')
  expect(post.taken).toHaveLength(1)
  const [taken] = post.taken
  expect(taken?.from).toBe('buero@reisewerk.example')
  expect(taken?.to).toEqual(['kaethe.mueller@kantorei.example'])
  expect(taken?.text).toContain(`Message-ID: ${messageId}`)
  expect(taken?.text).toContain('<p>Angebot</p>')
})

test('a refused recipient and a server that is away are errors, not silence', async () => {
  mailer = openMailer({ dataDir, smtpUrl: post.url })
  await expect(mailer.sendMail({ ...mail, to: [{ address: 'unbekannt@kantorei.example' }] })).rejects.toThrow('550')
  mailer.close()
  mailer = openMailer({ dataDir, smtpUrl: 'smtp://127.0.0.1:1' })
  await expect(mailer.sendMail(mail)).rejects.toThrow('ECONNREFUSED')
})

test('a server elsewhere gets no mail and no password over an open line, unless the address says so', async () => {
  const elsewhere = post.url.replace('127.0.0.1', '0.0.0.0')
  mailer = openMailer({ dataDir, smtpUrl: elsewhere })
  await expect(mailer.sendMail(mail)).rejects.toThrow('STARTTLS')
  expect(post.taken).toEqual([])
  mailer.close()
  mailer = openMailer({ dataDir, smtpUrl: `${elsewhere}?requireTLS=false` })
  await mailer.sendMail(mail)
  expect(post.taken).toHaveLength(1)
})

test.each(['ohne-at', 'a@b\r\nBcc: x@y.example', 'a@b.example, c@d.example', '<a@b.example>', 'a b@c.example', ''])(
  'the address %j is refused',
  async (address) => {
    mailer = openMailer({ dataDir })
    await expect(mailer.sendMail({ ...mail, to: [{ address }] })).rejects.toThrow(TypeError)
    await expect(mailer.sendMail({ ...mail, from: { address } })).rejects.toThrow(TypeError)
  },
)

test('a mail without recipient is refused', async () => {
  mailer = openMailer({ dataDir })
  await expect(mailer.sendMail({ ...mail, to: [] })).rejects.toThrow('recipient')
})

const hostile = fc.string({
  unit: fc.constantFrom('a', 'ü', ' ', '"', '<', '>', ',', ':', '\r\n', '\n', '\r', '\u2028', '\0', 'Bcc: x@y.example'),
})

test('no text that a person types adds a header or a recipient', async () => {
  mailer = openMailer({ dataDir, smtpUrl: post.url })
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, name, filename) => {
      const attachments = [{ filename, content: Buffer.from('x'), contentType: 'text/plain' }]
      await mailer.sendMail({
        ...mail,
        subject,
        to: [{ name, address: 'kaethe.mueller@kantorei.example' }],
        attachments,
      })
      const taken = post.taken.at(-1)
      expect(taken?.to).toEqual(['kaethe.mueller@kantorei.example'])
      const [head = ''] = taken?.text.split('\r\n\r\n') ?? []
      const names = head
        .split('\r\n')
        .filter((line) => !/^[ \t]/.test(line))
        .map((line) => line.split(':')[0])
      expect(names.toSorted()).toEqual(
        ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']
          .filter((header) => header !== 'Subject' || names.includes('Subject'))
          .toSorted(),
      )
    }),
    { numRuns: 60 },
  )
})

test('MOVE-07 a server that takes a mail for some of its recipients names the others', async () => {
  mailer = openMailer({ dataDir, smtpUrl: post.url })
  const { refused } = await mailer.sendMail({ ...mail, cc: [{ address: 'unbekannt@kantorei.example' }] })
  expect(refused).toEqual(['unbekannt@kantorei.example'])
  expect(post.taken[0]?.to).toEqual(['kaethe.mueller@kantorei.example'])
})

test('MOVE-07 the server of a house is signed in at, and what is wrong with it is told in words', async () => {
  const asking = await startSmtpServer('nord:geheim')
  const access = {
    host: '127.0.0.1',
    port: asking.port,
    security: 'none',
    userName: 'nord',
    password: 'geheim',
  } as const
  const faultOf = async (differs: object, from = mail.from.address) => {
    const own = mailerOf({ ...access, ...differs })
    const told = await own.sendMail({ ...mail, from: { address: from } }).catch(smtpFault)
    own.close()
    return told
  }
  mailer = openMailer({ dataDir })
  expect(await faultOf({})).toMatchObject({ refused: [] })
  expect(asking.taken).toHaveLength(1)
  expect(await faultOf({ password: 'falsch' })).toBe('Der Mailserver nimmt Benutzername oder Passwort nicht an.')
  expect(await faultOf({ security: 'starttls' })).toContain('Die Verschlüsselung zum Mailserver kommt nicht zustande')
  expect(await faultOf({ port: 1 })).toBe('Der Mailserver war nicht zu erreichen.')
  expect(await faultOf({}, 'gesperrt@kantorei.example')).toContain('nicht angenommen (553)')
  expect(asking.taken).toHaveLength(1)
  asking.close()
})
