import { Button, Group, PasswordInput } from '@mantine/core'
import { mailboxContract } from '@reisewerk/domain/mail/mailbox.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { clock, day } from '../../../lib/format.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../mail.module.css'
import { type Mailbox, mailboxesOf, testMailbox } from './mailbox-api.ts'

const notOpened = 'Das Postfach lässt sich nicht öffnen.'
const MailboxField = fieldOf<typeof mailboxContract>()

/** The IMAP mailbox of a house, for its administrators (MAIL-04). */
export function MailboxSettings({ organisationId }: { organisationId: number }) {
  const found = useQuery(mailboxesOf(organisationId))
  if (found.isError)
    return <ErrorState text="Das Postfach konnte nicht geladen werden." onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <LoadingRows rows={6} rowHeight={52} />
  const mailbox = found.data.items[0] ?? null
  return <MailboxForm key={mailbox?.id ?? 'new'} organisationId={organisationId} mailbox={mailbox} />
}

function MailboxForm({ organisationId, mailbox }: { organisationId: number; mailbox: Mailbox | null }) {
  const attempt = useAttempt()
  const form = useItemForm(mailboxContract, {
    name: 'mailbox',
    title: 'Postfach',
    item: mailbox,
    of: organisationId,
    // Its password is kept nowhere in the browser.
    isPassing: true,
    begins: { port: 993, security: 'tls', isActive: true },
    sends: ({ isNew }) => (isNew ? { organisation: linkTo('organisations', organisationId) } : {}),
    done: 'Das Postfach wurde gespeichert.',
    failed: 'Das Postfach konnte nicht gespeichert werden.',
    onClose: () => undefined,
  })
  const test = (id: number) =>
    attempt(async () => {
      const { isGood, message } = await testMailbox(id)
      // What the try before was told is so no more.
      notice.withdraw(notOpened)
      if (isGood) notice.good(message)
      else notice.bad(notOpened, message)
    }, 'Das Postfach konnte nicht geprüft werden.')
  return (
    <InlineForm form={form} isPage label="Postfach" className={classes.settings}>
      {mailbox?.failure != null && (
        <p className={classes.note} role="alert">
          {mailbox.failure}
        </p>
      )}
      <FormGroup title="Server">
        <MailboxField name="host" span={6} />
        <MailboxField name="port" span={2} />
        <MailboxField name="security" span={4} />
        <MailboxField name="userName" span={6} />
        <MailboxField name="password" span={6}>
          {({ label, error, value, onChange }) => (
            <PasswordInput
              label={label}
              error={error}
              autoComplete="new-password"
              description={mailbox === null ? undefined : 'leer lassen, um es zu behalten'}
              value={value ?? ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </MailboxField>
      </FormGroup>
      <FormGroup title="Lesen und Ablegen">
        <MailboxField name="address" span={6} hint="Antworten auf gesendete E-Mails gehen dorthin" />
        <MailboxField name="readFrom" span={6} hint="ältere Nachrichten bleiben nur im Postfach" />
        <MailboxField name="inboxFolder" span={6} hint="leer für INBOX" />
        <MailboxField name="sentFolder" span={6} hint="leer, um ihn selbst zu finden" />
        <MailboxField name="isActive" />
      </FormGroup>
      {mailbox !== null && (
        <Group gap={12}>
          <Button variant="default" disabled={form.isChanged} onClick={() => void test(mailbox.id)}>
            Verbindung prüfen
          </Button>
          <span className={classes.quiet}>
            {mailbox.lastReadAt === null
              ? 'Noch nicht gelesen'
              : `Zuletzt gelesen am ${day(mailbox.lastReadAt)} um ${clock(mailbox.lastReadAt)}`}
          </span>
        </Group>
      )}
    </InlineForm>
  )
}
