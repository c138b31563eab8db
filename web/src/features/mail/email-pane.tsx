import { Button, Group, Stack } from '@mantine/core'
import { emailContract } from '@reisewerk/domain/mail/email.contract.ts'
import { emailAssignmentContract } from '@reisewerk/domain/mail/email-assignment.contract.ts'
import { noMailServer } from '@reisewerk/domain/mail/email-status.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { remove, update } from '../../lib/api.ts'
import { clock, day } from '../../lib/format.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { Badge } from '../../ui/marks/badge.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import { RichTextView } from '../../ui/rich-text/rich-text-view.tsx'
import { type AssignedEmail, type Email, emailOfMessage } from './api.ts'
import { EmailFileView } from './email-file-view.tsx'
import classes from './mail.module.css'
import { MessageHead } from './message-head.tsx'
import { NoServerNote } from './outgoing/no-server-note.tsx'
import { OvertakenNote, wordedOf } from './outgoing/overtaken-note.tsx'
import { MailFileButton, UnsentButtons } from './outgoing/unsent-buttons.tsx'
import { UntranslatedNote } from './outgoing/untranslated-note.tsx'

const isOpen = ({ status }: Email) => status === 'draft' || status === 'failed'

export function OwnEmail({ email, onEdit }: { email: Email; onEdit: (email: Email) => void }) {
  const attempt = useAttempt(emailContract.name)
  async function discard() {
    const question = { title: 'E-Mail verwerfen?', text: 'Der Entwurf wird gelöscht.', action: 'Verwerfen' }
    if (!(await confirm({ ...question, tone: 'bad' }))) return
    await attempt(() => remove(emailContract, email.id), 'Der Entwurf konnte nicht verworfen werden.')
  }
  return (
    <WrittenMail email={email}>
      <Group gap={8}>
        {isOpen(email) && (
          <Button variant="light" color="red" mr="auto" onClick={() => void discard()}>
            Verwerfen
          </Button>
        )}
        <MailFileButton email={email} isUnsent={isOpen(email)} />
        {isOpen(email) && (
          <>
            <UnsentButtons email={email} />
            <Button onClick={() => onEdit(email)}>Bearbeiten</Button>
          </>
        )}
      </Group>
    </WrittenMail>
  )
}

function WrittenMail({ email, children }: { email: Email; children?: ReactNode }) {
  const people = (list: Email['to']) =>
    list.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')
  return (
    <Stack component="article" gap={12} miw={0}>
      <MessageHead
        subject={email.subject}
        facts={[
          ['Von', email.fromName],
          ['An', people(email.to)],
          email.cc.length > 0 ? ['Kopie', people(email.cc)] : null,
          email.sentAt === null ? null : ['Gesendet', sentWords(email)],
        ]}
      />
      {email.status === 'draft' && <NoServerNote orderId={idOf(email.order)} />}
      {email.failure !== null && email.failure !== noMailServer && (
        <p className={classes.note} role="alert">
          {email.failure}
        </p>
      )}
      <OvertakenNote email={email} />
      {isOpen(email) && email.isLetter && <UntranslatedNote orderId={idOf(email.order)} {...wordedOf(email)} />}
      {email.attachments.length > 0 && (
        <ul className={classes.files} aria-label="Anhänge">
          {email.attachments.map(({ id, name, filetype, path }) => (
            <li key={id}>
              <a href={path} target="_blank" rel="noopener">
                {name}.{filetype}
              </a>
            </li>
          ))}
        </ul>
      )}
      <RichTextView value={email.body} />
      {children}
    </Stack>
  )
}

function sentWords({ sentAt, isSentElsewhere }: Email): string {
  const when = `${day(sentAt)} ${clock(sentAt)}`
  return isSentElsewhere ? `${when}, mit eigenem Mailprogramm` : when
}

export function Assigned({ email, orderId }: { email: AssignedEmail; orderId: number }) {
  const attempt = useAttempt(emailAssignmentContract.name)

  async function detach() {
    const question = {
      title: 'Zuordnung aufheben?',
      text: 'Die E-Mail gehört dann nicht mehr zu dieser Reise.',
      action: 'Aufheben',
      tone: 'bad',
    } as const
    if (!(await confirm(question))) return
    const others = email.links.filter(({ order }) => order !== `/api/orders/${orderId}`)
    const work = () =>
      others.length === 0
        ? remove(emailAssignmentContract, email.id)
        : update(emailAssignmentContract, email.id, { links: others })
    await attempt(work, 'Die Zuordnung konnte nicht aufgehoben werden.')
  }

  return (
    <>
      {email.file === null ? <WithoutFile email={email} /> : <EmailFileView file={email.file} orderId={orderId} />}
      <Group gap={8}>
        <Group gap={4} mr="auto">
          {email.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              {tag}
            </Badge>
          ))}
        </Group>
        <Button variant="default" onClick={() => void detach()}>
          Zuordnung aufheben
        </Button>
      </Group>
    </>
  )
}

/** Nothing was dropped: its words stand where it was sent from, if that was here. */
function WithoutFile({ email }: { email: AssignedEmail }) {
  const written = useQuery({ ...emailOfMessage(email.messageId), enabled: email.messageId !== '' })
  const [sent] = written.data?.items ?? []
  if (sent !== undefined) return <WrittenMail email={sent} />
  if (written.isError) {
    return <ErrorState text="Die E-Mail konnte nicht geladen werden." onRetry={() => void written.refetch()} />
  }
  if (written.isFetching) return <LoadingRows rows={6} rowHeight={44} />
  return (
    <Stack component="article" gap={12} miw={0}>
      <MessageHead
        subject={email.subject}
        facts={[
          ['Von', email.fromAddress],
          ['Datum', day(email.date)],
        ]}
      />
      <p className={classes.quiet}>Zu dieser E-Mail liegt keine Datei vor.</p>
    </Stack>
  )
}
