import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import { useMemo, useRef, useState } from 'react'
import { atPath } from '../../lib/saving/field-paths.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import type { NewLine } from '../../ui/sheet/sheet.tsx'
import type { CellEdit, CellValue } from '../../ui/sheet/sheet-column.ts'
import type { PastedLine } from '../../ui/sheet/use-edits.ts'
import { useSavedCells } from '../../ui/sheet/use-saved-cells.ts'
import type { Calculation } from './api.ts'
import {
  isPriceOf,
  type PriceColumn,
  type PriceKind,
  type PriceRow,
  priceColumns,
  pricesIn,
  priceValue,
  removed,
  sizeOf,
} from './price-columns.tsx'
import { personsOf, priceOf } from './price-entry.ts'
import { type PriceWords, packageWords, singleWords } from './price-words.ts'

type Begun = { readonly persons: CellValue; readonly price: CellValue }
const nothing: Begun = { persons: null, price: null }
const words = {
  saved: null,
  failed: 'Die Preise konnten nicht gespeichert werden! Server Error!',
  conflict: 'Die Preise hat inzwischen jemand anderes geändert. Bitte noch einmal eingeben.',
}

/**
 * The two price tables of an offer: the tiers of its trip's calculation (OFFER-04).
 * @param readAt when the calculation as it is shown was asked for
 */
export function useOfferPrices(calculation: Calculation, currency: string, readAt: number) {
  const { stateOf } = useSave(calculationContract, calculation.id)
  const [lastSaved, setLastSaved] = useState<PriceKind | null>(null)
  const cells = useSavedCells<PriceRow, PriceColumn>({
    targetOf: () => ({ resource: calculationContract.name, id: calculation.id, item: calculation }),
    withItem: (row, _column, item) => {
      const entry = pricesIn(atPath(item, 'packagePrices')).find((price) => isPriceOf(row, price))
      return entry === undefined
        ? row
        : { ...row, entry, persons: entry.numberOfPersons, price: priceValue(entry, currency) }
    },
    goesWhole: () => true,
    words,
    readAt,
    onSaved: () => undefined,
  })
  const given = { calculation, currency, cells, onSave: setLastSaved }
  const lists = {
    packages: usePriceList('double', packageWords, given),
    singles: usePriceList('single', singleWords, given),
  }
  const stateIn = (kind: PriceKind) => (lastSaved === kind ? stateOf('packagePrices') : undefined)
  return {
    packages: { ...lists.packages, state: stateIn('double') },
    singles: { ...lists.singles, state: stateIn('single') },
    hasFaults: lists.packages.hasFaults || lists.singles.hasFaults,
  }
}

type Cells = ReturnType<typeof useSavedCells<PriceRow, PriceColumn>>
type Given = { calculation: Calculation; currency: string; cells: Cells; onSave: (kind: PriceKind) => void }

function usePriceList(kind: PriceKind, words: PriceWords, { calculation, currency, cells, onSave }: Given) {
  const [begun, setBegun] = useState(nothing)
  const [newLine, setNewLine] = useState<NewLine | null>(null)
  const entries = calculation.packagePrices.filter((price) => price.priceType === kind)
  const sizes = entries.map(({ numberOfPersons }) => Number(numberOfPersons))
  const blank: PriceRow = { id: `new-${kind}`, isBlank: true, kind, entry: null, taken: sizes, ...begun }
  const rows: PriceRow[] = [
    ...entries.map((entry) => ({
      id: String(entry.id),
      kind,
      entry,
      persons: entry.numberOfPersons,
      price: priceValue(entry, currency),
      taken: sizes.filter((size) => size !== entry.numberOfPersons),
    })),
    blank,
  ]
  const begin = () => setNewLine({ row: blank.id, text: '' })
  const tools = useRef({ onRemove: remove, onBegin: begin })
  tools.current = { onRemove: remove, onBegin: begin }
  const columns = useMemo(
    () =>
      priceColumns(words, currency, {
        onRemove: (row) => void tools.current.onRemove(row),
        onBegin: () => tools.current.onBegin(),
      }),
    [words, currency],
  )
  const shown = useMemo(() => Object.values(columns), [columns])

  /** Sent as what it is from now on, its line comes and goes with the list: a refusal is told in a notice. */
  function send(row: PriceRow, column: PriceColumn, to: CellValue) {
    onSave(kind)
    cells.edit([{ row, column, from: null, to }])
    cells.forget(row)
  }

  const add = ({ persons, price }: Begun) => send({ ...blank, persons, price: null }, columns.price, price)

  function edit(edits: readonly CellEdit<PriceRow>[]) {
    const own = edits.filter(({ row }) => row.isBlank !== true)
    if (own.length > 0) {
      onSave(kind)
      cells.edit(own)
    }
    if (own.length === edits.length) return
    const typed = edits.filter(({ row }) => row.isBlank).map(({ column, to }) => [column.key, to])
    const next: Begun = { ...begun, ...Object.fromEntries(typed) }
    const isWhole = next.persons !== null && next.price !== null
    setBegun(isWhole ? nothing : next)
    if (!isWhole) return
    add(next)
    // The hand stays on the keys; a click elsewhere has taken the focus away.
    if (document.activeElement !== document.body) begin()
  }

  /** Lines of a pasted block that are no prices are told, for nothing in the sheet shows them. */
  function append(lines: readonly PastedLine<PriceRow>[]) {
    const taken = [...sizes]
    const left = lines.filter((line) => {
      const textOf = (key: string) => line.find(({ column }) => column.key === key)?.text ?? ''
      const [persons, price] = [personsOf(textOf('persons'), taken).value, priceOf(textOf('price')).value]
      if (persons === null || price === null) return true
      taken.push(persons)
      add({ persons, price })
      return false
    })
    if (left.length === 0) return
    notice.bad(
      left.length === 1 ? 'Eine Zeile ist kein Preis' : `${left.length} Zeilen sind keine Preise`,
      left.map((line) => `„${line.map(({ text }) => text.trim()).join(' ')}“`).join(', '),
    )
  }

  async function remove(row: PriceRow) {
    if (row.entry === null) return
    const isMeant = await confirm({
      title: `${words.one} „${sizeOf(words, String(row.persons))}“ löschen?`,
      text: `${row.entry.sellPrice?.formatted ?? ''} steht dann nicht mehr im nächsten Angebot.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (isMeant) send(row, columns.tool, removed)
  }

  /** @returns whether anything was begun */
  function dismiss(row: PriceRow): boolean {
    if (row.isBlank !== true || (begun === nothing && cells.unreadIn(row.id).size === 0)) return false
    setBegun(nothing)
    cells.forget(row)
    return true
  }

  const isBad = (row: PriceRow) =>
    Object.values(cells.marksOf(row)).some(({ state }) => state === 'refused' || state === 'conflicted')
  const { onShow: _onShow, ...saving } = cells.saving

  return {
    words,
    hasFaults: (begun.persons === null) !== (begun.price === null) || rows.some(isBad),
    /** What the sheet is given. */
    sheet: {
      ...saving,
      rows,
      columns: shown,
      onEdit: edit,
      onAppend: append,
      onRemove: (row: PriceRow) => void remove(row),
      onDismiss: dismiss,
      newLine,
      onReached: () => setNewLine(null),
    },
  }
}

export type PriceList = ReturnType<typeof useOfferPrices>['packages']
