import type { MarginSums } from '@reisewerk/domain/accounting/margin/margin.ts'
import type { MarginList } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { ReactNode } from 'react'
import { amount } from '../../../lib/format.ts'
import table from '../../../ui/lists/table.module.css'
import classes from '../accounting.module.css'

type Row = MarginList['rows'][number]
type Props = { list: MarginList; trip: (row: Row) => ReactNode; remarks: (row: Row) => string }
type Column = { readonly key: keyof MarginSums; readonly title: string; readonly isOptional?: true }

/** Of own services there are columns only where somebody sold some. */
const columns: readonly Column[] = [
  { key: 'revenueCents', title: 'Erlös § 25' },
  { key: 'euCents', title: 'Vorl. EU' },
  { key: 'thirdCents', title: 'Vorl. Drittland' },
  { key: 'marginCents', title: 'Marge' },
  { key: 'marginThirdCents', title: 'Drittland' },
  { key: 'marginEuCents', title: 'EU' },
  { key: 'taxableCents', title: 'steuerpflichtig' },
  { key: 'taxCents', title: 'USt 19 %' },
  { key: 'own19Cents', title: 'Eigene 19 %', isOptional: true },
  { key: 'own7Cents', title: 'Eigene 7 %', isOptional: true },
  { key: 'own0Cents', title: 'Eigene steuerfrei', isOptional: true },
  { key: 'ownReverseCents', title: 'Eigene Reverse Charge', isOptional: true },
]

/** A trip a row, sums below; a margin below nothing is told in red. */
export function MarginTable({ list: { rows, totals }, trip, remarks }: Props) {
  const shown = columns.filter(({ key, isOptional }) => isOptional !== true || totals[key] !== 0)
  const cells = (sums: MarginSums) =>
    shown.map(({ key }) => (
      <td key={key} className={table.number} data-over={sums[key] < 0 || undefined}>
        {amount(sums[key])}
      </td>
    ))
  return (
    <table className={`${table.table} ${classes.compared}`} aria-label="Margen">
      <colgroup>
        <col width={92} />
        <col />
        <col width={92} />
        {shown.map(({ key }) => (
          <col key={key} width={104} />
        ))}
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Reise</th>
          <th scope="col">Gruppe</th>
          <th scope="col">Leistung bis</th>
          {shown.map(({ key, title }) => (
            <th key={key} scope="col" className={table.number}>
              {title}
            </th>
          ))}
          <th scope="col">Vermerk</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.order}>
            <th scope="row">{trip(row)}</th>
            <td title={row.name}>{row.name}</td>
            <td>{germanDate(row.suppliedOn)}</td>
            {cells(row)}
            <td className={table.quiet} title={remarks(row)}>
              {remarks(row)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className={table.strong}>
            Summe
          </th>
          <td />
          <td />
          {cells(totals)}
          <td />
        </tr>
      </tbody>
    </table>
  )
}
