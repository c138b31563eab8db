import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { isOfThisMachine } from '../env.ts'
import { writeAtomically } from '../file-store/write-atomically.ts'
import { type Mail, type Mailer, withoutInjection } from './mail.ts'

export type MailSettings = { smtpUrl?: string | undefined; dataDir: string }

/** Neither a file of the server nor an address of its network can get into a mail, whatever the mail says. */
const closedDoors = { disableFileAccess: true, disableUrlAccess: true } as const

/** Mails by SMTP when it is configured, else as .eml files in `dataDir`/mail. */
export function openMailer({ smtpUrl, dataDir }: MailSettings): Mailer {
  return smtpUrl === undefined ? mailerIntoFolder(join(dataDir, 'mail')) : mailerBySmtp(smtpUrl)
}

function mailerBySmtp(url: string): Mailer {
  const transport = nodemailer.createTransport({
    // Over a network neither mail nor password travels in the open; '?requireTLS=false' in the address overrides it.
    requireTLS: !isOfThisMachine(url),
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    ...closedDoors,
  })
  return {
    kind: 'smtp',
    async sendMail(mail) {
      const { messageId } = await transport.sendMail(optionsOf(mail))
      return { messageId }
    },
    close: () => transport.close(),
  }
}

/** A mail as it travels. @throws InvalidMail when an address is none */
export async function composeMail(mail: Mail): Promise<Buffer> {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...closedDoors,
  })
  const { message } = await transport.sendMail(optionsOf(mail))
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not written as a whole')
  return message
}

function mailerIntoFolder(folder: string): Mailer {
  return {
    kind: 'folder',
    async sendMail(mail) {
      const messageId = mail.messageId ?? `<${randomUUID()}@${mail.from.address.split('@').at(-1)}>`
      const message = await composeMail({ ...mail, messageId })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeAtomically(join(folder, fileNameOf(mail)), message, folder)
      return { messageId }
    },
    close: () => undefined,
  }
}

/** A mail of a given identity has one file, however often it is sent: nothing here arrives twice. */
function fileNameOf({ messageId }: Mail): string {
  if (messageId !== undefined) return `${messageId.replaceAll(/[^\w.-]/g, '_')}.eml`
  return `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
}

function optionsOf(mail: Mail): SendMailOptions {
  const checked = withoutInjection(mail)
  const { from, to, cc = [], bcc = [], replyTo, messageId, subject, text, html, date, attachments = [] } = checked
  const named = ({ name = '', address }: Mail['from']) => ({ name, address })
  return {
    from: named(from),
    to: to.map(named),
    cc: cc.map(named),
    bcc: bcc.map(named),
    ...(replyTo === undefined ? {} : { replyTo: named(replyTo) }),
    ...(messageId === undefined ? {} : { messageId }),
    ...(date === undefined ? {} : { date }),
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: Buffer.from(content),
      contentType,
    })),
  }
}
