import { Button, Textarea, TextInput } from '@mantine/core'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { visitReportContract } from '@reisewerk/domain/tasks/visit-report.contract.ts'
import { dateOfWire, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { create, newKey, update } from '../../lib/api.ts'
import { today } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { useDeletionOf } from '../../lib/live/deletions.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Field, FormGroup } from '../../ui/form-group.tsx'
import { LoadingRows } from '../../ui/list-state.tsx'
import { notice } from '../../ui/notice.tsx'
import { SidePanel, SidePanelBody, SidePanelFoot } from '../../ui/side-panel.tsx'
import { tooLong } from '../../ui/too-long.ts'
import { type Todo, type VisitReport, visitReportOf } from './api.ts'
import classes from './todos.module.css'

type Props = { todo: Todo; onClose: () => void }

/** 'Kundenbericht': what came of a visit; opened again, it is the same report (TODO-03). */
export function VisitReportForm({ todo, onClose }: Props) {
  const { data } = useQuery({ ...visitReportOf(todo.id), staleTime: 0 })
  return (
    <SidePanel title="Kundenbericht" onClose={onClose}>
      <p className={classes.report}>
        {[todo.order?.client?.companyName, todo.order?.orderNumber, todo.order?.trip.name].filter(Boolean).join(' · ')}
      </p>
      {data === undefined ? (
        <LoadingRows rows={4} />
      ) : (
        <Report todo={todo} report={data.items[0] ?? null} onClose={onClose} />
      )}
    </SidePanel>
  )
}

type Draft = { visitedAt: CalendarDate | null; participants: string; content: string; agreements: string }

function Report({ todo, report, onClose }: Props & { report: VisitReport | null }) {
  const [draft, setDraft] = useState<Draft>({
    visitedAt: dateOfWire(report?.visitedAt ?? todo.dueDate ?? '') ?? today(),
    participants: report?.participants ?? '',
    content: report?.content ?? '',
    agreements: report?.agreements ?? '',
  })
  const set = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }))
  const saving = useSaveReport(todo, report, onClose)
  const error = saving.error instanceof ApiError ? saving.error : null
  const isOff = draft.visitedAt === null || draft.content.trim() === '' || saving.isPending
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff) saving.mutate(draft)
      }}
    >
      <SidePanelBody>
        <FormGroup title="Besuch">
          <Field span={5}>
            <DateField
              label="Besucht am"
              value={draft.visitedAt}
              onChange={(visitedAt) => set({ visitedAt })}
              error={error?.messageFor('visitedAt')}
            />
          </Field>
          <Field span={7}>
            <TextInput
              label="Gesprächspartner"
              error={tooLong(draft.participants, 500)}
              value={draft.participants}
              onChange={(event) => set({ participants: event.currentTarget.value })}
            />
          </Field>
          <Field>
            <Textarea
              label="Bericht"
              data-autofocus
              autosize
              minRows={6}
              value={draft.content}
              onChange={(event) => set({ content: event.currentTarget.value })}
              error={tooLong(draft.content, 10_000) ?? error?.messageFor('content')}
            />
          </Field>
          <Field>
            <Textarea
              label="Vereinbarungen"
              autosize
              minRows={3}
              error={tooLong(draft.agreements, 10_000)}
              value={draft.agreements}
              onChange={(event) => set({ agreements: event.currentTarget.value })}
            />
          </Field>
        </FormGroup>
      </SidePanelBody>
      <SidePanelFoot hint="Wird mit Kunde und Reise gespeichert.">
        <Button variant="default" onClick={onClose}>
          Abbrechen
        </Button>
        <Button type="submit" disabled={isOff}>
          Speichern
        </Button>
      </SidePanelFoot>
    </form>
  )
}

function useSaveReport(todo: Todo, report: VisitReport | null, onClose: () => void) {
  const client = useQueryClient()
  const [key] = useState(newKey)
  // What came of a visit is kept with its trip, also when a colleague has deleted the to-do meanwhile.
  const isTodoGone = useDeletionOf({ what: 'diese Aufgabe', table: 'todos', row: todo.id }) !== null
  return useMutation({
    mutationFn: ({ visitedAt, ...words }: Draft) => {
      const body = { ...words, visitedAt: wireOfDate(visitedAt ?? today()) }
      if (report !== null) return update(visitReportContract, report.id, body)
      const ofTodo = isTodoGone ? {} : { todo: linkTo('todos', todo.id) }
      const links = { order: linkTo('orders', todo.order?.id ?? 0), ...ofTodo }
      return create(visitReportContract, { ...body, ...links }, key)
    },
    onSuccess: async () => {
      notice.good('Erfolgreich gespeichert!')
      onClose()
      await client.invalidateQueries({ queryKey: keys.resource(visitReportContract.name) })
    },
    onError: (error) => notice.bad('Der Kundenbericht konnte nicht gespeichert werden! Server Error!', error.message),
  })
}
