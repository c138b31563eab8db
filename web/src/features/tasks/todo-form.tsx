import { Button } from '@mantine/core'
import { todoContract } from '@reisewerk/domain/tasks/todo.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create, newKey, remove, update } from '../../lib/api.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useDeletionOf } from '../../lib/live/deletions.ts'
import { useSession } from '../../lib/session.ts'
import { confirm } from '../../ui/confirm.tsx'
import { isAllRead } from '../../ui/is-all-read.ts'
import { notice } from '../../ui/notice.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import type { Todo } from './api.ts'
import { bodyOf, draftOf, type TodoDraft } from './todo-draft.ts'
import { TodoFields } from './todo-fields.tsx'

type Props = {
  /** null for a new one. */
  todo: Todo | null
  /** The trip of a new to-do; null for one on its own. */
  orderId: number | null
  onClose: () => void
}

/** Adds a to-do or changes all of it. */
export function TodoForm({ todo, orderId, onClose }: Props) {
  const { user } = useSession()
  const [before] = useState(() => draftOf(todo, user.id))
  const [draft, setDraft] = useState(before)
  const { save, drop, isSaving, error } = useSaveTodo(todo, orderId, onClose)
  const gone = useDeletionOf(todo && { what: 'diese Aufgabe', table: 'todos', row: todo.id })
  const isOff = draft.name.trim() === '' || isSaving || gone !== null
  return (
    <SidePanel title={todo === null ? 'Neue Aufgabe' : 'Aufgabe bearbeiten'} gone={gone} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && isAllRead(event.currentTarget)) void save(before, draft)
        }}
      >
        <SidePanelBody>
          <TodoFields
            draft={draft}
            set={(part) => setDraft((now) => ({ ...now, ...part }))}
            isOfTrip={todo === null ? orderId !== null : todo.order !== null}
            error={error}
          />
        </SidePanelBody>
        <SidePanelFoot
          hint={
            todo !== null &&
            gone === null && (
              <Button variant="light" color="red" onClick={() => void drop()}>
                Löschen
              </Button>
            )
          }
        >
          <Button variant="default" onClick={onClose}>
            Abbrechen
          </Button>
          <Button type="submit" disabled={isOff}>
            Speichern
          </Button>
        </SidePanelFoot>
      </form>
    </SidePanel>
  )
}

function useSaveTodo(todo: Todo | null, orderId: number | null, onClose: () => void) {
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  // A second press of the button makes no second to-do.
  const [key] = useState(newKey)

  async function attempt(work: () => Promise<unknown>, failed: string) {
    setSaving(true)
    setError(null)
    try {
      await work()
      onClose()
      await client.invalidateQueries({ queryKey: keys.resource(todoContract.name) })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure)
      notice.bad(failed, failure.message)
    } finally {
      setSaving(false)
    }
  }

  return {
    isSaving,
    error,
    save: (before: TodoDraft, draft: TodoDraft) => {
      const body = bodyOf(before, draft, todo === null)
      if (todo !== null) {
        return attempt(
          () => update(todoContract, todo.id, body),
          'Der Todo konnte nicht aktualisiert werden! Server Error!',
        )
      }
      const order = orderId === null ? {} : { order: linkTo('orders', orderId) }
      return attempt(
        () => create(todoContract, { ...body, ...order }, key),
        'Die Aufgabe konnte nicht gespeichert werden! Server Error!',
      )
    },
    drop: async () => {
      if (todo === null) return
      const text = `Die Aufgabe ‚${todo.name}‘ wird gelöscht.`
      if (!(await confirm({ title: 'Aufgabe löschen?', text, action: 'Löschen', tone: 'bad' }))) return
      await attempt(() => remove(todoContract, todo.id), 'Die Aufgabe konnte nicht gelöscht werden! Server Error!')
    },
  }
}
