export type MailAddress = { name?: string; address: string }

export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Mail = {
  from: MailAddress
  to: readonly MailAddress[]
  subject: string
  text: string
  html?: string
  attachments?: readonly Attachment[]
}

export type Mailer = {
  /** Where mails go: out, or into a folder for a developer to open. */
  readonly kind: 'smtp' | 'folder'
  /**
   * Sends a mail; returns once the mail server has taken it.
   * @returns its Message-ID, angle brackets included
   * @throws TypeError when an address is none, Error when the server is away or refuses
   */
  sendMail(mail: Mail): Promise<{ messageId: string }>
  close(): void
}

// Stricter than the standard: no quotes, no comments, no white space, nothing that could begin another header or address.
const addressPattern = /^[^\s<>()[\]\\,;:"@]{1,64}@[^\s<>()[\]\\,;:"@]{1,255}$/

/** Nothing that a person typed may become a header of its own. @throws TypeError when an address is none */
export function withoutInjection(mail: Mail): Mail {
  for (const { address } of [mail.from, ...mail.to]) {
    if (!addressPattern.test(address)) throw new TypeError('This is no e-mail address')
  }
  if (mail.to.length === 0) throw new TypeError('A mail needs a recipient')
  return {
    ...mail,
    from: cleared(mail.from),
    to: mail.to.map(cleared),
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
