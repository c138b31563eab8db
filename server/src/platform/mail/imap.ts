import { ImapFlow } from 'imapflow'

/** How a mailbox is reached. `none` encrypts nothing and is for a server on this machine. */
export type ImapAccess = {
  readonly host: string
  readonly port: number
  readonly security: 'tls' | 'starttls' | 'none'
  readonly userName: string
  readonly password: string
}

/** What is done with a mail failed; no fault of the line, whatever its code. */
class FaultOfTaker extends Error {}

/** Something a person can mend: the message is a German sentence for them. */
export class ImapFailure extends Error {}

/**
 * Works with a mailbox and hangs up.
 * @throws ImapFailure when it cannot be reached, refuses the password or breaks off
 */
export async function withMailbox<T>(access: ImapAccess, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const client = new ImapFlow({
    host: access.host,
    port: access.port,
    secure: access.security === 'tls',
    ...(access.security === 'tls' ? {} : { doSTARTTLS: access.security === 'starttls' }),
    auth: { user: access.userName, pass: access.password },
    logger: false,
    disableAutoIdle: true,
    clientInfo: { name: 'Reisewerk' },
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  // What breaks while nobody waits is told by the next call.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const result = await work(client)
    await client.logout().catch(() => undefined)
    return result
  } catch (error) {
    throw sayable(error)
  } finally {
    client.close()
  }
}

type Told = { code?: unknown; authenticationFailed?: unknown; responseText?: unknown; mailboxMissing?: unknown }

/** Faults of the line and of the server in words; anything else is a fault of ours and stays what it is. */
function sayable(error: unknown): unknown {
  if (error instanceof FaultOfTaker) return error.cause
  if (!(error instanceof Error) || error instanceof ImapFailure) return error
  const { code, authenticationFailed, mailboxMissing } = error as Told
  if (authenticationFailed === true) {
    return new ImapFailure('Der IMAP-Server nimmt Benutzername oder Passwort nicht an.')
  }
  if (mailboxMissing === true) return new ImapFailure('Den Ordner gibt es im Postfach nicht.')
  const kind = typeof code === 'string' ? code : ''
  if (kind === 'ENOTFOUND' || kind === 'EAI_AGAIN') {
    return new ImapFailure('Der IMAP-Server ist unter diesem Namen nicht zu finden.')
  }
  if (/CERT|TLS|SSL|ALTNAME|SELF_SIGNED/i.test(`${kind} ${error.message}`)) {
    return new ImapFailure('Die Verschlüsselung zum IMAP-Server kommt nicht zustande; bitte Art und Zertifikat prüfen.')
  }
  // The client's own faults and those of sockets have codes.
  if (kind !== '') return new ImapFailure('Der IMAP-Server war nicht zu erreichen oder hat die Verbindung beendet.')
  return error
}

export type FoundMail = {
  readonly uid: number
  /** As it travels; of one that is too large only its head. */
  readonly source: Uint8Array
  readonly isWhole: boolean
}

type Wanted = {
  readonly folder: string
  /** How far it was read, and in which numbering: a server that numbers anew is read anew. */
  readonly lastUid: number
  readonly uidValidity: number | null
  readonly since: Date | null
  readonly most: number
  readonly largest: number
}
export type NewMails = { readonly uidValidity: number; readonly isMore: boolean }

/**
 * Hands over what is new in a folder, oldest first, without marking it as read.
 * @param take called with one mail after the other; what it throws ends the reading there
 * @throws ImapFailure
 */
export async function readNewMails(
  client: ImapFlow,
  wanted: Wanted,
  take: (mail: FoundMail, uidValidity: number) => Promise<void>,
): Promise<NewMails> {
  const lock = await client.getMailboxLock(wanted.folder, { readOnly: true }).catch((error: unknown) => {
    throw missingFolder(error, wanted.folder)
  })
  try {
    if (client.mailbox === false) throw missingFolder(null, wanted.folder)
    const uidValidity = Number(client.mailbox.uidValidity)
    const lastUid = uidValidity === wanted.uidValidity ? wanted.lastUid : 0
    const { since, most, largest } = wanted
    const query = { uid: `${lastUid + 1}:*`, ...(since === null ? {} : { since }) }
    const found = (await client.search(query, { uid: true })) || []
    // The last mail is always found, for '*' means it.
    const uids = found.filter((uid) => uid > lastUid).sort((one, other) => one - other)
    for (const uid of uids.slice(0, most)) {
      const mail = await sourceOf(client, uid, largest)
      if (mail === null) continue
      await take(mail, uidValidity).catch((cause: unknown) => {
        throw new FaultOfTaker('a mail was not taken', { cause })
      })
    }
    return { uidValidity, isMore: uids.length > most }
  } finally {
    lock.release()
  }
}

/** @returns null when it is gone meanwhile */
async function sourceOf(client: ImapFlow, uid: number, largest: number): Promise<FoundMail | null> {
  const told = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
  if (told === false) return null
  if ((told.size ?? 0) > largest) {
    const head = await client.fetchOne(String(uid), { uid: true, headers: true }, { uid: true })
    return head === false || head.headers === undefined ? null : { uid, source: head.headers, isWhole: false }
  }
  const whole = await client.fetchOne(String(uid), { uid: true, source: true }, { uid: true })
  return whole === false || whole.source === undefined ? null : { uid, source: whole.source, isWhole: true }
}

function missingFolder(error: unknown, folder: string): unknown {
  const { code } = (error ?? {}) as Told
  const isOfLine = typeof code === 'string' && code !== ''
  return isOfLine ? error : new ImapFailure(`Den Ordner „${folder}“ gibt es im Postfach nicht.`)
}

export async function folderNames(client: ImapFlow): Promise<string[]> {
  return (await client.list()).map(({ path }) => path)
}

const usualNames = ['Sent', 'INBOX.Sent', 'Sent Items', 'Gesendet', 'Gesendete Elemente', 'INBOX.Gesendet']

/** The folder of sent mails: the one named, else the one the server marks as such (RFC 6154), else by its usual names. */
async function sentFolderOf(client: ImapFlow, named: string): Promise<string> {
  if (named !== '') return named
  const folders = await client.list()
  const marked = folders.find(({ specialUse }) => specialUse === '\\Sent')
  const usual = usualNames.find((name) => folders.some(({ path }) => path === name))
  const found = marked?.path ?? usual
  if (found === undefined) {
    throw new ImapFailure('Im Postfach ist kein Ordner für gesendete E-Mails zu finden; bitte seinen Namen angeben.')
  }
  return found
}

/**
 * Puts a sent mail into the folder of sent ones, once: one that bears its Message-ID lies there already.
 * @throws ImapFailure
 */
export async function fileSent(
  client: ImapFlow,
  { folder: named, messageId, source, date }: { folder: string; messageId: string; source: Buffer; date: Date },
): Promise<void> {
  const folder = await sentFolderOf(client, named)
  const lock = await client.getMailboxLock(folder, { readOnly: true }).catch((error: unknown) => {
    throw missingFolder(error, folder)
  })
  try {
    const found = (await client.search({ header: { 'message-id': messageId } }, { uid: true })) || []
    if (found.length > 0) return
  } finally {
    lock.release()
  }
  if ((await client.append(folder, source, ['\\Seen'], date)) === false) throw missingFolder(null, folder)
}
