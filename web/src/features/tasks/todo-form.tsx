import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { fieldOf } from '../../form/form-field.tsx'
import { FormPanel } from '../../form/form-frame.tsx'
import { useDrop } from '../../form/use-drop.ts'
import { useItemForm } from '../../form/use-item-form.ts'
import { useColleagues, useReaders } from '../../lib/colleagues.ts'
import { today } from '../../lib/format.ts'
import { useOrganisationHere } from '../../lib/options.ts'
import { nameOf, useSession } from '../../lib/session.ts'
import { DateField } from '../../ui/fields/date-field.tsx'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { MentionNames } from '../../ui/mentions/mention-names.ts'
import { statusPatch, type Todo, type TodoOfTrip } from './api.ts'
import { validStatusesHint } from './valid-statuses-hint.ts'

const TodoField = fieldOf<typeof todoContract>()
const failed = 'Die Aufgabe konnte nicht gelöscht werden! Server Error!'

type Props = {
  todo: Todo | TodoOfTrip | null
  orderId: number | null
  onClose: () => void
}

export function TodoForm({ todo, orderId, onClose }: Props) {
  const { user } = useSession()
  const readers = useReaders(orderId)
  const drop = useDrop(todoContract, todo?.id ?? null)
  const form = useItemForm(todoContract, {
    name: 'todo',
    title: todo === null ? 'Neue Aufgabe' : 'Aufgabe bearbeiten',
    item: todo,
    what: { text: 'diese Aufgabe', table: 'todos' },
    of: orderId ?? 'none',
    begins: {
      todoType: 'general',
      type: 'internal',
      status: 'open',
      user: { value: String(user.id), label: nameOf(user) },
    },
    sends: ({ isNew }) => (isNew && orderId !== null ? { order: linkTo('orders', orderId) } : {}),
    follow: ({ status }) => (status == null ? {} : statusPatch(status)),
    failed:
      todo === null
        ? 'Die Aufgabe konnte nicht gespeichert werden! Server Error!'
        : 'Der Todo konnte nicht aktualisiert werden! Server Error!',
    onClose,
  })
  const isOfTrip = todo === null ? orderId !== null : todo.order !== null
  const colleagues = useColleagues(useOrganisationHere(), [form.value('user')?.value ?? null])
  // As long as nobody chose, the agency's own choice for the kind holds (TODO-04).
  const statuses = form.isNew && !form.isTouched('orderStatuses') ? null : form.value('orderStatuses')
  const text = `Die Aufgabe ‚${todo?.name}‘ wird gelöscht.`
  return (
    <FormPanel
      form={form}
      action="Speichern"
      missing={form.value('name')?.trim() ? null : { path: 'name', text: 'Bitte einen Namen eingeben' }}
      onDrop={drop({ title: 'Aufgabe löschen?', text, failed, onDropped: form.close })}
    >
      <FormGroup title="Was">
        <TodoField name="name" begins />
        <TodoField name="todoType" span={7} as="keys" />
        <TodoField name="type" span={5} as="keys" />
        <MentionNames value={readers}>
          <TodoField name="description" as="lines" />
        </MentionNames>
        <TodoField name="tags" />
      </FormGroup>
      <FormGroup title="Wer und wann">
        <TodoField name="user" span={6} choices={colleagues} />
        <TodoField name="dueDate" span={6}>
          {({ required: _, ...control }) => <DateField {...control} from={today()} />}
        </TodoField>
        <TodoField name="status" as="keys" list="todo_status" />
        {isOfTrip && <TodoField name="orderStatuses" list="order_status" hint={validStatusesHint(statuses)} />}
      </FormGroup>
    </FormPanel>
  )
}
