import { decimalAmount, formatMoney, parseAmount } from '@reisewerk/domain/money.ts'
import { offerContract } from '@reisewerk/domain/offers/offer.contract.ts'
import { useRef, useState } from 'react'
import { amount } from '../../lib/format.ts'
import type { ApiError } from '../../lib/http.ts'
import type { SaveState } from '../../lib/saving/save-states.ts'
import { useSave } from '../../lib/saving/use-save.ts'
import { notice } from '../../ui/notices/notice.tsx'
import type { Offer, OfferPrice } from './api.ts'
import { type Entry, personsOf, priceOf } from './price-entry.ts'

export type PriceKind = OfferPrice['kind']
export type PriceField = 'persons' | 'price'
/** What somebody typed that cannot be kept, and why. */
export type Fault = { typed: string; problem: string }

export type PriceList = {
  rows: readonly OfferPrice[]
  state: SaveState | undefined
  faultOf: (rowId: number, field: PriceField) => Fault | undefined
  /** Saves what was typed into a cell of a row, or keeps it there with the reason why it cannot be saved. */
  keep: (row: OfferPrice, field: PriceField, typed: string) => void
  /** Takes back what could not be kept. */
  drop: (rowId: number, field: PriceField) => void
  /** @returns whether the new row was complete and has been saved */
  add: (persons: string, price: string) => boolean
  remove: (row: OfferPrice) => void
}

/** The row that is not there yet has the id 0; rows the server has not numbered yet count down from −1. */
export const newRowId = 0

/** The two price tables of an offer. They are one list on the server, so every save sends both (design §2). */
export function useOfferPrices(offer: Offer, currency: string) {
  const { save, stateOf } = useSave(offerContract, offer.id)
  const [faults, setFaults] = useState<Readonly<Record<string, Fault>>>({})
  const [lastSaved, setLastSaved] = useState<PriceKind | null>(null)
  const unnumbered = useRef(newRowId)

  /** @param edited the cell of a row there is already */
  function send(kind: PriceKind, prices: readonly OfferPrice[], edited?: Cell) {
    const sorted = [...prices].sort((a, b) => a.kind.localeCompare(b.kind) || a.numberOfPersons - b.numberOfPersons)
    setLastSaved(kind)
    save(
      { prices: sorted.map(bodyOf) },
      {
        shown: { prices: sorted },
        // The whole list goes: without this it would undo what a colleague has priced since (APP-14).
        ifMatch: offer.version,
        basis: { prices: offer.prices },
        onFailed: (error) => tell(sorted, error),
        onConflict: () => (edited === undefined ? notice.bad(outdated) : blame([{ ...edited, problem: outdated }])),
      },
    )
  }

  function blame(cells: readonly (Cell & { problem: string })[]) {
    const told = cells.map(({ name, typed, problem }) => [name, { typed, problem }] as const)
    setFaults((before) => ({ ...before, ...Object.fromEntries(told) }))
  }

  /** A refusal stands at the cell it is about, with what was typed there. */
  function tell(sent: readonly OfferPrice[], { violations }: ApiError) {
    const cells = violations.flatMap(({ propertyPath, message }) => {
      const cell = cellAt(sent, propertyPath)
      return cell === null ? [] : [{ ...cell, problem: message }]
    })
    blame(cells)
    if (cells.length === 0) notice.bad(violations[0]?.message ?? failed)
  }

  /** @returns the value, or undefined when the entry is refused; the cell then says why */
  function judge(cell: string, typed: string, entry: Entry): number | undefined {
    setFaults(({ [cell]: _before, ...others }) =>
      entry.problem === null ? others : { ...others, [cell]: { typed, problem: entry.problem } },
    )
    return entry.value ?? undefined
  }

  function listOfKind(kind: PriceKind): PriceList {
    const rows = offer.prices.filter((price) => price.kind === kind)
    const cell = (rowId: number, field: PriceField) => cellName(kind, rowId, field)
    const sizesBut = (rowId: number) => rows.filter(({ id }) => id !== rowId).map((row) => row.numberOfPersons)

    return {
      rows,
      state: lastSaved === kind ? stateOf('prices') : undefined,
      faultOf: (rowId, field) => faults[cell(rowId, field)],
      drop: (rowId, field) => setFaults(({ [cell(rowId, field)]: _dropped, ...others }) => others),
      keep(row, field, typed) {
        const entry = field === 'persons' ? personsOf(typed, sizesBut(row.id)) : priceOf(typed)
        const value = judge(cell(row.id, field), typed, entry)
        if (value === undefined) return
        const next: OfferPrice =
          field === 'persons' ? { ...row, numberOfPersons: value } : { ...row, price: wireOf(value, currency) }
        if (isSamePrice(next, row)) return
        send(
          kind,
          offer.prices.map((price) => (price.id === row.id ? next : price)),
          { name: cell(row.id, field), typed },
        )
      },
      add(persons, price) {
        const numberOfPersons = judge(cell(newRowId, 'persons'), persons, personsOf(persons, sizesBut(newRowId)))
        const cents = judge(cell(newRowId, 'price'), price, priceOf(price))
        if (numberOfPersons === undefined || cents === undefined) return false
        unnumbered.current -= 1
        const added = { id: unnumbered.current, version: 0, kind, numberOfPersons, price: wireOf(cents, currency) }
        send(kind, [...offer.prices, added])
        return true
      },
      remove(row) {
        setFaults(({ [cell(row.id, 'persons')]: _size, [cell(row.id, 'price')]: _price, ...others }) => others)
        send(
          kind,
          offer.prices.filter(({ id }) => id !== row.id),
        )
      },
    }
  }

  return {
    packages: listOfKind('package'),
    singles: listOfKind('single_supplement'),
    hasFaults: Object.keys(faults).length > 0,
  }
}

function isSamePrice(one: OfferPrice, other: OfferPrice): boolean {
  const { amount, currency } = one.price
  return (
    one.numberOfPersons === other.numberOfPersons && amount === other.price.amount && currency === other.price.currency
  )
}

function bodyOf({ id, kind, numberOfPersons, price }: OfferPrice) {
  const { amount, currency } = price
  return { ...(id > newRowId ? { id } : {}), kind, numberOfPersons, price: { amount, currency } }
}

function wireOf(cents: number, currency: string): OfferPrice['price'] {
  return { amount: decimalAmount(cents), currency, formatted: formatMoney({ cents, currency }) }
}

/** @returns whole cents of an amount the server sent */
export function centsOfWire({ amount }: OfferPrice['price']): number {
  return parseAmount(amount) ?? 0
}

/** A cell by its name, and what was typed there. */
type Cell = { name: string; typed: string }

const outdated = 'Die Preise hat inzwischen jemand anderes geändert. Bitte noch einmal eingeben.'
const failed = 'Die Preise konnten nicht gespeichert werden! Server Error!'

function cellName(kind: PriceKind, rowId: number, field: PriceField): string {
  return `${kind} ${rowId} ${field}`
}

/** @param path 'prices[2].price' @returns null where no cell is to blame, or the row is not kept and gone again */
function cellAt(sent: readonly OfferPrice[], path: string): Cell | null {
  const [, index, field] = /^prices\[(\d+)\]\.(price|numberOfPersons)/.exec(path) ?? []
  const row = sent[Number(index)]
  if (row === undefined || row.id <= newRowId) return null
  return field === 'price'
    ? { name: cellName(row.kind, row.id, 'price'), typed: amount(centsOfWire(row.price)) }
    : { name: cellName(row.kind, row.id, 'persons'), typed: String(row.numberOfPersons) }
}
