import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { update } from '../../lib/api.ts'
import { counted } from '../../lib/format.ts'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Lookup } from '../../ui/lookup.tsx'
import { notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import table from '../../ui/table.module.css'
import { dayConceptsOf } from './api.ts'
import classes from './concept-frame.module.css'

type ConceptDay = {
  readonly id: number
  readonly name: string
  readonly subtitle: string
  readonly distance: number | null
  readonly isHidden: boolean
}
type Props = { conceptId: number; organisation: number; days: readonly ConceptDay[] }

/** The days of an overall concept: added, taken out, put in their order by mouse and by keyboard (MD-09). */
export function ConceptDaysPanel({ conceptId, organisation, days }: Props) {
  const { shown, save } = useDaysOfConcept(conceptId, days)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))

  function move(from: number, to: number) {
    const arranged = [...shown]
    arranged.splice(to, 0, ...arranged.splice(from, 1))
    void save(arranged)
  }
  function drop({ active, over }: DragEndEvent) {
    if (over !== null && active.id !== over.id) move(Number(active.id), Number(over.id))
  }

  return (
    <Panel title="Tage" hint={counted(shown.length, ['Tag', 'Tage'])} flush>
      <DndContext sensors={sensors} onDragEnd={drop}>
        <table className={table.table} aria-label="Tage des Konzepts">
          <colgroup>
            <col width={52} />
            <col width={48} />
            <col />
            <col />
            <col width={80} />
            <col width={120} />
          </colgroup>
          <thead>
            <tr>
              <td />
              {['Tag', 'Tageskonzept', 'Untertitel'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col" className={table.number}>
                Km
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((day, index) => (
              <DayLine
                key={`${index} ${day.id}`}
                day={day}
                index={index}
                last={shown.length - 1}
                onMove={(to) => move(index, to)}
                onRemove={() => void save(shown.filter((_, at) => at !== index))}
              />
            ))}
          </tbody>
        </table>
      </DndContext>
      <div className={classes.adding}>
        <Lookup
          className={classes.lookup}
          aria-label="Tageskonzept hinzufügen"
          placeholder="Tageskonzept hinzufügen …"
          value={null}
          onChange={(choice) =>
            choice !== null &&
            void save([
              ...shown,
              { id: Number(choice.value), name: choice.label, subtitle: '', distance: null, isHidden: false },
            ])
          }
          searchKey={['day_concepts', 'lookup', 'all', organisation]}
          search={dayConceptsOf(organisation)}
        />
      </div>
    </Panel>
  )
}

/** Shows a new order at once and takes it back when the server refuses it. */
function useDaysOfConcept(conceptId: number, days: readonly ConceptDay[]) {
  const client = useQueryClient()
  const [pending, setPending] = useState<readonly ConceptDay[] | null>(null)
  return {
    shown: pending ?? days,
    save: async (next: readonly ConceptDay[]) => {
      setPending(next)
      try {
        await update(orderConceptContract, conceptId, { days: next.map(({ id }) => linkTo('day_concepts', id)) })
        await client.invalidateQueries({ queryKey: keys.resource(orderConceptContract.name) })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        notice.bad('Die Tage des Konzepts konnten nicht gespeichert werden! Server Error!', error.message)
      }
      setPending((now) => (now === next ? null : now))
    },
  }
}

type LineProps = { day: ConceptDay; index: number; last: number; onMove: (to: number) => void; onRemove: () => void }

function DayLine({ day, index, last, onMove, onRemove }: LineProps) {
  const drag = useDraggable({ id: index })
  const drop = useDroppable({ id: index })
  const from = drop.active === null ? null : Number(drop.active.id)
  const aim = !drop.isOver || from === null || from === index ? undefined : from < index ? 'after' : 'before'
  const name = day.name === '' ? `Tag ${index + 1}` : day.name
  return (
    <tr ref={drop.setNodeRef} data-aim={aim} data-dragged={drag.isDragging || undefined}>
      <td>
        {/* By keyboard the arrows beside it move the row. */}
        <span ref={drag.setNodeRef} {...drag.listeners} className={classes.handle} title="Verschieben" aria-hidden>
          <IconGripVertical size={14} />
        </span>
      </td>
      <td>{index + 1}</td>
      <td className={table.strong}>
        <Link {...paths.dayConcept(day.id)} className={table.link}>
          {name}
        </Link>{' '}
        {day.isHidden && <Badge tone="neutral">Inaktiv</Badge>}
      </td>
      <td className={table.quiet} title={day.subtitle}>
        {day.subtitle}
      </td>
      <td className={table.number}>{day.distance}</td>
      <td className={table.icon}>
        <IconButton
          size={24}
          icon={IconArrowUp}
          label={`${name} nach oben`}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <IconButton
          size={24}
          icon={IconArrowDown}
          label={`${name} nach unten`}
          disabled={index === last}
          onClick={() => onMove(index + 1)}
        />
        <IconButton size={24} icon={IconTrash} label={`${name} herausnehmen`} onClick={onRemove} />
      </td>
    </tr>
  )
}
