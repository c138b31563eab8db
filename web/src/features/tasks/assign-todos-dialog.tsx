import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { fieldOf } from '../../form/form-field.tsx'
import { FormWindow } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { useColleagues } from '../../lib/colleagues.ts'
import { send } from '../../lib/http.ts'
import { useOrganisationHere } from '../../lib/options.ts'

const TodoField = fieldOf<typeof todoContract>()

/** 'Alle Aufgaben neu zuordnen': one colleague takes over every to-do of the trip (000 §2.3). */
export function AssignTodosDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  // People of other houses would be refused.
  const colleagues = useColleagues(useOrganisationHere())
  const form = useItemForm(todoContract, {
    name: 'assign-todos',
    title: 'Alle Aufgaben neu zuordnen',
    item: null,
    of: orderId,
    saves: (_, value) => {
      const userID = Number(value('user')?.value)
      return send('PUT', `/api/orders/${orderId}/todos_user`, { body: { orderID: orderId, userID } })
    },
    done: 'Aufgaben wurden geändert',
    failed: 'Aufgaben konnte nicht geändert werden! Server Error!',
    onClose,
  })
  return (
    <FormWindow form={form} action="Speichern" missing={form.value('user') === null ? '' : null} centered size={420}>
      <TodoField name="user" label="User" choices={colleagues} begins required />
    </FormWindow>
  )
}
