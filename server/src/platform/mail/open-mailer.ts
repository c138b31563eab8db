import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import { isOfThisMachine } from '../env.ts'
import { writeAtomically } from '../file-store/write-atomically.ts'
import { closedDoors, type Mail, type Mailer, optionsOf } from './mail.ts'
import { refusedOf } from './smtp.ts'

export type MailSettings = { smtpUrl?: string | undefined; dataDir: string }

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
      const { messageId, rejected } = await transport.sendMail(optionsOf(mail))
      return { messageId, refused: refusedOf(rejected) }
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
      return { messageId, refused: [] }
    },
    close: () => undefined,
  }
}

/** A mail of a given identity has one file, however often it is sent: nothing here arrives twice. */
function fileNameOf({ messageId }: Mail): string {
  if (messageId !== undefined) return `${messageId.replaceAll(/[^\w.-]/g, '_')}.eml`
  return `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
}
