import type { SendMailOptions } from 'nodemailer'

export type MailAddress = { name?: string; address: string }

export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Mail = {
  from: MailAddress
  to: readonly MailAddress[]
  cc?: readonly MailAddress[]
  /** Get the mail without being named in it. */
  bcc?: readonly MailAddress[]
  replyTo?: MailAddress
  /** Angle brackets included; a mail that is sent again under the same is the same mail to whoever gets it. Made up unless told. */
  messageId?: string
  /** When it was sent; now unless told. */
  date?: Date
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
  /** Outlook opens it to be sent, not to be read. */
  isUnsent?: boolean
}

export type Mailer = {
  /** Where mails go: out, or into a folder for a developer to open. */
  readonly kind: 'smtp' | 'folder'
  /**
   * Sends a mail; returns once the mail server has taken it.
   * @returns its Message-ID, angle brackets included, and the addresses it was not taken for, where it was for others
   * @throws InvalidMail when an address is none, Error when the server is away or refuses
   */
  sendMail(mail: Mail): Promise<{ messageId: string; refused: readonly string[] }>
  close(): void
}

/** No attempt will ever send this mail. */
export class InvalidMail extends TypeError {}

// Stricter than the standard: no quotes, no comments, no white space, nothing that could begin another header or address.
const addressPattern = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,255}$/

/** Nothing that a person typed may become a header of its own. @throws InvalidMail when an address is none */
function withoutInjection(mail: Mail): Mail {
  const { from, to, cc = [], bcc = [], replyTo, messageId } = mail
  for (const { address } of [from, ...to, ...cc, ...bcc, ...(replyTo === undefined ? [] : [replyTo])]) {
    if (!addressPattern.test(address)) throw new InvalidMail('This is no e-mail address')
  }
  if (messageId !== undefined && !/^<[\w.+-]{1,100}@[\w.-]{1,150}>$/.test(messageId)) {
    throw new InvalidMail('This is no Message-ID')
  }
  if (to.length === 0) throw new InvalidMail('A mail needs a recipient')
  return {
    ...mail,
    from: cleared(from),
    to: to.map(cleared),
    cc: cc.map(cleared),
    bcc: bcc.map(cleared),
    ...(replyTo === undefined ? {} : { replyTo: cleared(replyTo) }),
    subject: onOneLine(mail.subject),
    attachments: mail.attachments?.map((attachment) => ({
      ...attachment,
      filename: onOneLine(attachment.filename),
      contentType: onOneLine(attachment.contentType),
    })),
  }
}

function cleared({ name, address }: MailAddress): MailAddress {
  return name === undefined ? { address } : { name: onOneLine(name), address }
}

function onOneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim()
}

/** Neither a file of the server nor an address of its network can get into a mail, whatever the mail says. */
export const closedDoors = { disableFileAccess: true, disableUrlAccess: true } as const

/** A mail as the library takes it. @throws InvalidMail when an address is none */
export function optionsOf(mail: Mail): SendMailOptions {
  const checked = withoutInjection(mail)
  const {
    from,
    to,
    cc = [],
    bcc = [],
    replyTo,
    messageId,
    subject,
    text,
    html,
    date,
    isUnsent = false,
    attachments = [],
  } = checked
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
    ...(isUnsent ? { headers: { 'X-Unsent': '1' } } : {}),
    attachments: attachments.map(({ filename, content, contentType }) => ({
      filename,
      content: Buffer.from(content),
      contentType,
    })),
  }
}
