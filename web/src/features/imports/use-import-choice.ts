import type { ImportGround, ReadTable, RunBody } from '@reisewerk/domain/imports/import.contract.ts'
import { fieldOfHeadIn, type ImportKind, type MasterField } from '@reisewerk/domain/imports/import-kinds.ts'
import { nearlyThere, planImport, type TwinDecision } from '@reisewerk/domain/imports/plan-import.ts'
import { columnsOfTable, headRowOfTable } from '@reisewerk/domain/tables/columns.ts'
import { useDeferredValue, useMemo, useState } from 'react'

/** What is chosen of a table, and what it would become. The rules are those by which the server takes it over. */
export function useImportChoice(kind: ImportKind, { name, sheets }: ReadTable, ground: ImportGround) {
  const begin = (sheet: number, headRow?: number) => {
    const rows = sheets[sheet]?.rows ?? []
    const reader = fieldOfHeadIn(kind)
    const head = headRow ?? headRowOfTable(rows, reader, ground.remembered)
    return {
      ...{ sheet, headRow: head, columns: columnsOfTable(rows, head, reader, ground.remembered) },
      ...{ mended: {} as Record<string, string>, leftOut: [] as number[] },
      ...{ decisions: {} as Record<string, TwinDecision>, otherwise: 'skip' as TwinDecision },
    }
  }
  const first = sheets.findIndex(({ rowCount, problem }) => rowCount > 0 && problem === null)
  const [choice, setChoice] = useState(() => begin(Math.max(0, first)))
  const change = (part: (before: typeof choice) => Partial<typeof choice>) =>
    setChoice((before) => ({ ...before, ...part(before) }))
  const rows = sheets[choice.sheet]?.rows
  // Thousands of lines are read once typing pauses; the cell itself shows every letter at once.
  const settled = useDeferredValue(choice)
  const named = useMemo(
    () => ({
      places: new Set(ground.places),
      clients: new Set(ground.clients),
      hotels: new Set(ground.hotels),
    }),
    [ground],
  )
  const nearly = useMemo(() => nearlyThere(kind, ground.known), [kind, ground])
  const plan = useMemo(
    () => planImport(kind, rows ?? [], settled, ground.known, named, nearly),
    [kind, rows, settled, ground, named, nearly],
  )
  return {
    ...choice,
    plan,
    chooseSheet: (sheet: number) => setChoice(begin(sheet)),
    chooseHeadRow: (headRow: number) => setChoice(begin(choice.sheet, headRow)),
    /** Each field stands for one column; whoever had it before is not taken over. */
    chooseField: (index: number, field: MasterField | null) =>
      change(({ columns }) => ({
        columns: columns.map((column, at) => {
          if (at === index) return { ...column, field, isSure: true }
          return field !== null && column.field === field ? { ...column, field: null, isSure: true } : column
        }),
      })),
    mend: (line: number, column: number, text: string) =>
      change(({ mended }) => ({ mended: { ...mended, [`${line}:${column}`]: text } })),
    leaveOut: (line: number, isOut: boolean) =>
      change(({ leftOut }) => ({ leftOut: isOut ? [...leftOut, line] : leftOut.filter((one) => one !== line) })),
    decide: (line: number, decision: TwinDecision) =>
      change(({ decisions }) => ({ decisions: { ...decisions, [line]: decision } })),
    decideAll: (otherwise: TwinDecision) => change(() => ({ otherwise, decisions: {} })),
    bodyFor: (organisation: number): RunBody => ({
      ...{ organisation, kind, fileName: name.slice(0, 200), headRow: choice.headRow },
      ...{ mended: choice.mended, leftOut: choice.leftOut, decisions: choice.decisions, otherwise: choice.otherwise },
      rows: (rows ?? []).map((row) => [...row]),
      columns: choice.columns.map(({ field }) => field),
    }),
  }
}
export type ImportChoiceState = ReturnType<typeof useImportChoice>
