import { Button, Group, PasswordInput } from '@mantine/core'
import { mailServerContract } from '@reisewerk/domain/mail/mail-server.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import classes from '../mail.module.css'
import { type MailServer, mailServersOf, testMailServer } from './api.ts'

const ServerField = fieldOf<typeof mailServerContract>()

/** The server by which a house sends its mails, for its administrators (MOVE-07). */
export function MailServerSettings({ organisationId }: { organisationId: number }) {
  const found = useQuery(mailServersOf(organisationId))
  if (found.isError)
    return <ErrorState text="Der Mailserver konnte nicht geladen werden." onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <LoadingRows rows={6} rowHeight={52} />
  const server = found.data.items[0] ?? null
  return <ServerForm key={server?.id ?? 'new'} organisationId={organisationId} server={server} />
}

function ServerForm({ organisationId, server }: { organisationId: number; server: MailServer | null }) {
  const attempt = useAttempt()
  const form = useItemForm(mailServerContract, {
    name: 'mail-server',
    title: 'Mailserver',
    item: server,
    of: organisationId,
    // Its password is kept nowhere in the browser.
    isPassing: true,
    begins: { port: 587, security: 'starttls', isActive: true },
    sends: ({ isNew }) => (isNew ? { organisation: linkTo('organisations', organisationId) } : {}),
    done: 'Der Mailserver wurde gespeichert.',
    failed: 'Der Mailserver konnte nicht gespeichert werden.',
    onClose: () => undefined,
  })
  const test = (id: number) =>
    attempt(async () => {
      const { isGood, message } = await testMailServer(id)
      if (isGood) notice.good(message)
      else notice.bad('Die Testmail ist nicht hinausgegangen.', message)
    }, 'Die Testmail konnte nicht gesendet werden.')
  return (
    <InlineForm form={form} isPage label="Mailserver" className={classes.settings}>
      {server === null && (
        <p className={classes.quiet}>
          Ohne eigenen Mailserver gehen E-Mails über den der Installation hinaus; gibt es auch den nicht, bleiben sie
          Entwürfe.
        </p>
      )}
      <FormGroup title="Server">
        <ServerField name="host" span={6} />
        <ServerField name="port" span={2} />
        <ServerField name="security" span={4} />
        <ServerField name="userName" span={6} hint="leer, wenn der Server keine Anmeldung verlangt" />
        <ServerField name="password" span={6}>
          {({ label, error, value, onChange }) => (
            <PasswordInput
              label={label}
              error={error}
              autoComplete="new-password"
              description={server?.hasPassword === true ? 'leer lassen, um es zu behalten' : undefined}
              value={value ?? ''}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </ServerField>
      </FormGroup>
      <FormGroup title="Senden">
        <ServerField name="senderAddress" span={6} hint="von dieser Adresse gehen alle E-Mails des Hauses hinaus" />
        <ServerField name="isActive" />
      </FormGroup>
      {server !== null && (
        <Group gap={12}>
          <Button variant="default" disabled={form.isChanged} onClick={() => void test(server.id)}>
            Testmail senden
          </Button>
          <span className={classes.quiet}>Sie geht an deine eigene Adresse.</span>
        </Group>
      )}
    </InlineForm>
  )
}
