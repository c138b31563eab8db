import nodemailer from 'nodemailer'
import { closedDoors, type Mailer, optionsOf } from './mail.ts'

/** How a mail server is reached. `none` encrypts nothing and is for a server on this machine. */
export type SmtpAccess = {
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
  /** Empty for a server that asks nobody who they are. */
  readonly userName: string
  readonly password: string
}

/** Sends by the server of a house; it has a line for each mail. */
export function mailerOf({ host, port, security, userName, password }: SmtpAccess): Mailer {
  const transport = nodemailer.createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(userName === '' ? {} : { auth: { user: userName, pass: password } }),
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

/** Whom a server did not take a mail for that it took for others. */
export function refusedOf(rejected: readonly (string | { address: string })[]): string[] {
  return rejected.map((one) => (typeof one === 'string' ? one : one.address))
}

/** What went wrong with a mail server, in words for a person; null for a fault of ours. */
export function smtpFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown } // of the library's errors
  const kind = typeof code === 'string' ? code : ''
  if (kind === 'EAUTH') return 'Der Mailserver nimmt Benutzername oder Passwort nicht an.'
  if (kind === 'ETLS' || /CERT|SSL|ALTNAME|SELF_SIGNED|wrong version number/i.test(`${kind} ${error.message}`)) {
    return 'Die Verschlüsselung zum Mailserver kommt nicht zustande; bitte Art, Port und Zertifikat prüfen.'
  }
  if (/ENOTFOUND|EAI_AGAIN|EDNS/.test(`${kind} ${error.message}`)) {
    return 'Der Mailserver ist unter diesem Namen nicht zu finden.'
  }
  if (typeof responseCode === 'number' && responseCode < 500) {
    return `Der Mailserver nimmt die E-Mail zurzeit nicht an (${responseCode}).`
  }
  if (typeof responseCode === 'number') {
    return `Der Mailserver hat die E-Mail nicht angenommen (${responseCode}). Bitte Empfänger und Anhänge prüfen.`
  }
  return kind === '' ? null : 'Der Mailserver war nicht zu erreichen.'
}
