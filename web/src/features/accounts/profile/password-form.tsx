import { passwordContract, passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { send } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { openSessionList } from '../api.ts'
import classes from './profile.module.css'

const PasswordField = fieldOf<typeof passwordContract>()
const fresh = { as: 'secret', autoComplete: 'new-password' } as const

/** A new password; whoever else is signed in with the old one is out (APP-17). */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const form = useItemForm(passwordContract, {
    name: 'password',
    title: 'Passwort',
    item: null,
    looks: { currentPassword: { as: 'secret' }, newPassword: fresh, again: fresh },
    isPassing: true,
    saves: ({ again: _, ...body }) => send('PUT', '/api/session/password', { body }),
    onSaved: () => {
      notice.good('Das Passwort ist geändert.', 'Alle anderen Sitzungen wurden beendet.')
      void client.invalidateQueries({ queryKey: openSessionList.queryKey })
    },
    onClose: () => undefined,
  })
  const isSame = form.value('newPassword') === form.value('again')
  return (
    <InlineForm
      form={form}
      className={classes.step}
      action="Passwort ändern"
      isAlone
      missing={isSame ? null : { path: 'again', text: 'Die beiden Passwörter sind verschieden.' }}
    >
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordField name="currentPassword" autoComplete="current-password" />
      <PasswordField name="newPassword" hint={`Mindestens ${passwordLength.least} Zeichen; ein ganzer Satz ist gut.`} />
      <PasswordField name="again" />
    </InlineForm>
  )
}
