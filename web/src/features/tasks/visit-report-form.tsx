import { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import { dateOfWire, linkTo } from '@reisewerk/domain/wire.ts'
import { useQuery } from '@tanstack/react-query'
import { fieldOf } from '../../form/form-field.tsx'
import { FormPanel } from '../../form/form-frame.tsx'
import { FormOf } from '../../form/form-of.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { today } from '../../lib/format.ts'
import { useDeletionOf } from '../../lib/live/deletions.ts'
import { FormGroup } from '../../ui/fields/form-group.tsx'
import { type Todo, type VisitReport, visitReportOf } from './api.ts'
import classes from './todos.module.css'

const ReportField = fieldOf<typeof visitReportContract>()

type Props = { todo: Todo; onClose: () => void }

/** 'Kundenbericht': what came of a visit; opened again, it is the same report (TODO-03). */
export function VisitReportForm({ todo, onClose }: Props) {
  const reports = useQuery({ ...visitReportOf(todo.id), staleTime: 0 })
  return (
    <FormOf title="Kundenbericht" query={reports} onClose={onClose}>
      {({ items }) => <Report todo={todo} report={items[0] ?? null} onClose={onClose} />}
    </FormOf>
  )
}

function Report({ todo, report, onClose }: Props & { report: VisitReport | null }) {
  // What came of a visit is kept with its trip, also when a colleague has deleted the to-do meanwhile.
  const isTodoGone = useDeletionOf({ what: 'diese Aufgabe', table: 'todos', row: todo.id }) !== null
  const form = useItemForm(visitReportContract, {
    name: 'visit-report',
    title: 'Kundenbericht',
    item: report,
    what: { text: 'diesen Kundenbericht', table: 'visit_reports' },
    of: todo.id,
    begins: { visitedAt: dateOfWire(todo.dueDate ?? '') ?? today() },
    sends: ({ isNew }) =>
      isNew
        ? {
            order: linkTo('orders', todo.order?.id ?? 0),
            ...(isTodoGone ? {} : { todo: linkTo('todos', todo.id) }),
          }
        : {},
    done: 'Erfolgreich gespeichert!',
    failed: 'Der Kundenbericht konnte nicht gespeichert werden! Server Error!',
    onClose,
  })
  const missing = !form.value('visitedAt')
    ? { path: 'visitedAt', text: 'Bitte den Tag des Besuchs angeben' }
    : !form.value('content')?.trim()
      ? { path: 'content', text: 'Bitte den Bericht schreiben' }
      : null
  const of = [todo.order?.client?.companyName, todo.order?.orderNumber, todo.order?.trip.name]
  return (
    <FormPanel
      form={form}
      action="Speichern"
      missing={missing}
      hint="Wird mit Kunde und Reise gespeichert."
      head={<p className={classes.report}>{of.filter(Boolean).join(' · ')}</p>}
    >
      <FormGroup title="Besuch">
        <ReportField name="visitedAt" span={5} />
        <ReportField name="participants" span={7} />
        <ReportField name="content" as="lines" begins />
        <ReportField name="agreements" as="lines" />
      </FormGroup>
    </FormPanel>
  )
}
