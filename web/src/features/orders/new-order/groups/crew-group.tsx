import { Input, Select, Switch } from '@mantine/core'
import { Field, FormGroup } from '../../../../ui/fields/form-group.tsx'
import { SelectOrNew } from '../../../../ui/fields/or-new/select-or-new.tsx'
import type { Choice } from '../../../../ui/inline/inline-select.tsx'
import type { CrewMember } from '../draft.ts'
import classes from '../new-order.module.css'
import { type ContactChoices, useCrewContacts } from '../use-crew-contacts.ts'
import type { NewOrder } from '../use-draft.ts'

/** Room and cabin options of driver and guide (000 §9). */
const rooms = [
  { value: '1', label: 'EZ' },
  { value: '2', label: 'DZ' },
]
const cabins = [
  { value: '1', label: 'EK Innen' },
  { value: '2', label: 'DK Innen' },
]

export function CrewGroup({ form }: { form: NewOrder }) {
  const { draft, change, errorOf } = form
  const { driver, guide } = draft
  const clientId = draft.client?.value ?? null
  // Nobody is offered twice on one trip (000 §5).
  const drivers = useCrewContacts('3_bus_driver', clientId, driver.isAdded, guide.contact)
  const guides = useCrewContacts('1_tour_guide', clientId, guide.isAdded, driver.contact)
  return (
    <FormGroup title="Fahrer und Reiseleitung">
      <Field>
        <CrewLine
          name="Busfahrer"
          of="des Busfahrers"
          member={driver}
          contacts={drivers}
          client={draft.client}
          onChange={(patch) => change({ driver: { ...driver, ...patch } })}
          error={errorOf('driver')}
        />
      </Field>
      <Field>
        <CrewLine
          name="Reiseleitung"
          of="der Reiseleitung"
          member={guide}
          contacts={guides}
          client={draft.client}
          onChange={(patch) => change({ guide: { ...guide, ...patch } })}
          error={errorOf('guide')}
        />
      </Field>
    </FormGroup>
  )
}

function nameOf(contacts: ContactChoices, id: string | null): string | undefined {
  return contacts.flatMap(({ items }) => items).find(({ value }) => value === id)?.label
}

type LineProps = {
  name: string
  of: string
  member: CrewMember
  contacts: ContactChoices
  /** Whose people new ones are; without one nobody is made. */
  client: Choice | null
  onChange: (patch: Partial<CrewMember>) => void
  error: string | undefined
}

function CrewLine({ name, of, member, contacts, client, onChange, error }: LineProps) {
  const off = !member.isAdded
  return (
    <>
      <div className={classes.crew}>
        <Switch
          label={name}
          checked={member.isAdded}
          onChange={(event) => onChange({ isAdded: event.currentTarget.checked })}
        />
        <SelectOrNew
          aria-label={`Kontakt ${of}`}
          placeholder={off ? 'Nicht dabei' : 'Noch offen'}
          data={contacts}
          disabled={off}
          resource={client === null ? null : 'contacts'}
          given={{ client }}
          // The cross of a clearable select would cover the name; choosing it again empties the field.
          comboboxProps={{ width: 260, position: 'bottom-start' }}
          value={off ? null : member.contact}
          title={nameOf(contacts, off ? null : member.contact)}
          onChange={(contact) => onChange({ contact: contact?.value ?? null })}
          error={error !== undefined}
        />
        <Select
          aria-label={`Zimmer ${of}`}
          data={rooms}
          disabled={off}
          allowDeselect={false}
          value={member.room}
          onChange={(room) => room !== null && onChange({ room })}
        />
        <Select
          aria-label={`Kabine ${of}`}
          data={cabins}
          disabled={off}
          allowDeselect={false}
          value={member.cabin}
          onChange={(cabin) => cabin !== null && onChange({ cabin })}
        />
      </div>
      {error !== undefined && <Input.Error className={classes.lineError}>{error}</Input.Error>}
    </>
  )
}
