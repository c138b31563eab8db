import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import { useMemo, useRef } from 'react'
import { atPath } from '../../../lib/saving/field-paths.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { CellEdit, CellValue } from '../../../ui/sheet/sheet-column.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import type { Calculation } from '../api.ts'
import {
  type FreePlaceColumn,
  type FreePlaceRow,
  freePlaceColumns,
  isRuleOf,
  removed,
  rulesIn,
  sizeOf,
} from './free-place-columns.tsx'

const words = {
  saved: null,
  failed: 'Die Freiplätze konnten nicht gespeichert werden! Server Error!',
  conflict: 'Die Freiplätze hat inzwischen jemand anderes geändert. Bitte noch einmal eingeben.',
}

/**
 * The free-place rules of a trip's calculation and from how many guests on it travels (002 §3).
 * @param showsRoomType the setting `freePlaces.showRoomType`
 * @param readAt when the calculation as it is shown was asked for
 */
export function useFreePlaces(calculation: Calculation, showsRoomType: boolean, readAt: number) {
  const { save, stateOf, errorOf } = useSave(calculationContract, calculation.id)
  const present = useRef<ReadonlySet<string>>(new Set())
  const cells = useSavedCells<FreePlaceRow, FreePlaceColumn>({
    targetOf: () => ({ resource: calculationContract.name, id: calculation.id, item: calculation }),
    withItem: (row, _column, item) => {
      const entry = rulesIn(atPath(item, 'freePlaces')).find((rule) => isRuleOf(row, rule))
      return entry === undefined ? row : { ...row, entry }
    },
    goesWhole: () => true,
    words,
    readAt,
    onSaved: () => undefined,
    nameOf: sizeOf,
    isGone: (row) => !present.current.has(row),
  })
  // Rules under way stand among the others at once.
  const rules = [...calculation.freePlaces].sort((a, b) => a.numberOfPersons - b.numberOfPersons)
  const blank: FreePlaceRow = { id: 'new', isBlank: true, entry: null }
  const rows: FreePlaceRow[] = [...rules.map((entry) => ({ id: String(entry.id), entry })), blank]
  present.current = new Set(rows.map(({ id }) => id))
  const onRemove = useRef(drop)
  onRemove.current = drop
  const columns = useMemo(() => freePlaceColumns((row) => void onRemove.current(row)), [])
  const shown = useMemo(
    () => Object.values(columns).filter(({ key }) => showsRoomType || key !== columns.type.key),
    [columns, showsRoomType],
  )

  /** Its line comes and goes with the list: a refusal is told in a notice. */
  function send(row: FreePlaceRow, column: FreePlaceColumn, to: CellValue) {
    cells.edit([{ row, column, from: null, to }])
    cells.forget(row)
  }

  function edit(edits: readonly CellEdit<FreePlaceRow>[]) {
    const own = edits.filter(({ row }) => row.isBlank !== true)
    if (own.length > 0) cells.edit(own)
    for (const { row, column, to } of edits) {
      if (row.isBlank === true && column.key === columns.persons.key && to !== null) send(row, columns.persons, to)
    }
  }

  async function drop(row: FreePlaceRow) {
    if (row.entry === null) return
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: `Der Freiplatz „${sizeOf(row)}“ zählt dann in der Kalkulation nicht mehr und steht nicht mehr im Angebot.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (isMeant) send(row, columns.tool, removed)
  }

  const { onShow: _onShow, ...saving } = cells.saving
  return {
    state: stateOf('freePlaces'),
    /** Something typed is not saved and will not be by itself. */
    hasFaults: cells.unsavedCount > 0,
    minimum: {
      value: calculation.minimumPersons === null ? '' : String(calculation.minimumPersons),
      onSave: (text: string) => save({ minimumPersons: text === '' ? null : Number(text) }),
      state: stateOf('minimumPersons'),
      refusal: errorOf('minimumPersons')?.message,
    },
    sheet: { ...saving, rows, columns: shown, onEdit: edit, onRemove: (row: FreePlaceRow) => void drop(row) },
  }
}

export type FreePlaces = ReturnType<typeof useFreePlaces>
