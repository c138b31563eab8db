import { Checkbox } from '@mantine/core'
import { type Invited, type Staff, staffContract } from '@reisewerk/domain/accounts/staff.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { fieldOf } from '../../../form/form-field.tsx'
import { FormPanel } from '../../../form/form-frame.tsx'
import { useItemForm } from '../../../form/use-item-form.ts'
import { send } from '../../../lib/http.ts'
import { useSession } from '../../../lib/session.ts'
import { Field, FormGroup } from '../../../ui/fields/form-group.tsx'
import classes from './staff.module.css'
import { linkOf, type ShownLink } from './use-staff.ts'

const StaffField = fieldOf<typeof staffContract>()

type Props = { person: Staff | null; onClose: () => void; onInvited: (link: ShownLink) => void }

/** Name, address, role and houses of a colleague; a new one is invited: the link goes out by mail and is shown once (APP-17). */
export function StaffForm({ person, onClose, onInvited }: Props) {
  const { organisations } = useSession()
  const houses = organisations.map(({ id, name }) => ({ value: String(id), label: name }))
  // The window keeps the name it was opened with, while the name itself is being changed.
  const [title] = useState(
    person === null ? 'Kollegin oder Kollegen einladen' : `${person.firstName} ${person.lastName}`,
  )
  const form = useItemForm(staffContract, {
    name: person === null ? 'invitation' : 'staff',
    title,
    item: person && { ...person, organisations: person.organisations.map((id) => linkTo('organisations', id)) },
    what: { text: 'diese Person', table: 'users' },
    begins: {
      role: 'user',
      maySeePurchase: true,
      maySeePersonal: true,
      organisations: houses.length === 1 ? houses : [],
    },
    onSaved: (saved) => {
      onClose()
      if (person === null) void showLink(saved)
    },
    onClose,
  })

  /** Corrected after an answer that was lost, it comes back without a link: another one goes to the right address. */
  async function showLink(saved: Pick<Invited, 'id'> & Partial<Invited>) {
    const { id, staff, path } = saved
    const invited = staff && path ? { id, staff, path } : await send<Invited>('POST', `/api/staff/${id}/invitation`)
    onInvited(linkOf('data' in invited ? invited.data : invited))
  }

  return (
    <FormPanel
      form={form}
      icon={<IconUserPlus size={16} stroke={1.7} aria-hidden />}
      {...(person === null && { action: 'Einladen', hint: 'Der Link gilt sieben Tage und nur einmal.' })}
    >
      <FormGroup title="Person">
        <StaffField name="firstName" span={6} begins />
        <StaffField name="lastName" span={6} />
        <StaffField name="email" hint="Damit meldet sich die Person an." />
        <StaffField name="jobTitle" hint="Steht auf Papieren unter dem Namen." />
      </FormGroup>
      <FormGroup title="Rechte">
        <StaffField name="role" as="keys" />
        <Field>
          <p className={classes.hint}>
            {form.value('role') === 'ROLE_ADMIN'
              ? 'Sieht auch verborgene Reisen und den Einkauf, verwaltet Mitarbeiter und Einstellungen.'
              : 'Arbeitet mit allen Reisen, die nicht verborgen sind.'}
          </p>
        </Field>
        {form.value('role') !== 'ROLE_ADMIN' && (
          <>
            <StaffField name="maySeePurchase" hint="Preise der Leistungsträger, Kosten und Marge." />
            <StaffField name="maySeePersonal" hint="Ausweise, Geburtsdaten und Allergien der Gäste." />
          </>
        )}
        {houses.length > 1 && (
          <StaffField name="organisations">
            {({ label, error, value, onChange }) => (
              <Checkbox.Group
                label={label}
                error={error}
                value={value?.map((house) => house.value) ?? []}
                onChange={(ids) => onChange(houses.filter((house) => ids.includes(house.value)))}
              >
                <div className={classes.organisations}>
                  {houses.map((house) => (
                    <Checkbox key={house.value} {...house} />
                  ))}
                </div>
              </Checkbox.Group>
            )}
          </StaffField>
        )}
      </FormGroup>
    </FormPanel>
  )
}
