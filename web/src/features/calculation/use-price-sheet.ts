import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import type { RowMargin } from '@reisewerk/domain/calculation/cost/row-margins.ts'
import { contingentPriceContract, extraPriceContract } from '@reisewerk/domain/calculation/price.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { takeBackItems } from '../../form/pasted-items.ts'
import { useAttempts } from '../../form/use-attempts.ts'
import { remove } from '../../lib/api.ts'
import { keys } from '../../lib/keys.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { notice } from '../../ui/notices/notice.tsx'
import { useAttempt } from '../../ui/notices/use-attempt.ts'
import type { NewLine } from '../../ui/sheet/sheet.tsx'
import type { CellEdit } from '../../ui/sheet/sheet-column.ts'
import type { PastedLine, TakeBack } from '../../ui/sheet/use-edits.ts'
import { bodyOf, isWhole, readBegun } from './begun-row.ts'
import { type PriceActions, priceColumns, type Sheets } from './price-columns.tsx'
import { type BegunRow, type PriceLine, priceLines } from './price-lines.ts'
import { moneyOf } from './price-records.ts'
import type { CalculationDesk } from './use-calculation.ts'

const isOfSheet: Readonly<Record<Sheets, (line: { section: string; priceType: string }) => boolean>> = {
  double: ({ priceType }) => priceType === 'double',
  single: ({ priceType }) => priceType === 'single',
  services: ({ section }) => section === 'supplements' || section === 'services',
  items: ({ section }) => section === 'items',
  extras: ({ section }) => section === 'extras',
}
type MadePrice = ItemOf<typeof extraPriceContract> | ItemOf<typeof contingentPriceContract>
const nothing: BegunRow = {}

/** An extra is positive above 0 or where it is flagged so, else a discount (002 §5). */
const isDiscount = (cents: number, isMeantBelow: boolean) => cents < 0 || (cents === 0 && isMeantBelow)

function priceOf({ record, field }: PriceLine): number {
  const price = record === null ? null : moneyOf(record, field)
  return parseAmount(price?.amount ?? '') ?? 0
}

/**
 * One sheet of prices: its lines, the line in which the next is begun, and how rows come and go (002 §4: a new row is in
 * edit mode until it is saved, Escape takes it away, deleting asks).
 */
