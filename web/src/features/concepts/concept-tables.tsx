import type { dayConceptContract } from '@reisewerk/domain/concepts/day-concept.contract.ts'
import type { orderConceptContract } from '@reisewerk/domain/concepts/order-concept.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { count } from '../../lib/format.ts'
import { useOptions } from '../../lib/options.ts'
import { paths } from '../../paths.ts'
import { Dot } from '../../ui/badge.tsx'
import table from '../../ui/table.module.css'

type OrderConcept = ItemOf<typeof orderConceptContract, 'order_concept_read'>
type DayConcept = ItemOf<typeof dayConceptContract, 'day_concept_read'>

type Column = { readonly label: string; readonly width?: number; readonly isNumber?: boolean }

function Frame({ label, columns, children }: { label: string; columns: readonly Column[]; children: ReactNode }) {
  return (
    <table className={table.table} aria-label={label}>
      <colgroup>
        {columns.map(({ label: name, width }) => (
          <col key={name} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ label: name, isNumber }) => (
            <th key={name} scope="col" className={isNumber === true ? table.number : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

const orderColumns: readonly Column[] = [
  { label: 'Titel' },
  { label: 'Kategorie', width: 170 },
  { label: 'Destinationen' },
  { label: 'Tage', width: 64, isNumber: true },
  { label: 'Symbole', width: 280 },
  { label: 'Katalogjahre', width: 130 },
  { label: 'Seite', width: 72, isNumber: true },
  { label: 'Import geprüft', width: 120 },
]

export function OrderConceptTable({ concepts }: { concepts: readonly OrderConcept[] }) {
  const categories = useOptions('order_category')
  return (
    <Frame label="Gesamtkonzepte" columns={orderColumns}>
      {concepts.map(({ id, name, category, destinations, dayCount, tags, years, catalogPage, importChecked }) => (
        <tr key={id}>
          <td className={table.strong} title={name}>
            <Link {...paths.orderConcept(id)}>{name}</Link>
          </td>
          <td>{categories.of(category).label}</td>
          <Names names={destinations.map((one) => one.name)} />
          <td className={table.number}>{dayCount}</td>
          <Names names={tags} />
          <td className={table.quiet}>{years.join(', ')}</td>
          <td className={table.number}>{catalogPage}</td>
          <td className={table.quiet}>{importChecked ? 'Ja' : 'Nein'}</td>
        </tr>
      ))}
    </Frame>
  )
}

const dayColumns: readonly Column[] = [
  { label: 'Name' },
  { label: 'Untertitel' },
  { label: 'Km', width: 72, isNumber: true },
  { label: 'Destinationen', width: 220 },
  { label: 'Kategorie', width: 170 },
  { label: 'Prüfstatus', width: 130 },
  { label: 'Verwendet in', width: 120, isNumber: true },
]

export function DayConceptTable({ concepts }: { concepts: readonly DayConcept[] }) {
  const categories = useOptions('order_category')
  const checks = useOptions('concept_check')
  return (
    <Frame label="Tageskonzepte" columns={dayColumns}>
      {concepts.map(({ id, name, subtitle, distance, destinations, category, checkStatus, isHidden, usedIn }) => {
        const check = checks.of(checkStatus)
        return (
          <tr key={id} className={isHidden ? table.off : undefined}>
            <td className={table.strong} title={name}>
              <Link {...paths.dayConcept(id)}>{name === '' ? 'Ohne Namen' : name}</Link>
            </td>
            <td className={table.quiet} title={subtitle}>
              {subtitle}
            </td>
            <td className={table.number}>{distance === null ? null : count(distance)}</td>
            <Names names={destinations.map((one) => one.name)} />
            <td>{categories.of(category).label}</td>
            <td>
              <Dot tone={check.tone}>{check.label}</Dot>
            </td>
            <td className={table.number}>{usedIn === 0 ? '' : usedIn}</td>
          </tr>
        )
      })}
    </Frame>
  )
}

function Names({ names }: { names: readonly string[] }) {
  const text = names.join(', ')
  return (
    <td className={table.quiet} title={text}>
      {text}
    </td>
  )
}
