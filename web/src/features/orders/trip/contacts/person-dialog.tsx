import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { fieldOf } from '../../../../form/form-field.tsx'
import { FormWindow } from '../../../../form/form-frame.tsx'
import { useItemForm } from '../../../../form/use-item-form.ts'
import { FormGroup } from '../../../../ui/fields/form-group.tsx'
import type { TripContact } from './api.ts'

const PersonField = fieldOf<typeof contactContract>()

type Props = {
  title: string
  hint: string
  person: TripContact['contact']
  client?: number
  /** What the new person is for, of which there is one each. */
  of?: string
  done?: string
  failed: string
  onSaved: (personId: number) => void
  onClose: () => void
}

export default function PersonDialog({ title, hint, person, client, of = '', done, failed, onSaved, onClose }: Props) {
  const form = useItemForm(contactContract, {
    name: 'trip-person',
    title,
    item: person,
    of,
    what: { text: 'diesen Kontakt', table: contactContract.name },
    sends: ({ isNew }) => (isNew && client !== undefined ? { client: linkTo('clients', client) } : {}),
    ...(done !== undefined && { done }),
    failed,
    onSaved: ({ id }) => {
      onSaved(id)
      onClose()
    },
    onClose,
  })
  const isNobody = !form.value('firstName')?.trim() && !form.value('lastName')?.trim()
  return (
    <FormWindow form={form} size={520} action="Speichern" missing={isNobody ? 'Bitte einen Namen eingeben' : null}>
      <FormGroup title="Kontakt" hint={hint}>
        <PersonField name="salutation" span={3} />
        <PersonField name="firstName" span={4} begins />
        <PersonField name="lastName" span={5} />
        <PersonField name="email" />
        <PersonField name="phoneFixed" span={6} />
        <PersonField name="phoneMobile" span={6} />
      </FormGroup>
    </FormWindow>
  )
}