export function usePriceSheet(
  desk: CalculationDesk,
  sort: Sheets,
  calculationId: number,
  currency: string,
  margins: ReadonlyMap<string, RowMargin> | null = null,
) {
  const { calculation, counted, records, cells, onUp, onDraft } = desk
  const [begun, setBegun] = useState(nothing)
  const [meantBelow, setMeantBelow] = useState<ReadonlySet<string>>(new Set())
  const [newLine, setNewLine] = useState<NewLine | null>(null)
  const client = useQueryClient()
  const attempt = useAttempt(calculationContract.name)
  const makeTier = useAttempts(contingentPriceContract)
  const makeExtra = useAttempts(extraPriceContract)
  const lines = priceLines(calculation, records, isOfSheet[sort])
  const sizes = lines.flatMap(({ record }) =>
    typeof record?.item.numberOfPersons === 'number' ? [record.item.numberOfPersons] : [],
  )
  const now = new Map(counted.lines.map((line) => [line.key, line]))
  const rows = lines.map((line) => ({
    ...line,
    line: line.line === null ? null : (now.get(line.line.key) ?? line.line),
    margin: line.isFirst && line.line !== null ? (margins?.get(line.line.key) ?? null) : null,
    taken: sizes.filter((size) => size !== line.record?.item.numberOfPersons),
    isDiscount: isDiscount(priceOf(line), meantBelow.has(line.id)),
  }))
  const shown = useRef(rows)
  shown.current = rows
  const hasMargins = margins !== null
  const begins = sort === 'double' || sort === 'single' || sort === 'extras'
  const blank: PriceLine = {
    id: `new-${sort}`,
    ...{ isBlank: true, record: null, field: 'sellPrice', isFirst: true, line: null, isInForce: false },
    name: sort === 'extras' ? '' : sort === 'double' ? 'Doppelzimmer Standard' : 'Einzelzimmer',
    begun,
    isDiscount: isDiscount(begun.price ?? 0, begun.isDiscount === true),
    taken: sizes,
  }
  const begin = () => setNewLine({ row: blank.id, text: '' })

  /** @returns the price as it was made, null where it was not */
  async function make(row: BegunRow): Promise<MadePrice | null> {
    const body = { calculation: linkTo('calculations', calculationId), ...bodyOf(sort, row, currency) }
    let made: MadePrice | null = null
    await attempt(async () => {
      made = await (sort === 'extras' ? makeExtra(body) : makeTier(body))
    }, 'Der Preis konnte nicht gespeichert werden! Server Error!')
    if (made !== null) notice.good('Der Preis wurde gespeichert!')
    return made
  }

  async function send(row: BegunRow) {
    setBegun(nothing)
    cells.forget(blank)
    // The hand stays on the keys; a click elsewhere has taken the focus away.
    if (document.activeElement !== document.body) begin()
    const isMade = (await make(row)) !== null
    // What was refused stays to be mended, unless the next one has been begun.
    if (!isMade) setBegun((now) => (now === nothing ? row : now))
  }

  function edit(edits: readonly CellEdit<PriceLine>[]) {
    cells.edit(edits.filter(({ row }) => row.record !== null))
    const typed = edits.filter(({ row }) => row.record === null)
    if (typed.length === 0) return
    const next = { ...begun, ...Object.fromEntries(typed.map(({ column, to }) => [column.key, to])) }
    setBegun(next)
    if (isWhole(sort, next)) void send(next)
  }

  /** Lines of a pasted block that are no prices are told, for nothing in the sheet shows them. */
  async function append(lines: readonly PastedLine<PriceLine>[]): Promise<TakeBack> {
    const left: string[] = []
    const added: MadePrice[] = []
    const known = [...sizes]
    for (const line of lines) {
      const row = readBegun(sort, line, known, currency)
      if (row !== null && row.numberOfPersons != null) known.push(row.numberOfPersons)
      const made = row === null ? null : await make(row)
      if (made === null) left.push(`„${line.map(({ text }) => text.trim()).join(' ')}“`)
      else added.push(made)
    }
    if (left.length > 0) notice.bad('Das sind keine Preise', left.join(', '))
    return () => takeBack(added)
  }

  async function takeBack(added: readonly MadePrice[]) {
    const contract = sort === 'extras' ? extraPriceContract : contingentPriceContract
    const records = shown.current.flatMap(({ record }) => record ?? [])
    const linesOf = (ids: ReadonlySet<number>) => shown.current.filter(({ record }) => ids.has(record?.item.id ?? 0))
    const items = records.map(({ item }) => item)
    await takeBackItems(contract, added, items, (ids, send) => cells.removing(linesOf(ids), send))
    await client.invalidateQueries({ queryKey: keys.resource(calculationContract.name) })
  }

  async function removeRow(row: PriceLine) {
    if (row.record === null) return
    const { contract, item } = row.record
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: `„${row.name}“ wird aus der Kalkulation gelöscht.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    const ofRecord = rows.filter(({ record }) => record?.key === row.record?.key)
    const isGone = await cells.removing(ofRecord, () =>
      attempt(() => remove(contract, item.id), 'Der Preis konnte nicht gelöscht werden! Server Error!'),
    )
    if (isGone) notice.good('Der Preis wurde gelöscht!')
  }

  /** @returns whether anything was begun */
  function dismiss(row: PriceLine): boolean {
    if (row.record !== null || (begun === nothing && cells.unreadIn(row.id).size === 0)) return false
    setBegun(nothing)
    cells.forget(row)
    return true
  }

  /** Prices become those that keep the target; nobody but who presses for it does that. */
  function take(taken: readonly PriceLine[]) {
    const column = columns.find(({ key }) => key === 'price')
    if (column === undefined) return
    cells.edit(
      taken.flatMap((row): CellEdit<PriceLine>[] => {
        const to = row.margin?.suggestion
        return to == null ? [] : [{ row, column, from: column.value(row), to }]
      }),
    )
  }

  /** What has a price turns it; what has none is remembered until one is typed. */
  function turn(row: PriceLine) {
    if (row.record === null) {
      const price = begun.price == null ? {} : { price: -begun.price }
      setBegun({ ...begun, ...price, isDiscount: row.isDiscount !== true })
      return
    }
    const column = columns.find(({ key }) => key === 'price')
    const from = column?.value(row)
    if (column !== undefined && typeof from === 'number' && from !== 0) cells.edit([{ row, column, from, to: -from }])
    else setMeantBelow((before) => before.symmetricDifference(new Set([row.id])))
  }

  const actions: PriceActions = {
    onToggle: (row, column, to) => cells.edit([{ row, column, from: null, to }]),
    onUp,
    onRemove: (row) => void removeRow(row),
    onBegin: begin,
    onSign: turn,
    onSuggest: (row) => take([row]),
  }
  const latest = useRef(actions)
  latest.current = actions
  const columns = useMemo(
    () =>
      priceColumns(sort, currency, hasMargins, {
        onToggle: (row, column, to) => latest.current.onToggle(row, column, to),
        onUp: (row) => latest.current.onUp(row),
        onRemove: (row) => latest.current.onRemove(row),
        onBegin: () => latest.current.onBegin(),
        onSign: (row) => latest.current.onSign(row),
        onSuggest: (row) => latest.current.onSuggest(row),
      }),
    [sort, currency, hasMargins],
  )
  return {
    isEmpty: rows.length === 0 && !begins,
    /** Something typed is not saved and will not be by itself. */
    hasUnsaved: begun !== nothing || cells.unsavedCount > 0,
    begin,
    suggested: rows.filter(({ margin, isOff }) => margin?.suggestion != null && !isOff),
    take,
    sheet: {
      ...cells.saving,
      rows: begins ? [...rows, blank] : rows,
      columns,
      onEdit: edit,
      onDraft,
      ...(begins && { onAppend: append }),
      onRemove: (row: PriceLine) => void removeRow(row),
      onDismiss: dismiss,
      newLine,
      onReached: () => setNewLine(null),
    },
  }
}
