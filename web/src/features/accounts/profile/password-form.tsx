import { Button, PasswordInput } from '@mantine/core'
import { passwordLength } from '@reisewerk/domain/accounts/session.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, send } from '../../../lib/http.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { openSessionList } from '../api.ts'
import classes from './profile.module.css'

const empty = { currentPassword: '', newPassword: '', again: '' }

/** A new password; whoever else is signed in with the old one is out (APP-17). */
export function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(empty)
  const [differs, setDiffers] = useState(false)
  useOpenForm({ isChanged: () => Object.values(draft).some((text) => text !== '') })
  const change = useMutation({
    mutationFn: async () => {
      const { again: _again, ...body } = draft
      await send('PUT', '/api/session/password', { body })
    },
    onSuccess: () => {
      setDraft(empty)
      notice.good('Das Passwort ist geändert.', 'Alle anderen Sitzungen wurden beendet.')
      return client.invalidateQueries({ queryKey: openSessionList.queryKey })
    },
  })
  const { error } = change
  const messageFor = (name: string) => (error instanceof ApiError ? error.messageFor(name) : undefined)
  const field = (name: keyof typeof empty) => ({
    value: draft[name],
    errorProps: { role: 'alert' },
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  })
  const isGeneral = error instanceof ApiError && error.violations.length === 0

  function submit(event: FormEvent) {
    event.preventDefault()
    setDiffers(draft.newPassword !== draft.again)
    if (draft.newPassword === draft.again && !change.isPending) change.mutate()
  }

  return (
    <form className={classes.step} onSubmit={submit} noValidate>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <PasswordInput
        label="Bisheriges Passwort"
        autoComplete="current-password"
        error={messageFor('currentPassword') ?? (isGeneral ? error.message : undefined)}
        {...field('currentPassword')}
      />
      <PasswordInput
        label="Neues Passwort"
        description={`Mindestens ${passwordLength.least} Zeichen; ein ganzer Satz ist gut.`}
        autoComplete="new-password"
        error={messageFor('newPassword')}
        {...field('newPassword')}
      />
      <PasswordInput
        label="Neues Passwort wiederholen"
        autoComplete="new-password"
        error={differs ? 'Die beiden Passwörter sind verschieden.' : undefined}
        {...field('again')}
      />
      <Button type="submit" variant="default" loading={change.isPending}>
        Passwort ändern
      </Button>
    </form>
  )
}
