import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core'
import type { Invited, Staff } from '@reisewerk/domain/accounts/staff.contract.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, send } from '../../../lib/http.ts'
import { changedFields } from '../../../lib/saving/changed-fields.ts'
import { useSession } from '../../../lib/session.ts'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../../ui/dialogs/side-panel.tsx'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import { staffList } from '../api.ts'
import classes from './staff.module.css'
import { linkOf, type ShownLink, useChangeStaff } from './use-staff.ts'

type Draft = Pick<Staff, 'firstName' | 'lastName' | 'email' | 'role' | 'organisations'>

type InviteProps = { onClose: () => void; onInvited: (link: ShownLink) => void }

/** Invites a colleague: the link goes out by mail and is shown once to copy (APP-17). */
export function InviteForm({ onClose, onInvited }: InviteProps) {
  const client = useQueryClient()
  const { organisations } = useSession()
  const [draft, setDraft] = useState<Draft>({
    firstName: '',
    lastName: '',
    email: '',
    role: 'user',
    organisations: organisations.length === 1 ? organisations.map(({ id }) => id) : [],
  })
  const invite = useMutation({
    mutationFn: async () => (await send<Invited>('POST', '/api/staff', { body: draft })).data,
    onSuccess: (invited) => {
      onInvited(linkOf(invited))
      return client.invalidateQueries({ queryKey: staffList.queryKey })
    },
  })
  return (
    <Form
      title="Kollegin oder Kollegen einladen"
      action="Einladen"
      hint="Der Link gilt sieben Tage und nur einmal."
      draft={draft}
      onChange={setDraft}
      error={invite.error}
      isBusy={invite.isPending}
      onSubmit={() => invite.mutate()}
      onClose={onClose}
    />
  )
}

/** Name, address, role and organisations of a colleague. */
export function EditForm({ person, onClose }: { person: Staff; onClose: () => void }) {
  const [opened] = useState<Draft>(() => draftOf(person))
  const [draft, setDraft] = useState(opened)
  const change = useChangeStaff(person.id)

  function save() {
    // Only what was changed: the rest may not be the administrator's to say.
    change.mutate(changedFields(opened, draft), { onSuccess: onClose })
  }

  return (
    <Form
      title={`${person.firstName} ${person.lastName}`}
      action="Speichern"
      draft={draft}
      onChange={(next) =>
        setDraft({ ...next, organisations: next.organisations.toSorted((one, other) => one - other) })
      }
      error={change.error}
      isBusy={change.isPending}
      onSubmit={save}
      onClose={onClose}
    />
  )
}

function draftOf({ firstName, lastName, email, role, organisations }: Staff): Draft {
  return { firstName, lastName, email, role, organisations: organisations.toSorted((one, other) => one - other) }
}

type FormProps = {
  title: string
  action: string
  hint?: string
  draft: Draft
  onChange: (draft: Draft) => void
  error: Error | null
  isBusy: boolean
  onSubmit: () => void
  onClose: () => void
}

function Form({ title, action, hint, draft, onChange, error, isBusy, onSubmit, onClose }: FormProps) {
  const { organisations } = useSession()
  const messageFor = (field: keyof Draft) => (error instanceof ApiError ? error.messageFor(field) : undefined)
  const hasViolations = error instanceof ApiError && error.violations.length > 0
  const text = (field: 'firstName' | 'lastName' | 'email') => ({
    value: draft[field],
    error: messageFor(field),
    withAsterisk: true,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...draft, [field]: event.currentTarget.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }

  return (
    <SidePanel title={title} icon={<IconUserPlus size={16} stroke={1.7} aria-hidden />} onClose={onClose}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <SidePanelBody>
          <FormGroup title="Person">
            <Field span={6}>
              <TextInput label="Vorname" data-autofocus {...text('firstName')} />
            </Field>
            <Field span={6}>
              <TextInput label="Nachname" {...text('lastName')} />
            </Field>
            <Field>
              <TextInput
                label="E-Mail"
                type="email"
                description="Damit meldet sich die Person an."
                {...text('email')}
              />
            </Field>
          </FormGroup>
          <FormGroup title="Rechte">
            <Field>
              <SegmentedControl
                aria-label="Rolle"
                data={[
                  { value: 'user', label: 'Mitarbeiter' },
                  { value: 'ROLE_ADMIN', label: 'Admin' },
                ]}
                value={draft.role}
                onChange={(role) => onChange({ ...draft, role: role === 'ROLE_ADMIN' ? role : 'user' })}
              />
              <p className={classes.hint}>
                {draft.role === 'ROLE_ADMIN'
                  ? 'Sieht auch verborgene Reisen, verwaltet Mitarbeiter und Einstellungen.'
                  : 'Arbeitet mit allen Reisen, die nicht verborgen sind.'}
              </p>
              {messageFor('role') !== undefined && <Problem text={messageFor('role')} />}
            </Field>
            {organisations.length > 1 && (
              <Field>
                <fieldset className={classes.organisations}>
                  <legend>Organisationen</legend>
                  {organisations.map(({ id, name }) => (
                    <Checkbox
                      key={id}
                      label={name}
                      checked={draft.organisations.includes(id)}
                      onChange={(event) =>
                        onChange({
                          ...draft,
                          organisations: event.currentTarget.checked
                            ? [...draft.organisations, id]
                            : draft.organisations.filter((other) => other !== id),
                        })
                      }
                    />
                  ))}
                </fieldset>
                {messageFor('organisations') !== undefined && <Problem text={messageFor('organisations')} />}
              </Field>
            )}
          </FormGroup>
          {error !== null && !hasViolations && <Problem text={error.message} />}
        </SidePanelBody>
        <SidePanelFoot hint={hint}>
          <Button variant="default" onClick={onClose}>
            Verwerfen
          </Button>
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        </SidePanelFoot>
      </form>
    </SidePanel>
  )
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <p className={classes.problem} role="alert">
      {text}
    </p>
  )
}
