import {
  type Calculation,
  type CalculationGiven,
  calculate,
  type PaidInvoice,
} from '@reisewerk/domain/calculation/calculate.ts'
import { calculationContract } from '@reisewerk/domain/calculation/calculation.contract.ts'
import { type CalculationItem, givenOf } from '@reisewerk/domain/calculation/given.ts'
import type { Basis } from '@reisewerk/domain/calculation/group.ts'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useMemo, useState } from 'react'
import { keys } from '../../lib/keys.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { RowMarks } from '../../ui/sheet/sheet-column.ts'
import type { Draft } from '../../ui/sheet/use-edits.ts'
import { useSavedCells } from '../../ui/sheet/use-saved-cells.ts'
import type { PriceColumn } from './price-columns.tsx'
import { movedUp, type PriceLine } from './price-lines.ts'
import { asTyped, isLineGone, type PriceRecord, recordsOf } from './price-records.ts'

type Settled = {
  readonly currency: string
  readonly supplementPrices: boolean
  readonly basis: Basis
  readonly invoices: readonly PaidInvoice[]
}

const priceFailed = 'Der Preis konnte nicht aktualisiert werden! Server Error!'
const failedBy: Readonly<Record<string, string>> = {
  billingType: "Couldn't modify the visibility! Server Error!",
  hasFreeplaces: "Couldn't modify the freeplaces! Server Error!",
}

export type CalculationDesk = {
  /** What is on screen: saved, and typed over it. */
  readonly calculation: Calculation
  readonly typed: CalculationItem
  /** With the number that is being typed, which no line moves for; and what the engine was given of that. */
  readonly counted: Calculation
  readonly sale: CalculationGiven
  readonly onDraft: (draft: Draft<PriceLine> | null) => void
  readonly records: ReadonlyMap<string, PriceRecord>
  readonly cells: ReturnType<typeof useSavedCells<PriceLine, PriceColumn>>
  readonly onUp: (row: PriceLine) => void
  readonly persons: {
    value: string
    onSave: (typed: string) => void
    state: SaveState | undefined
    refusal: string | undefined
  }
}

/**
 * What a trip comes to while its prices are typed: the engine counts what stands on screen, and each cell is saved behind it
 * (002 §3, §8).
 * @param readAt when the calculation as it is shown was asked for
 */
export function useCalculation(
  stored: CalculationItem,
  { currency, supplementPrices, basis, invoices }: Settled,
  readAt: number,
): CalculationDesk {
  const client = useQueryClient()
  const { save, stateOf, errorOf } = useSave(calculationContract, stored.id)
  const present = useMemo(() => recordsOf(stored), [stored])
  const cells = useSavedCells<PriceLine, PriceColumn>({
    // The line in which a new row is begun is saved by whoever makes it.
    targetOf: ({ record }) => ({
      resource: record?.contract.name ?? calculationContract.name,
      id: record?.item.id ?? stored.id,
      item: record?.item ?? stored,
    }),
    withItem: (row, _column, item) =>
      row.record === null ? row : { ...row, record: { ...row.record, item: { ...row.record.item, ...item } } },
    words: ({ key }) => ({
      saved: key in failedBy ? null : 'Der Preis wurde aktualisiert!',
      failed: failedBy[key] ?? priceFailed,
    }),
    readAt,
    nameOf: ({ name }) => name,
    isGone: (row) => isLineGone(row, present),
    onSaved: () => undefined,
    onMet: () => void client.invalidateQueries({ queryKey: keys.list(calculationContract.name) }),
  })
  const typed = asTyped(stored, cells.marksOf, currency)
  const records = useMemo(() => recordsOf(typed), [typed])
  const [draft, setDraft] = useState<Draft<PriceLine> | null>(null)
  const givenIn = (item: CalculationItem) => givenOf(item, { basis, currency, supplementPrices, invoices })
  const kept = givenIn(typed)
  const calculation = calculate(kept)
  const sale = draft === null ? kept : givenIn(asTyped(typed, marksIn(draft), currency))
  const counted = draft === null ? calculation : calculate(sale)
  // The keys come first: sums follow as soon as they leave time.
  const onDraft = (next: Draft<PriceLine> | null) =>
    startTransition(() => setDraft(typeof next?.value === 'number' ? next : null))

  function onUp({ line }: PriceLine) {
    const sortHelper = line === null ? null : movedUp(calculation, line.key)
    if (sortHelper === null) return
    const tell = (reason?: string) => notice.bad(priceFailed, reason)
    save({ sortHelper }, { onFailed: ({ reason }) => tell(reason), onServerError: () => tell() })
  }

  const persons = {
    value: stored.numberOfPersons === null ? '' : String(stored.numberOfPersons),
    onSave: (text: string) => save({ numberOfPersons: text === '' ? null : Number(text) }),
    state: stateOf('numberOfPersons'),
    refusal: errorOf('numberOfPersons')?.message,
  }
  return { calculation, typed, counted, sale, onDraft, records, cells, onUp, persons }
}

/** A number that is being typed, as if it had been. */
function marksIn({ row: { id: own }, column: { key }, value }: Draft<PriceLine>) {
  return ({ id }: { id: string }): RowMarks => (id === own ? { [key]: { shown: value } } : {})
}
