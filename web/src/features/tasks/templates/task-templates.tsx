import { Button } from '@mantine/core'
import { type OrderStatus, todoDueFrom } from '@reisewerk/domain/accounts/options.ts'
import { checklistTemplateContract, todoTemplateContract } from '@reisewerk/domain/tasks/templates.contract.ts'
import { idOf } from '@reisewerk/domain/wire.ts'
import { IconListCheck, IconPlus, IconSubtask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { listOf } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import { useOptions } from '../../../lib/options.ts'
import { useSession } from '../../../lib/session.ts'
import { ExportButton } from '../../../list/export-button.tsx'
import { columnsOf } from '../../../list/field-column.ts'
import type { ListRows } from '../../../list/list.ts'
import { type FoundItems, ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Badge } from '../../../ui/marks/badge.tsx'
import type { ChecklistTemplate, TodoTemplate } from '../api.ts'
import { TodoTypeIcon } from '../todo-type-icon.tsx'
import { ChecklistTemplateForm } from './checklist-template-form.tsx'
import classes from './templates.module.css'
import { TodoTemplateForm } from './todo-template-form.tsx'

const todoColumn = columnsOf<typeof todoTemplateContract, TodoTemplate>(todoTemplateContract)
const checklistColumn = columnsOf<typeof checklistTemplateContract, ChecklistTemplate>(checklistTemplateContract)
const all = { query: { _itemsPerPage: 500 } }

/** To-dos that arise when a trip reaches a status (MD-08). */
export function TodoTemplates() {
  const found = useQuery(listOf(todoTemplateContract, all))
  const [open, setOpen] = useState<{ template: TodoTemplate | null } | null>(null)
  return (
    <Templates
      title="Aufgabenvorlagen"
      resource={todoTemplateContract.name}
      hint="Erreicht eine Reise den Status, bekommt sie die Aufgabe, jede einmal."
      icon={IconSubtask}
      found={found}
      onOpen={(template) => setOpen({ template })}
      before={({ todoType }) => <TodoTypeIcon type={todoType} />}
      columns={[
        todoColumn('name'),
        todoColumn('orderStatus', {
          show: ({ organisationFilter, orderStatus }) => <StatusWords of={organisationFilter} keys={[orderStatus]} />,
        }),
        { label: 'Frist', quiet: true, show: dueWords },
      ]}
    >
      {open !== null && (
        <TodoTemplateForm key={open.template?.id ?? 'new'} template={open.template} onClose={() => setOpen(null)} />
      )}
    </Templates>
  )
}

/** What comes to the checklist of a trip in a status (MD-08). */
export function ChecklistTemplates() {
  const found = useQuery(listOf(checklistTemplateContract, all))
  const [open, setOpen] = useState<{ template: ChecklistTemplate | null } | null>(null)
  return (
    <Templates
      title="Checklistenvorlagen"
      resource={checklistTemplateContract.name}
      hint="Erreicht eine Reise einen der Status, steht der Punkt auf ihrer Checkliste."
      icon={IconListCheck}
      found={found}
      onOpen={(template) => setOpen({ template })}
      columns={[
        checklistColumn('title'),
        checklistColumn('orderStatuses', {
          quiet: true,
          show: ({ organisationFilter, orderStatuses }) => <StatusWords of={organisationFilter} keys={orderStatuses} />,
        }),
      ]}
    >
      {open !== null && (
        <ChecklistTemplateForm
          key={open.template?.id ?? 'new'}
          template={open.template}
          onClose={() => setOpen(null)}
        />
      )}
    </Templates>
  )
}

type Template = TodoTemplate | ChecklistTemplate
type Props<T> = {
  title: string
  resource: string
  hint: string
  icon: typeof IconSubtask
  found: FoundItems<T>
  columns: ListRows<T>['columns']
  before?: ListRows<T>['before']
  onOpen: (template: T | null) => void
  children: ReactNode
}

function Templates<T extends Template>({
  title,
  resource,
  hint,
  icon,
  found,
  columns,
  before,
  onOpen,
  children,
}: Props<T>) {
  const rows: ListRows<T> = {
    columns,
    opens: (template) => () => onOpen(template),
    before: (template) => before && <span className={classes.kind}>{before(template)}</span>,
    beside: ({ organisationFilter, isActive }) => (
      <span className={classes.beside}>
        <House link={organisationFilter} />
        {!isActive && <Badge tone="neutral">ausgeschaltet</Badge>}
      </span>
    ),
  }
  return (
    <Panel
      title={title}
      hint={found.data === undefined ? hint : `${counted(found.data.total, ['Vorlage', 'Vorlagen'])} · ${hint}`}
      flush
      actions={
        <>
          <ExportButton size="xs" path={`/api/${resource}/export.xlsx`} query={{}} />
          <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={() => onOpen(null)}>
            Neue Vorlage
          </Button>
        </>
      }
    >
      <ListStates found={found} many="Vorlagen" icon={icon} empty="Es gibt noch keine Vorlage." loadingRows={6}>
        {(items) => <ListTable {...rows} label={title} items={items} />}
      </ListStates>
      {children}
    </Panel>
  )
}

function House({ link }: { link: string }) {
  const { organisations } = useSession()
  if (organisations.length < 2) return null
  return <span className={classes.quiet}>{organisations.find(({ id }) => id === idOf(link))?.name}</span>
}

function StatusWords({ of, keys }: { of: string; keys: readonly OrderStatus[] }) {
  const statuses = useOptions('order_status', idOf(of))
  return keys.map((key) => statuses.of(key).label).join(', ')
}

function dueWords({ dueFrom, dueDays }: TodoTemplate): string {
  const days = counted(Math.abs(dueDays), ['Tag', 'Tage'])
  if (dueFrom === 'status') return dueDays === 0 ? 'am selben Tag' : `${days} ${todoDueFrom.status.label}`
  const when = dueFrom === 'start' ? 'Reisebeginn' : 'Reiseende'
  if (dueDays === 0) return `am ${when}`
  return dueDays < 0 ? `${days} vor ${when}` : `${days} nach ${when}`
}
