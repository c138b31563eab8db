import { offerConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useRef, useState } from 'react'
import { createAttempts } from '../../../form/attempts.ts'
import { ApiError } from '../../../lib/http.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import type { Offer } from '../api.ts'
import { openedOffer } from '../open-offer.ts'
import type { ConditionColumn } from './condition-columns.tsx'
import type { Condition, ConditionRow } from './condition-row.ts'

/** A line that was begun; its number is 0 as long as the server has not made it. */
type Begun = {
  readonly row: string
  readonly entry: Condition
  readonly isFailed: boolean
  /** When the server had made it (Date.now() scale): from then on the offer tells of it. */
  readonly madeAt: number | null
}
type Attempts = ReturnType<typeof createAttempts<Condition>>

/**
 * Lines begun in the last one of a sheet. Each stands there at once and is made as soon as something is typed into it; what is
 * typed until the server answers goes after it. One that could not be made stays and is made with the next change.
 * @param onMade sends what was typed meanwhile, and reads the offer again
 */
export function useNewConditions(
  offer: Pick<Offer, 'id' | 'order'>,
  onMade: (entry: Condition, edits: readonly CellEdit<ConditionRow>[]) => void,
) {
  const [begun, setBegun] = useState<readonly Begun[]>([])
  /** Rows keep the name under which they were begun, or the cursor would not stay in them. */
  const names = useRef(new Map<number, string>())
  const attempts = useRef(new Map<string, Attempts>())
  const waiting = useRef(new Map<string, CellEdit<ConditionRow>[]>())
  const [count, setCount] = useState(0)
  const blank = `begun-${count}`

  const put = (row: string, change: Partial<Begun>) =>
    setBegun((now) => now.map((one) => (one.row === row ? { ...one, ...change } : one)))

  async function make(row: string, entry: Condition) {
    const own = attempts.current.get(row) ?? createAttempts<Condition>(offerConditionContract)
    attempts.current.set(row, own)
    waiting.current.set(row, [])
    const { id: _id, version: _version, ...fields } = entry
    try {
      const body = { ...fields, offer: linkTo('offers', await openedOffer(offer)) }
      const made = await own.make({ path: '/api/offer_conditions', body })
      names.current.set(made.id, row)
      put(row, { entry: made, isFailed: false, madeAt: Date.now() })
      onMade(made, waiting.current.get(row) ?? [])
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const typed = (waiting.current.get(row) ?? []).reduce((now, edit) => changed(now, edit), entry)
      put(row, { entry: typed, isFailed: true })
      notice.bad('Die Kondition konnte nicht gespeichert werden! Server Error!', error.reason)
    } finally {
      waiting.current.delete(row)
    }
  }

  return {
    /** @param readAt when the offer was asked for, which then has those made before */
    begunSince: (readAt: number) => begun.filter(({ madeAt }) => madeAt === null || madeAt >= readAt),
    /** The name of a condition's line. */
    nameOf: ({ id }: Condition) => names.current.get(id) ?? String(id),
    isBegun: (row: string) => begun.some((one) => one.row === row && one.entry.id === 0),
    hasFailed: begun.some(({ isFailed }) => isFailed),
    isMaking: begun.some(({ entry, isFailed }) => entry.id === 0 && !isFailed),
    /** The last line: what is typed into it makes it a condition, and the cursor stays in it. */
    blank,
    begin(entry: Condition) {
      setCount(count + 1)
      setBegun((now) => [...now, { row: blank, entry, isFailed: false, madeAt: null }])
      void make(blank, entry)
    },
    /** Something was typed into a line that is not made yet. */
    goOn(edit: CellEdit<ConditionRow>) {
      const { id: row } = edit.row
      const entry = changed(edit.row.entry, edit)
      put(row, { entry })
      const later = waiting.current.get(row)
      if (later === undefined) void make(row, entry)
      else later.push(edit)
    },
    drop: (row: string) => setBegun((now) => now.filter((one) => one.row !== row)),
  }
}

/** The condition as an edit leaves it. */
export function changed(entry: Condition, { row, column, to }: CellEdit<ConditionRow>): Condition {
  // The sheet hands back the columns it was given; fields of a condition are all at its top.
  const change = (column as ConditionColumn).change(to, { ...row, entry }, () => undefined)
  return { ...entry, ...change } as Condition
}
