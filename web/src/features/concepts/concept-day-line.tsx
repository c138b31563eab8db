import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { count } from '../../lib/format.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useMovableRow } from '../../ui/lists/movable-rows.tsx'
import { RowGrip } from '../../ui/lists/row-grip.tsx'
import table from '../../ui/lists/table.module.css'
import { Badge } from '../../ui/marks/badge.tsx'

export type ConceptDay = {
  readonly id: number
  readonly name: string
  readonly subtitle: string
  readonly distance: number | null
  readonly isHidden: boolean
}

type LineProps = {
  day: ConceptDay
  index: number
  last: number
  onMove: (to: number) => void
  onHide: () => void
  onRemove: () => void
}

export function ConceptDayLine({ day, index, last, onMove, onHide, onRemove }: LineProps) {
  const { row, handle } = useMovableRow(index)
  const name = day.name === '' ? `Tag ${index + 1}` : day.name
  return (
    <tr {...row}>
      <td>
        <RowGrip {...{ handle, name, index, last, onMove }} />
      </td>
      <td className={table.strong}>
        <Link {...paths.dayConcept(day.id)} className={table.link}>
          {name}
        </Link>{' '}
        {day.isHidden && <Badge tone="neutral">Inaktiv</Badge>}
      </td>
      <td className={table.quiet} title={day.subtitle}>
        {day.subtitle}
      </td>
      <td className={table.number}>{day.distance === null ? null : count(day.distance)}</td>
      <td className={table.icon}>
        <IconButton
          size={24}
          icon={day.isHidden ? IconEyeOff : IconEye}
          label={day.isHidden ? `${name} wieder anbieten` : `${name} inaktiv setzen`}
          onClick={onHide}
        />
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
