import type { Session } from '@reisewerk/domain/accounts/session.contract.ts'
import { profileContract } from '@reisewerk/domain/accounts/staff.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import { InlineForm } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { send } from '../../../lib/http.ts'
import { sessionKey } from '../../../lib/session.ts'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import classes from './profile.module.css'

const ProfileField = fieldOf<typeof profileContract>()

export function ProfileForm({ user }: { user: Session['user'] }) {
  const client = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  const form = useItemForm(profileContract, {
    name: 'profile-page',
    title: 'Profil',
    item: { ...user, version: 0 },
    what: { text: 'dein Profil', table: 'users' },
    saves: async (body) => {
      const { data } = await send<Session>('PATCH', '/api/session/user', { body })
      client.setQueryData(sessionKey, data)
      return { ...data.user, version: 0 }
    },
    onSaved: () => setSaved(true),
    onClose: () => undefined,
  })
  return (
    <InlineForm
      form={form}
      className={classes.form}
      isPage
      hint={isSaved && !form.isChanged && <span role="status">Gespeichert</span>}
    >
      <FormGroup title="Angaben" hint="Funktion und Telefon stehen unter deinen Angeboten, in deren Sprache.">
        <ProfileField name="firstName" span={6} autoComplete="given-name" />
        <ProfileField name="lastName" span={6} autoComplete="family-name" />
        <ProfileField name="jobTitle" span={4} autoComplete="organization-title" />
        <ProfileField name="jobTitleEn" span={4} />
        <ProfileField name="jobTitleFr" span={4} />
        <ProfileField name="phone" span={6} autoComplete="tel" />
      </FormGroup>
    </InlineForm>
  )
}
