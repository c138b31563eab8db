import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { atPath } from '../../../../lib/saving/field-paths.ts'
import { useOpenForm } from '../../../../ui/dialogs/open-forms.ts'
import { useRequestedAt } from '../../../../ui/sheet/use-requested-at.ts'
import { useSavedCells } from '../../../../ui/sheet/use-saved-cells.ts'
import { type Trip, tripOf } from '../api.ts'
import { type ContingentColumn, contingentColumns, entriesOf } from './contingent-columns.tsx'
import { type Block, type ContingentRow, contingentContracts, contingentRows } from './contingent-rows.ts'

const words = { saved: null, failed: 'Das konnte nicht aktualisiert werden! Server Error!' }

type Contingents = {
  readonly hotel: NonNullable<Trip['hotelContingent']>
  readonly ferry: NonNullable<Trip['ferryContingent']>
}

/** The contingents of a trip as lines of a sheet; totals count what is typed at once. */
export function useContingentCells(trip: Pick<Trip, 'id' | 'lastContingentUpdate'>, contingents: Contingents) {
  const client = useQueryClient()
  const shown = tripOf(trip.id)
  const readAt = useRequestedAt(useQuery(shown))
  const targetOf = (block: Block) => {
    const kind = block === 'hotel' ? 'hotel' : 'ferry'
    return { resource: contingentContracts[kind].name, id: contingents[kind].id, item: contingents[kind] }
  }
  const cells = useSavedCells<ContingentRow, ContingentColumn>({
    targetOf: (_row, { of }) => targetOf(of),
    withItem,
    words,
    readAt,
    nameOf: ({ label }) => label,
    onSaved: () => void client.invalidateQueries({ queryKey: shown.queryKey }),
  })
  const rows = contingentRows((block, list) => entriesOf(cells.storedAt(targetOf(block), list)))
  const isWrong = rows.some((row) =>
    Object.values(cells.marksOf(row)).some(({ state }) => state === 'refused' || state === 'conflicted'),
  )
  useOpenForm({ isChanged: () => isWrong })
  const columns = useMemo(() => contingentColumns(trip.lastContingentUpdate), [trip.lastContingentUpdate])
  // What an earlier page has left unsaved stands in the lines already.
  const { onShow: _onShow, ...saving } = cells.saving
  return { ...saving, rows, columns, keepsWhenLeft: true }
}

function withItem(row: ContingentRow, { of }: ContingentColumn, item: object): ContingentRow {
  const cell = row.cells[of]
  const entry = entriesOf(atPath(item, cell.entry?.list ?? '')).find(({ id }) => id === cell.entry?.id)
  if (entry === undefined) return row
  const { askedAmount: asked, reservedAmount: reserved, requestedChangeAmount: change } = entry
  return { ...row, cells: { ...row.cells, [of]: { ...cell, figures: { asked, reserved, change } } } }
}
