import { Menu } from '@mantine/core'
import {
  IconChecklist,
  IconChevronLeft,
  IconChevronRight,
  IconDotsVertical,
  IconPlus,
  IconUserShare,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Options, useOptions } from '../../lib/options.ts'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { EmptyState, ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import { filterAtFirst, type Todo, type TodoFilter, todosOf, todosPerPage } from './api.ts'
import { AssignTodosDialog } from './assign-todos-dialog.tsx'
import { TodoCard } from './todo-card.tsx'
import { TodoFilters } from './todo-filters.tsx'
import { TodoForm } from './todo-form.tsx'
import classes from './todos.module.css'
import { VisitReportForm } from './visit-report-form.tsx'

type Open = { kind: 'form'; todo: Todo | null } | { kind: 'report'; todo: Todo } | { kind: 'assign' } | null

/** 'AUFGABEN': what is to be done for a trip (000 §2.3). */
export function TodosPanel({ trip: { id: orderId } }: { trip: { id: number } }) {
  const [filter, setFilter] = useState<TodoFilter>(filterAtFirst)
  const [open, setOpen] = useState<Open>(null)
  const todos = useQuery({ ...todosOf(orderId, filter), placeholderData: keepPreviousData })
  const words = useOptions('todo_status')
  const keepFocus = useKeepFocus<HTMLElement>('h2')
  const total = todos.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / todosPerPage))
  // What was on the last page may have been done meanwhile.
  if (todos.data !== undefined && !todos.isPlaceholderData && filter.page > last) setFilter({ ...filter, page: last })

  return (
    <Panel
      title="AUFGABEN"
      hint={todos.data && hintOf(filter, total, words.of)}
      flush
      keepFocus={keepFocus}
      actions={
        <PanelMenu onNew={() => setOpen({ kind: 'form', todo: null })} onAssign={() => setOpen({ kind: 'assign' })} />
      }
    >
      <TodoFilters filter={filter} onChange={(patch) => setFilter({ ...filter, page: 1, ...patch })} />
      {todos.isPending && <LoadingRows rows={todosPerPage} rowHeight={44} />}
      {todos.isError && (
        <ErrorState text="Die Aufgaben konnten nicht geladen werden!" onRetry={() => void todos.refetch()} />
      )}
      {todos.data && total === 0 && <EmptyState icon={IconChecklist} text="Keine Aufgaben zu erledigen" />}
      {todos.data && total > 0 && (
        <ul className={classes.list} aria-label="Aufgaben" data-stale={todos.isPlaceholderData || undefined}>
          {todos.data.items.map((todo) => (
            <TodoCard
              key={todo.id}
              todo={todo}
              onEdit={() => setOpen({ kind: 'form', todo })}
              onReport={() => setOpen({ kind: 'report', todo })}
            />
          ))}
        </ul>
      )}
      {last > 1 && <Pages page={filter.page} last={last} onPage={(page) => setFilter({ ...filter, page })} />}
      {open?.kind === 'form' && (
        <TodoForm key={open.todo?.id ?? 'new'} todo={open.todo} orderId={orderId} onClose={() => setOpen(null)} />
      )}
      {open?.kind === 'report' && <VisitReportForm todo={open.todo} onClose={() => setOpen(null)} />}
      {open?.kind === 'assign' && <AssignTodosDialog orderId={orderId} onClose={() => setOpen(null)} />}
    </Panel>
  )
}

function hintOf({ statuses, page }: TodoFilter, total: number, wordOf: Options['of']): string {
  const kinds = statuses.map((status) => wordOf(status).label).join(', ')
  if (total === 0) return kinds
  const from = (page - 1) * todosPerPage + 1
  return `${Math.min(from, total)}–${Math.min(total, page * todosPerPage)} von ${total}`
}

function PanelMenu({ onNew, onAssign }: { onNew: () => void; onAssign: () => void }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton size={24} icon={IconDotsVertical} label="Aufgaben: Aktionen" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPlus size={15} aria-hidden />} onClick={onNew}>
          Neue Aufgabe
        </Menu.Item>
        <Menu.Item leftSection={<IconUserShare size={15} aria-hidden />} onClick={onAssign}>
          Aufgaben einem neuen User zuordnen
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function Pages({ page, last, onPage }: { page: number; last: number; onPage: (page: number) => void }) {
  return (
    <nav className={classes.pages} aria-label="Seiten der Aufgaben">
      <IconButton
        size={24}
        icon={IconChevronLeft}
        label="Vorige Aufgaben"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      Seite {page} von {last}
      <IconButton
        size={24}
        icon={IconChevronRight}
        label="Nächste Aufgaben"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
