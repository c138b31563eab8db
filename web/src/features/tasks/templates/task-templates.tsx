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
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../../ui/list-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import table from '../../../ui/table.module.css'
import type { ChecklistTemplate, TodoTemplate } from '../api.ts'
import { TodoTypeIcon } from '../todo-type-icon.tsx'
import { ChecklistTemplateForm } from './checklist-template-form.tsx'
import classes from './templates.module.css'
import { TodoTemplateForm } from './todo-template-form.tsx'

const all = { query: { _itemsPerPage: 500 } }

/** To-dos that arise when a trip reaches a status (MD-08). */
export function TodoTemplates() {
  const templates = useQuery(listOf(todoTemplateContract, all))
  const [open, setOpen] = useState<{ template: TodoTemplate | null } | null>(null)
  return (
    <Templates
      title="Aufgabenvorlagen"
      hint="Erreicht eine Reise den Status, bekommt sie die Aufgabe, jede einmal."
      icon={IconSubtask}
      list={templates}
      onNew={() => setOpen({ template: null })}
      heads={['Aufgabe', 'Bei Status', 'Frist']}
      row={(template) => (
        <>
          <td>
            <span className={classes.named}>
              <TodoTypeIcon type={template.todoType} />
              <Opener name={template.name} onOpen={() => setOpen({ template })} />
              <House link={template.organisationFilter} />
              <Off isActive={template.isActive} />
            </span>
          </td>
          <td>
            <StatusWords of={template.organisationFilter} keys={[template.orderStatus]} />
          </td>
          <td className={table.quiet}>{dueWords(template)}</td>
        </>
      )}
    >
      {open !== null && (
        <TodoTemplateForm key={open.template?.id ?? 'new'} template={open.template} onClose={() => setOpen(null)} />
      )}
    </Templates>
  )
}

/** What comes to the checklist of a trip in a status (MD-08). */
export function ChecklistTemplates() {
  const templates = useQuery(listOf(checklistTemplateContract, all))
  const [open, setOpen] = useState<{ template: ChecklistTemplate | null } | null>(null)
  return (
    <Templates
      title="Checklistenvorlagen"
      hint="Erreicht eine Reise einen der Status, steht der Punkt auf ihrer Checkliste."
      icon={IconListCheck}
      list={templates}
      onNew={() => setOpen({ template: null })}
      heads={['Punkt', 'Bei Status']}
      row={(template) => (
        <>
          <td>
            <span className={classes.named}>
              <Opener name={template.title} onOpen={() => setOpen({ template })} />
              <House link={template.organisationFilter} />
              <Off isActive={template.isActive} />
            </span>
          </td>
          <td className={table.quiet}>
            <StatusWords of={template.organisationFilter} keys={template.orderStatuses} />
          </td>
        </>
      )}
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

type ListProps<T> = {
  title: string
  hint: string
  icon: typeof IconSubtask
  list: {
    data?: { items: T[]; total: number } | undefined
    isPending: boolean
    isError: boolean
    refetch: () => unknown
  }
  onNew: () => void
  heads: readonly string[]
  row: (template: T) => ReactNode
  children: ReactNode
}

function Templates<T extends { id: number }>({ title, hint, icon, list, onNew, heads, row, children }: ListProps<T>) {
  const total = list.data?.total ?? 0
  const add = (
    <Button size="xs" variant="default" leftSection={<IconPlus size={14} />} onClick={onNew}>
      Neue Vorlage
    </Button>
  )
  return (
    <Panel
      title={title}
      hint={list.data === undefined ? hint : `${counted(total, ['Vorlage', 'Vorlagen'])} · ${hint}`}
      flush
      actions={add}
    >
      {list.isPending && <LoadingRows rows={6} />}
      {list.isError && (
        <ErrorState text="Die Vorlagen konnten nicht geladen werden!" onRetry={() => void list.refetch()} />
      )}
      {list.data && total === 0 && <EmptyState icon={icon} text="Es gibt noch keine Vorlage." />}
      {total > 0 && (
        <table className={table.table} aria-label={title}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.data?.items.map((template) => (
              <tr key={template.id}>{row(template)}</tr>
            ))}
          </tbody>
        </table>
      )}
      {children}
    </Panel>
  )
}

function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <button type="button" className={classes.opener} title={name} onClick={onOpen}>
      {name}
    </button>
  )
}

/** Whose template it is, for those who work for several houses. */
function House({ link }: { link: string }) {
  const { organisations } = useSession()
  if (organisations.length < 2) return null
  return <span className={classes.quiet}>{organisations.find(({ id }) => id === idOf(link))?.name}</span>
}

/** Statuses as the template's own house calls them. */
function StatusWords({ of, keys }: { of: string; keys: readonly OrderStatus[] }) {
  const statuses = useOptions('order_status', idOf(of))
  return keys.map((key) => statuses.of(key).label).join(', ')
}

function Off({ isActive }: { isActive: boolean }) {
  return isActive ? null : <Badge tone="neutral">ausgeschaltet</Badge>
}

function dueWords({ dueFrom, dueDays }: TodoTemplate): string {
  const days = counted(Math.abs(dueDays), ['Tag', 'Tage'])
  if (dueFrom === 'status') return dueDays === 0 ? 'am selben Tag' : `${days} ${todoDueFrom.status.label}`
  const when = dueFrom === 'start' ? 'Reisebeginn' : 'Reiseende'
  if (dueDays === 0) return `am ${when}`
  return dueDays < 0 ? `${days} vor ${when}` : `${days} nach ${when}`
}
