import { TextInput } from '@mantine/core'
import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import type { ProfileChange } from '@reisewerk/domain/accounts/staff.contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, send } from '../../../lib/http.ts'
import { sessionKey } from '../../../lib/session.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { tooLong } from '../../../ui/fields/too-long.ts'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'

type Name = keyof ProfileChange & keyof Session['user']

/** Name, title and telephone; each is saved when its field is left (APP-17). */
export function ProfileForm({ user }: { user: Session['user'] }) {
  return (
    <FormGroup title="Angaben" hint="Funktion und Telefon stehen unter deinen Angeboten.">
      <Field span={6}>
        <ProfileField name="firstName" label="Vorname" user={user} maxLength={80} autoComplete="given-name" />
      </Field>
      <Field span={6}>
        <ProfileField name="lastName" label="Nachname" user={user} maxLength={80} autoComplete="family-name" />
      </Field>
      <Field span={6}>
        <ProfileField name="jobTitle" label="Funktion" user={user} maxLength={80} autoComplete="organization-title" />
      </Field>
      <Field span={6}>
        <ProfileField name="phone" label="Telefon" user={user} maxLength={60} autoComplete="tel" />
      </Field>
    </FormGroup>
  )
}

type FieldProps = { name: Name; label: string; user: Session['user']; maxLength: number; autoComplete: string }

function ProfileField({ name, label, user, maxLength, autoComplete }: FieldProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  // What is on its way to the server is not lost with the page; the click on a link that leaves it also leaves the field.
  const sent = useRef<string | null>(null)
  const save = useMutation({
    mutationFn: async (value: string) =>
      (await send<Session>('PATCH', '/api/session/user', { body: { [name]: value } })).data,
    onSuccess: (session) => {
      client.setQueryData(sessionKey, session)
      setTyped(null)
    },
    onError: () => {
      sent.current = null
    },
  })
  useOpenForm({ isChanged: () => typed !== null && typed.trim() !== user[name] && typed !== sent.current })
  const { error } = save
  const long = tooLong(typed ?? user[name], maxLength)
  const problem = error instanceof ApiError ? (error.messageFor(name) ?? error.message) : error?.message
  const state = save.isPending ? 'saving' : save.isError ? 'refused' : save.isSuccess ? 'saved' : undefined

  function leave() {
    if (long !== undefined) return
    if (typed === null || typed.trim() === user[name]) setTyped(null)
    else {
      sent.current = typed
      save.mutate(typed)
    }
  }

  return (
    <TextInput
      label={label}
      value={typed ?? user[name]}
      autoComplete={autoComplete}
      error={long ?? problem}
      rightSection={state !== undefined && typed === null ? <SaveMark state={state} /> : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => event.key === 'Enter' && leave()}
    />
  )
}
