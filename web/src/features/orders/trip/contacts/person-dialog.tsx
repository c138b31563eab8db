import { Button, Select, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { ApiError } from '../../../../lib/http.ts'
import { changedFields } from '../../../../lib/saving/changed-fields.ts'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import dialog from '../head/dialog.module.css'
import type { PersonDraft } from './api.ts'
import classes from './contacts-panel.module.css'

type Props = {
  title: string
  hint: string
  person?: PersonDraft
  onClose: () => void
  /** @returns null once it is kept; a refusal leaves the form as it is */
  onSave: (person: PersonDraft, changed: Partial<PersonDraft>) => Promise<ApiError | null>
}

const nobody: PersonDraft = {
  salutation: null,
  firstName: '',
  lastName: '',
  email: null,
  phoneFixed: null,
  phoneMobile: null,
}

/** Name, e-mail and numbers of a person. */
export default function PersonDialog({ title, hint, person = nobody, onClose, onSave }: Props) {
  const { salutation, firstName, lastName, email, phoneFixed, phoneMobile } = person
  const [opened] = useState<PersonDraft>({ salutation, firstName, lastName, email, phoneFixed, phoneMobile })
  const [draft, setDraft] = useState(opened)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isNobody = draft.firstName.trim() === '' && draft.lastName.trim() === ''
  const change = (patch: Partial<PersonDraft>) => setDraft((before) => ({ ...before, ...patch }))
  const errorOf = (name: string) =>
    refusal?.violations.find(({ propertyPath }) => propertyPath === name || propertyPath.endsWith(`.${name}`))?.message

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isNobody) return
    setBusy(true)
    const answer = await onSave(draft, changedFields(opened, draft))
    setBusy(false)
    setRefusal(answer)
    if (answer === null) onClose()
  }

  return (
    <FormDialog onClose={onClose} title={title} size={520}>
      <form className={dialog.form} onSubmit={(event) => void submit(event)}>
        <FormGroup title="Kontakt" hint={hint}>
          <Field span={3}>
            <Select
              label="Anrede"
              data={['Frau', 'Herr']}
              clearable
              value={draft.salutation}
              onChange={(chosen) => change({ salutation: chosen === 'Frau' || chosen === 'Herr' ? chosen : null })}
            />
          </Field>
          <Field span={4}>
            <TextInput
              label="Vorname"
              data-autofocus
              value={draft.firstName}
              onChange={(event) => change({ firstName: event.currentTarget.value })}
              error={errorOf('firstName')}
            />
          </Field>
          <Field span={5}>
            <TextInput
              label="Nachname"
              value={draft.lastName}
              onChange={(event) => change({ lastName: event.currentTarget.value })}
              error={errorOf('lastName')}
            />
          </Field>
          <Field>
            <TextInput
              label="E-Mail"
              inputMode="email"
              value={draft.email ?? ''}
              onChange={(event) => change({ email: orNull(event.currentTarget.value) })}
              error={errorOf('email')}
            />
          </Field>
          <Field span={6}>
            <TextInput
              label="Telefon"
              inputMode="tel"
              value={draft.phoneFixed ?? ''}
              onChange={(event) => change({ phoneFixed: orNull(event.currentTarget.value) })}
              error={errorOf('phoneFixed')}
            />
          </Field>
          <Field span={6}>
            <TextInput
              label="Mobil"
              inputMode="tel"
              value={draft.phoneMobile ?? ''}
              onChange={(event) => change({ phoneMobile: orNull(event.currentTarget.value) })}
              error={errorOf('phoneMobile')}
            />
          </Field>
        </FormGroup>
        <div className={dialog.actions}>
          {isNobody && <span className={classes.hint}>Bitte einen Namen eingeben</span>}
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" loading={isBusy} disabled={isNobody}>
            Speichern
          </Button>
        </div>
      </form>
    </FormDialog>
  )
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}
