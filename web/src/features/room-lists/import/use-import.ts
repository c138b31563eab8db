import { todayInGermany } from '@reisewerk/domain/calendar-date.ts'
import { columnsOf, type ImportColumn } from '@reisewerk/domain/room-lists/import/columns.ts'
import type { KnownGuest } from '@reisewerk/domain/room-lists/import/compare.ts'
import type { RoomForming } from '@reisewerk/domain/room-lists/import/form-rooms.ts'
import type { ImportBody, UploadedList } from '@reisewerk/domain/room-lists/import/import.contract.ts'
import type { ImportField } from '@reisewerk/domain/room-lists/import/import-fields.ts'
import { planImport } from '@reisewerk/domain/room-lists/import/plan.ts'
import { useMemo, useState } from 'react'

/** What is chosen of an uploaded list, and what it would become. The rules are those by which the server takes it over. */
export function useImport(uploaded: UploadedList, known: readonly KnownGuest[], sizes: readonly number[]) {
  const { sheets, remembered } = uploaded
  const first = Math.max(
    0,
    sheets.findIndex(({ rowCount, problem }) => rowCount > 0 && problem === null),
  )
  const [sheet, setSheet] = useState(first)
  const [headRow, setHeadRow] = useState(sheets[first]?.headRow ?? 0)
  const [columns, setColumns] = useState<readonly ImportColumn[]>(sheets[first]?.columns ?? [])
  const [forming, setForming] = useState<RoomForming>(uploaded.forming)
  const [mended, setMended] = useState<Readonly<Record<string, string>>>({})
  const [leftOut, setLeftOut] = useState<readonly number[]>([])
  const [replace, setReplace] = useState(false)
  const rows = sheets[sheet]?.rows
  const plan = useMemo(
    () =>
      planImport(
        rows ?? [],
        { headRow, columns, mended, leftOut, forming },
        { known, sizes, today: todayInGermany(new Date()) },
      ),
    [rows, headRow, columns, mended, leftOut, forming, known, sizes],
  )

  function begin(nextSheet: number, nextHead: number) {
    setSheet(nextSheet)
    setHeadRow(nextHead)
    setColumns(columnsOf(sheets[nextSheet]?.rows ?? [], nextHead, remembered))
    setMended({})
    setLeftOut([])
  }

  return {
    ...{ sheet, headRow, columns, forming, mended, replace, plan },
    ...{ setForming, setReplace },
    chooseSheet: (index: number) => begin(index, sheets[index]?.headRow ?? 0),
    chooseHeadRow: (index: number) => begin(sheet, index),
    /** Each field stands for one column; whoever had it before is not taken over. */
    chooseField: (index: number, field: ImportField | null) =>
      setColumns((before) =>
        before.map((column, at) => {
          if (at === index) return { ...column, field, isSure: true }
          return field !== null && column.field === field ? { ...column, field: null, isSure: true } : column
        }),
      ),
    mend: (line: number, column: number, text: string) =>
      setMended((before) => ({ ...before, [`${line}:${column}`]: text })),
    leaveOut: (line: number, isOut: boolean) =>
      setLeftOut((before) => (isOut ? [...before, line] : before.filter((one) => one !== line))),
    bodyFor: (roomList: number | undefined): ImportBody => ({
      ...{ importFile: uploaded.importFile.id, roomList, sheet, headRow, forming, replace },
      columns: columns.map(({ field }) => field),
      mended: { ...mended },
      leftOut: [...leftOut],
    }),
  }
}
