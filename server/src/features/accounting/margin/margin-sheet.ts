import { type MarginRow, marginRate, marginRemarks } from '@reisewerk/domain/accounting/margin/margin.ts'
import type { MarginList } from '@reisewerk/domain/accounting/margin/margin-list.contract.ts'
import { type CalendarDate, germanDate } from '@reisewerk/domain/calendar-date.ts'
import type { Sheet, SheetCell, SheetColumn } from '../../../platform/sheet/sheet.ts'

type Period = { readonly from: CalendarDate; readonly to: CalendarDate }

const money = (title: string): SheetColumn => ({ title, width: 16, kind: 'money' })
const columns: readonly SheetColumn[] = [
  { title: 'Reise', width: 12 },
  { title: 'Gruppe', width: 28 },
  { title: 'Leistung bis', width: 12, kind: 'date' },
  ...['Erlös § 25', 'Vorleistungen EU', 'Vorleistungen Drittland', 'Marge', 'davon Drittland', 'davon EU'].map(money),
  ...['Marge steuerpflichtig', `USt ${marginRate} % darin`, 'Eigene 19 %', 'Eigene 7 %', 'Eigene ohne Steuer'].map(
    money,
  ),
  money('Eigene Reverse Charge'),
  { title: 'Vermerk', width: 60 },
]

/** The margins of a period for the tax adviser: what follows from other cells is a formula, and every sum is that of the page (INV-12). */
export function marginSheet({ rows, totals, notes }: MarginList, { from, to }: Period): Sheet {
  const above = [
    ['Margenbesteuerung nach § 25 UStG, Einzelmarge je Reise'],
    [`Reisen, die vom ${germanDate(from)} bis zum ${germanDate(to)} endeten; Beträge brutto in Euro`],
    ...notes.map((note) => [note]),
  ]
  const first = above.length + 2
  const last = first + rows.length - 1
  const sum = (column: string, cents: number): SheetCell => ({
    formula: `SUM(${column}${first}:${column}${last})`,
    value: cents / 100,
  })
  const told = totals
  const footer: readonly SheetCell[] = [
    ...['Summe', null, null],
    ...[sum('D', told.revenueCents), sum('E', told.euCents), sum('F', told.thirdCents), sum('G', told.marginCents)],
    ...[
      sum('H', told.marginThirdCents),
      sum('I', told.marginEuCents),
      sum('J', told.taxableCents),
      sum('K', told.taxCents),
    ],
    ...[sum('L', told.own19Cents), sum('M', told.own7Cents), sum('N', told.own0Cents)],
    ...[sum('O', told.ownReverseCents), null],
  ]
  return {
    name: 'Margen § 25 UStG',
    above,
    columns,
    rows: [...rows.map((row, index) => cellsOf(row, first + index)), ...(rows.length > 0 ? [footer] : [])],
    strong: rows.length > 0 ? [rows.length] : [],
  }
}

function cellsOf(row: MarginRow, line: number): readonly SheetCell[] {
  const by = (formula: string, cents: number): SheetCell => ({ formula, value: cents / 100 })
  const [d, e, f, g, h, i, j] = ['D', 'E', 'F', 'G', 'H', 'I', 'J'].map((column) => `${column}${line}`)
  return [
    ...[row.orderNumber, row.name, row.suppliedOn],
    ...[row.revenueCents / 100, row.euCents / 100, row.thirdCents / 100],
    by(`${d}-${e}-${f}`, row.marginCents),
    by(`IF(${e}+${f}>0,ROUND(${g}*${f}/(${e}+${f}),2),0)`, row.marginThirdCents),
    by(`${g}-${h}`, row.marginEuCents),
    by(`MAX(0,${i})`, row.taxableCents),
    by(`ROUND(${j}*${marginRate}/${100 + marginRate},2)`, row.taxCents),
    ...[row.own19Cents / 100, row.own7Cents / 100, row.own0Cents / 100, row.ownReverseCents / 100],
    marginRemarks(row).join('; '),
  ]
}
