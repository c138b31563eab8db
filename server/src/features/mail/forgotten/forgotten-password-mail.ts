import type { Database } from '../../../platform/database/connect.ts'
import { asActor } from '../../../platform/database/transaction.ts'
import { handleJob } from '../../../platform/jobs/define-job.ts'
import type { Mail, Mailer } from '../../../platform/mail/mail.ts'
import { mailerOf } from '../../../platform/mail/smtp.ts'
import type { Seal } from '../../../platform/seal/seal.ts'
import { invitationPath, makeInvitation } from '../../accounts/invitation.service.ts'
import { forgottenPassword } from '../../accounts/sign-in/forgotten-password.service.ts'
import { type KeptMailServer, readServersOfHouses } from '../outgoing/mail-servers.queries.ts'
import { smtpAccessOf } from '../outgoing/mail-servers.service.ts'

type Means = {
  /** That of the installation; it only keeps mails where `sendsMail` is false. */
  readonly mailer: Mailer
  readonly sendsMail: boolean
  readonly seal: Seal
  readonly sender: string
  /** Where the app is reached. */
  readonly address: string
}

/** How long the link is good. */
const hours = 1

/**
 * Writes the mail with the link, by the server of the installation, else by that of a house the person works for. An address nobody
 * has gets none, and nobody is told so. The link is made here, so that no queue ever holds one.
 */
export function forgottenPasswordHandler(database: Pick<Database, 'app' | 'auth'>, means: Means) {
  return handleJob(forgottenPassword, async ({ email }) => {
    const { rows } = await database.auth.query<{ id: number; name: string; houses: string[] }>(
      `select u.id::int, trim(u.first_name || ' ' || u.last_name) as name,
         array(select organisation_id::text from user_organisations where user_id = u.id order by organisation_id) as houses
       from users u where u.email = $1 and u.is_active`,
      [email],
    )
    const [person] = rows
    if (person === undefined) return
    const actor = {
      userId: person.id,
      organisationIds: person.houses.map(Number),
      isAdmin: false,
      maySeePurchase: false,
    }
    const [server] = await asActor(database.app, actor, { readOnly: true }, readServersOfHouses)
    const link = new URL(invitationPath(await makeInvitation(database.auth, person.id, { hours })), means.address).href
    await deliver(server ?? null, means, (sender) => mailWith(link, { name: person.name, address: email }, sender))
  })
}

async function deliver(server: KeptMailServer | null, means: Means, mailFrom: (sender: string) => Mail): Promise<void> {
  if (means.sendsMail || server === null) {
    await means.mailer.sendMail(mailFrom(means.sender))
    return
  }
  const own = mailerOf(smtpAccessOf(server, means.seal))
  try {
    await own.sendMail(mailFrom(server.senderAddress))
  } finally {
    own.close()
  }
}

function mailWith(link: string, to: { name: string; address: string }, sender: string): Mail {
  return {
    from: { name: 'Reisewerk', address: sender },
    to: [to],
    subject: 'Reisewerk: Neues Passwort',
    text: [
      `Guten Tag ${to.name},`,
      'für dein Konto wurde ein neues Passwort erbeten. Hier legst du es fest:',
      link,
      'Der Link gilt eine Stunde und nur einmal. Hast du nicht darum gebeten, dann lass ihn ungenutzt: Dein Passwort bleibt, wie es ist.\n',
    ].join('\n\n'),
  }
}
