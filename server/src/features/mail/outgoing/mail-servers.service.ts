import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import { isMailAddress } from '@reisewerk/domain/mail/email.contract.ts'
import type {
  MailServerTest,
  MailWay,
  MailWays,
  mailServerContract,
} from '@reisewerk/domain/mail/mail-server.contract.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { forbidden, notFound, violated } from '../../../platform/errors.ts'
import { mailerOf, type SmtpAccess, smtpFault } from '../../../platform/mail/smtp.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, removeItem, updateItem } from '../../../platform/resource/write.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { readWriter } from '../emails.queries.ts'
import { readLetterTrip } from '../letters.queries.ts'
import { checkLine } from '../mailbox/mailboxes.service.ts'
import {
  type KeptMailServer,
  keepServerPassword,
  mailServerOfOrder,
  readMailServer,
  readServersOfHouses,
} from './mail-servers.queries.ts'

type MailServerBody = BodyOf<typeof mailServerContract>

/** What its password is sealed for: copied to another row it opens nothing. */
const purposeOf = (organisationId: number) => `mail server of organisation ${organisationId}`

/**
 * Sets up the server by which a house sends (MOVE-07); its password is kept sealed.
 * @throws ApiError 403 for who is no administrator
 */
export async function addMailServer(
  trx: Transaction,
  body: NewBodyOf<typeof mailServerContract>,
  desk: Desk,
): Promise<number> {
  if (!trx.actor.isAdmin) throw forbidden()
  const { password = '', ...fields } = body
  checkLine(fields.security ?? 'starttls', fields.host)
  checkSender(fields)
  checkPassword(fields.userName ?? '', password !== '')
  const fixed = new Map<string, unknown>([['"user_id"', trx.actor.userId]])
  const id = await insertItem(trx, desk.resources, resourceOf(desk.resources, 'mail_servers'), fields, fixed)
  if (password !== '') await keepServerPassword(trx, id, desk.seal.close(password, purposeOf(fields.organisation)))
  return id
}

/** Changes it; a password goes to the server it was given for, and to no other. */
export async function changeMailServer(trx: Transaction, id: number, body: MailServerBody, desk: Desk): Promise<void> {
  const before = await serverToKeep(trx, id)
  const { password = '', ...fields } = body
  const { host = before.host, userName = before.userName, security = before.security } = fields
  checkLine(security, host)
  checkSender(fields)
  if (host !== before.host && userName !== '' && password === '') {
    throw violated({ propertyPath: 'password', message: 'Bitte das Passwort für diesen Server eingeben' })
  }
  checkPassword(userName, password !== '' || before.sealedPassword !== null)
  await updateItem(trx, desk.resources, resourceOf(desk.resources, 'mail_servers'), id, fields)
  if (password !== '') await keepServerPassword(trx, id, desk.seal.close(password, purposeOf(before.organisationId)))
}

/** Takes it off; what waits stays a draft (MOVE-07). */
export async function removeMailServer(trx: Transaction, id: number, desk: Desk): Promise<void> {
  await serverToKeep(trx, id)
  await removeItem(trx, resourceOf(desk.resources, 'mail_servers'), id)
}

/** @throws ApiError 404 when the actor sees no such server, 403 when they are no administrator */
async function serverToKeep(trx: Transaction, id: number): Promise<KeptMailServer> {
  const server = await readMailServer(trx, id)
  if (server === null) throw notFound('Mailserver')
  if (!trx.actor.isAdmin) throw forbidden()
  return server
}

function checkSender({ senderAddress }: MailServerBody): void {
  if (senderAddress === undefined || isMailAddress(senderAddress)) return
  throw violated({ propertyPath: 'senderAddress', message: 'Bitte eine E-Mail-Adresse eingeben' })
}

function checkPassword(userName: string, isThere: boolean): void {
  if (userName === '' || isThere) return
  throw violated({ propertyPath: 'password', message: 'Bitte ein Passwort eingeben' })
}

/** Something a person can mend: the message is a German sentence for them. */
export class MailServerFault extends Error {}

/**
 * How a house's mail server is reached.
 * @throws MailServerFault when its password was sealed with another key
 */
export function smtpAccessOf(server: KeptMailServer, seal: Seal): SmtpAccess {
  const { host, port, security, userName, sealedPassword, organisationId } = server
  const password = sealedPassword === null ? '' : seal.open(sealedPassword, purposeOf(organisationId))
  if (password === null) {
    throw new MailServerFault('Das Passwort wurde mit einem anderen Schlüssel hinterlegt; bitte noch einmal eingeben.')
  }
  return { host, port, security, userName, password }
}

/** Sends a mail to whoever asks, by the server as it is kept; what is wrong with it is told in words. */
export async function sendTestMail(trx: Transaction, id: number, seal: Seal): Promise<MailServerTest> {
  const server = await readMailServer(trx, id)
  if (server === null) throw notFound('Mailserver')
  const writer = await readWriter(trx)
  try {
    const mailer = mailerOf(smtpAccessOf(server, seal))
    try {
      await mailer.sendMail({
        from: { name: 'Reisewerk', address: server.senderAddress },
        to: [writer],
        subject: 'Reisewerk: Testmail',
        text: 'Diese E-Mail hat der Mailserver angenommen, der in den Einstellungen steht. Antworten braucht sie keine.',
      })
    } finally {
      mailer.close()
    }
    return { isGood: true, message: `Der Mailserver hat die Testmail an ${writer.address} angenommen.` }
  } catch (error) {
    const fault = error instanceof MailServerFault ? error.message : smtpFault(error)
    if (fault === null) throw error
    return { isGood: false, message: fault }
  }
}

/**
 * Whether mails of a trip leave from here, and from which address.
 * @throws ApiError 404 when the actor sees no such trip
 */
export async function mailWayOf(trx: Transaction, orderId: number, desk: Desk): Promise<MailWay> {
  if ((await readLetterTrip(trx, orderId)) === null) throw notFound('Reise')
  const server = await mailServerOfOrder(trx, orderId)
  return { isThere: server !== null || desk.sendsMail, senderAddress: server?.senderAddress ?? '' }
}

/** Of each house the actor works for, whether its mails leave from here: lists say so at every draft (MOVE-07). */
export async function mailWaysOf(trx: Transaction, desk: Desk): Promise<MailWays> {
  const served = new Set((await readServersOfHouses(trx)).map(({ organisationId }) => organisationId))
  return trx.actor.organisationIds.map((organisation) => ({
    organisation,
    isThere: desk.sendsMail || served.has(organisation),
  }))
}
