import type { ListKind } from './kinds.ts'
import { goneOf, wordsOf } from './list-columns.ts'
import type { RoomListSource } from './list-source.ts'
import { listTable } from './list-table.ts'

/** A list as a sheet: each line whole, so that it can be sorted and filtered; days stay days, and numbers numbers. */
export function listSheet(source: RoomListSource, kind: ListKind) {
  const words = wordsOf(source)
  const table = listTable(source, kind)
  const withMarks = table.groups.some(({ mark }) => mark !== '')
  const gone = goneOf(source)
  const told = [source.stay?.hotel, source.trip.groupName || source.client.companyName, source.orderNumber]
  return {
    name: words.titles[kind.title],
    above: [[[words.titles[kind.title], ...told].filter(Boolean).join(' · ')], ...(gone === '' ? [] : [[gone]])],
    columns: [
      ...table.columns.map(({ key, label, share, isDay }) => ({
        title: label,
        width: Math.max(8, share),
        ...(isDay ? { kind: 'date' as const } : {}),
        // As text 10 would stand before 2.
        ...(key === 'number' ? { kind: 'number' as const } : {}),
        ...(key === 'room' ? { kind: 'counting' as const } : {}),
      })),
      ...(withMarks ? [{ title: words.change, width: 12 }] : []),
    ],
    rows: table.groups.flatMap(({ rows, mark }) =>
      rows.map((row) => [
        ...row.map((cell, place) => (table.columns[place]?.key === 'room' ? roomNumber(cell) : cell)),
        ...(withMarks ? [mark === '' ? null : mark] : []),
      ]),
    ),
    filters: true,
  }
}

/** A room that is called by a number alone stands among numbers: '7' before '10'; '12a' and '007' are names. */
function roomNumber(cell: string | null): string | number | null {
  return cell !== null && /^[1-9]\d{0,8}$/.test(cell.trim()) ? Number(cell) : cell
}
