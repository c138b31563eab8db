import { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { useNavigate } from '@tanstack/react-router'
import { fieldOf } from '../../form/form-field.tsx'
import { FormWindow } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { useSession } from '../../lib/session.ts'
import { paths } from '../../paths.ts'
import { useIsNameTaken } from '../itinerary/plan/use-is-name-taken.ts'

type Props = { tab: 'orders' | 'days'; onClose: () => void }
type Contract = typeof dayConceptContract | typeof orderConceptContract
const ConceptField = fieldOf<Contract>()

/** Begins a concept with its name; everything else is said on its page. */
export function NewConceptDialog({ tab, onClose }: Props) {
  const { organisations } = useSession()
  const navigate = useNavigate()
  const houses = organisations.map(({ id, name }) => ({ value: String(id), label: name }))
  const form = useItemForm<Contract>(tab === 'orders' ? orderConceptContract : dayConceptContract, {
    name: tab === 'orders' ? 'new-order-concept' : 'new-day-concept',
    title: tab === 'orders' ? 'Neues Gesamtkonzept' : 'Neues Tageskonzept',
    item: null,
    begins: { ...(houses[0] !== undefined && { organisationFilter: houses[0] }) },
    onSaved: ({ id }) => {
      const path = tab === 'orders' ? paths.orderConcept(id) : paths.dayConcept(id)
      void navigate({ ...path, ignoreBlocker: true })
    },
    onClose,
  })
  const name = form.value('name') ?? ''
  const isTaken = useIsNameTaken(tab === 'days' ? name : '', Number(form.value('organisationFilter')?.value ?? 0))
  return (
    <FormWindow
      form={form}
      size={420}
      missing={name.trim() === '' ? { path: 'name', text: 'Bitte einen Namen eingeben' } : null}
    >
      <ConceptField name="name" begins error={isTaken ? 'This name already exists!' : undefined} />
      {houses.length > 1 && <ConceptField name="organisationFilter" choices={houses} />}
    </FormWindow>
  )
}
