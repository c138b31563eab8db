import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { isMailAddress } from '@reisewerk/domain/mail/email.contract.ts'
import type { mailboxContract } from '@reisewerk/domain/mail/mailbox.contract.ts'
import type { MailboxTest } from '@reisewerk/domain/mail/received-email.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { isLoopback } from '../../../platform/env.ts'
import { forbidden, notFound, violated } from '../../../platform/errors.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { folderNames, type ImapAccess, ImapFailure, withMailbox } from '../../../platform/mail/imap.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../../platform/resource/write.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { addState, beginAnew, type KeptMailbox, keepPassword, readMailbox } from './mailboxes.queries.ts'
import { readMailboxJob } from './read-mailbox-job.ts'

type MailboxBody = BodyOf<typeof mailboxContract>

/** What a password of a mailbox is sealed for: copied to another row it opens nothing. */
const purposeOf = (organisationId: number) => `mailbox of organisation ${organisationId}`

/**
 * Sets up the mailbox of a house (MAIL-04); its password is kept sealed.
 * @throws ApiError 403 for who is no administrator
 */
export async function addMailbox(
  trx: Transaction,
  body: NewBodyOf<typeof mailboxContract>,
  desk: Desk,
): Promise<number> {
  if (!trx.actor.isAdmin) throw forbidden()
  const { password = '', ...fields } = body
  checkLine(fields.security ?? 'tls', fields.host)
  checkAddress(fields)
  if (password === '') throw violated({ propertyPath: 'password', message: 'Bitte ein Passwort eingeben' })
  const fixed = new Map<string, unknown>([['"user_id"', trx.actor.userId]])
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'mailboxes'), fields, fixed)
  await addState(trx, id, desk.seal.close(password, purposeOf(fields.organisation)))
  return id
}

/** Changes it; another server or user begins from the start, and what is known already is not taken twice. */
export async function changeMailbox(trx: Transaction, id: number, body: MailboxBody, desk: Desk): Promise<void> {
  const before = await mailboxToKeep(trx, id)
  const { password = '', ...fields } = body
  checkLine(fields.security ?? before.security, fields.host ?? before.host)
  checkAddress(fields)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'mailboxes'), id, fields)
  if (password !== '') await keepPassword(trx, id, desk.seal.close(password, purposeOf(before.organisationId)))
  const isOther = (['host', 'port', 'userName', 'inboxFolder', 'readFrom'] as const).some(
    (name) => fields[name] !== undefined && fields[name] !== before[name],
  )
  // A password goes to the server it was given for, and to no other.
  if (fields.host !== undefined && fields.host !== before.host && password === '') {
    throw violated({ propertyPath: 'password', message: 'Bitte das Passwort für diesen Server eingeben' })
  }
  if (isOther) await beginAnew(trx, id)
}

/** Takes it off; what was read of it stays. */
export async function removeMailbox(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await mailboxToKeep(trx, id)
  await removeItem(trx, resourceOf(desk.resources, 'mailboxes'), id)
}

/** @throws ApiError 404 when the actor sees no such mailbox, 403 when they are no administrator */
async function mailboxToKeep(trx: Transaction, id: number): Promise<KeptMailbox> {
  const mailbox = await readMailbox(trx, id)
  if (mailbox === null) throw notFound('Postfach')
  if (!trx.actor.isAdmin) throw forbidden()
  return mailbox
}

/** A password goes over no open line, but to this machine. */
export function checkLine(security: string, host: string): void {
  if (security !== 'none' || isLoopback(host)) return
  throw violated({
    propertyPath: 'security',
    message: 'Über ein Netz geht das Passwort nur verschlüsselt: bitte TLS oder STARTTLS wählen.',
  })
}

function checkAddress({ address }: MailboxBody): void {
  if (address === undefined || address === '' || isMailAddress(address)) return
  throw violated({ propertyPath: 'address', message: 'Bitte eine E-Mail-Adresse eingeben' })
}

/**
 * How a kept mailbox is reached.
 * @throws ImapFailure when its password was sealed with another key
 */
export function accessOf(mailbox: KeptMailbox, seal: Seal): ImapAccess {
  const { host, port, security, userName, sealedPassword, organisationId } = mailbox
  if (sealedPassword === null) throw new ImapFailure('Für das Postfach ist kein Passwort hinterlegt.')
  const password = seal.open(sealedPassword, purposeOf(organisationId))
  if (password === null) {
    throw new ImapFailure('Das Passwort wurde mit einem anderen Schlüssel hinterlegt; bitte noch einmal eingeben.')
  }
  return { host, port, security, userName, password }
}

/** Signs in at a mailbox and looks at its folders. */
export async function testMailbox(trx: Transaction, id: number, seal: Seal): Promise<MailboxTest> {
  const mailbox = await readMailbox(trx, id)
  if (mailbox === null) throw notFound('Postfach')
  try {
    const folders = await withMailbox(accessOf(mailbox, seal), folderNames)
    const inbox = inboxOf(mailbox)
    if (!folders.includes(inbox)) {
      return { isGood: false, message: `Den Ordner „${inbox}“ gibt es im Postfach nicht.`, folders }
    }
    return { isGood: true, message: `Die Anmeldung gelingt; das Postfach hat ${folders.length} Ordner.`, folders }
  } catch (error) {
    if (!(error instanceof ImapFailure)) throw error
    return { isGood: false, message: error.message, folders: [] }
  }
}

export function inboxOf({ inboxFolder }: Pick<KeptMailbox, 'inboxFolder'>): string {
  return inboxFolder === '' ? 'INBOX' : inboxFolder
}

/** 'Jetzt abrufen': asks for its reading at once. */
export async function askForReading(trx: Transaction, id: number): Promise<void> {
  const mailbox = await readMailbox(trx, id)
  if (mailbox === null) throw notFound('Postfach')
  await enqueue(trx, readMailboxJob, { mailboxId: id, organisationId: mailbox.organisationId })
}
