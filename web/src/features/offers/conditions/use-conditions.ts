import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { germanDate } from '@reisewerk/domain/calendar-date.ts'
import { offerConditionContract } from '@reisewerk/domain/offers/conditions/condition.contract.ts'
import {
  type ConditionTab,
  conditionTabs,
  placeholderCategory,
  tabOf,
} from '@reisewerk/domain/offers/conditions/condition-tabs.ts'
import { deadlineLabel, type TripDates } from '@reisewerk/domain/offers/conditions/deadlines.ts'
import { germanDeadlines } from '@reisewerk/domain/offers/conditions/german-deadlines.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { remove } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import { ApiError } from '../../../lib/http.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import type { CellEdit } from '../../../ui/sheet/sheet-column.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import { type Offer, offerKey } from '../api.ts'
import { type ConditionColumn, conditionColumns, toolChanges } from './condition-columns.tsx'
import { blankCondition, type Condition, type ConditionRow, stepOf } from './condition-row.ts'
import { changed, useNewConditions } from './use-new-conditions.ts'

const resource = offerConditionContract.name
const words = germanDeadlines((days) => counted(days, ['Tag', 'Tage']))
const failed = 'Die Konditionen konnten nicht gespeichert werden! Server Error!'

const nameOfLine = ({ label, entry }: ConditionRow) => (label === '' ? entry.conditionText : label)

type Given = {
  offer: Offer
  orderId: number
  trip: TripDates
  /** Which tabs the house shows; they come with its switches. */
  shown: Settings['offer']['tabs'] | undefined
  /** When the offer as it is shown was asked for. */
  readAt: number
}
export type Conditions = ReturnType<typeof useConditions>

// The keys of the record are the tabs.
const tabs = Object.keys(conditionTabs) as ConditionTab[]

/** The lines of the conditions, a tab at a time; all tabs keep what was typed while another one is shown. */
export function useConditions({ offer, orderId, trip, shown, readAt }: Given) {
  const [chosen, setChosen] = useState<ConditionTab>('offer')
  const offered = tabs.filter((tab) => shown?.[tab] === true)
  const tab = offered.includes(chosen) ? chosen : (offered[0] ?? 'offer')
  const ownCategory = offer.conditions.findLast((one) => tabOf(one.category) === 'other')?.category
  const category = conditionTabs[tab].category ?? ownCategory ?? placeholderCategory
  const client = useQueryClient()
  const reread = () => void client.invalidateQueries({ queryKey: offerKey(orderId) })
  const present = useRef<ReadonlySet<string>>(new Set())
  const cells = useSavedCells<ConditionRow, ConditionColumn>({
    targetOf: ({ entry }) => ({ resource, id: entry.id, item: entry }),
    withItem: (row, _column, item) => ({ ...row, entry: { ...row.entry, ...item } }),
    words: { saved: null, failed },
    readAt,
    onSaved: reread,
    nameOf: nameOfLine,
    isGone: (row) => !present.current.has(row),
  })
  const added = useNewConditions(offer, (entry, edits) => {
    cells.edit(edits.map((edit) => ({ ...edit, row: { ...edit.row, entry } })))
    reread()
  })
  const tools = useRef({ onShow: show, onSwap: swap, onRemove: drop })
  tools.current = { onShow: show, onSwap: swap, onRemove: drop }
  const columns = useMemo(
    () =>
      conditionColumns(tab === 'other', {
        onShow: (row, isVisible) => tools.current.onShow(row, isVisible),
        onSwap: (row, other) => tools.current.onSwap(row, other),
        onRemove: (row) => void tools.current.onRemove(row),
      }),
    [tab],
  )
  const rows = rowsOf()

  function rowsOf(): ConditionRow[] {
    const saved = offer.conditions.map((entry) => ({ row: added.nameOf(entry), entry }))
    const begun = added.begunSince(readAt).filter(({ entry }) => !offer.conditions.some(({ id }) => id === entry.id))
    present.current = new Set([...saved, ...begun, { row: added.blank }].map(({ row }) => row))
    const lines = [...saved, ...begun].filter(({ entry }) => tabOf(entry.category) === tab)
    const bare = lines.map(({ row, entry }) => ({
      id: row,
      entry,
      trip,
      label: '',
      isVisible: entry.isVisible,
      above: null,
      below: null,
    }))
    // What a line is called follows what is typed at once, saved or not.
    const shown = bare.map((row) => {
      const marks = cells.marksOf(row)
      const typed = [...columns, ...Object.values(toolChanges)].flatMap((column): CellEdit<ConditionRow>[] => {
        const to = marks[column.key]?.shown
        return to === undefined ? [] : [{ row, column, from: null, to }]
      })
      return typed.reduce(changed, row.entry)
    })
    const steps = shown.map(stepOf)
    const at = (index: number, of: Condition) => {
      const other = lines[index]?.entry
      return other?.category === of.category && other.id > 0 ? other : null
    }
    const known = bare.map((row, index) => {
      const [entry, step] = [shown[index] ?? row.entry, steps[index]]
      return {
        ...row,
        label: step === undefined ? '' : deadlineLabel(step, steps, words, germanDate),
        isVisible: entry.isVisible,
        isOff: !entry.isVisible,
        above: at(index - 1, row.entry),
        below: at(index + 1, row.entry),
      }
    })
    const blank = blankCondition(category, category === 'Stornokosten' ? 'days' : 'text')
    return [
      ...known,
      { id: added.blank, isBlank: true, entry: blank, trip, label: '', isVisible: true, above: null, below: null },
    ]
  }

  function edit(edits: readonly CellEdit<ConditionRow>[]) {
    const fresh = edits.filter(({ row }) => row.isBlank)
    const begun = edits.filter(({ row }) => added.isBegun(row.id))
    const [first] = fresh
    if (first !== undefined) {
      const _sort =
        Math.max(
          -1,
          ...offer.conditions.map((one) => one._sort),
          ...added.begunSince(readAt).map(({ entry }) => entry._sort),
        ) + 1
      added.begin({ ...fresh.reduce(changed, first.row.entry), _sort })
    }
    begun.forEach(added.goOn)
    const own = edits.filter(({ row }) => !row.isBlank && !added.isBegun(row.id))
    if (own.length > 0) cells.edit(own)
  }

  function show(row: ConditionRow, isVisible: boolean) {
    edit([{ row, column: toolChanges.isVisible, from: null, to: String(isVisible) }])
  }
  function swap(row: ConditionRow, place: 'above' | 'below') {
    const other = row[place]
    const neighbour = rows.find(({ entry }) => other !== null && entry.id === other.id)
    if (neighbour === undefined) return
    const column = toolChanges.sort
    edit([
      { row, column, from: row.entry._sort, to: neighbour.entry._sort },
      { row: neighbour, column, from: neighbour.entry._sort, to: row.entry._sort },
    ])
  }

  async function drop(row: ConditionRow) {
    if (row.isBlank) return
    const { entry } = row
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: `Die Kondition „${nameOfLine(row)}“ steht dann nicht mehr im Angebot.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    try {
      await cells.removing([row], async () => {
        if (entry.id > 0) await remove(offerConditionContract, entry.id)
        return true
      })
      added.drop(row.id)
      reread()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad('Die Kondition konnte nicht gelöscht werden! Server Error!', error.reason)
    }
  }

  return {
    tab: offered.length === 0 ? null : tab,
    tabs: offered,
    onTab: (key: string | null) => setChosen(offered.find((one) => one === key) ?? tab),
    isSaving:
      added.isMaking || rows.some((row) => Object.values(cells.marksOf(row)).some(({ state }) => state === 'saving')),
    /** Something typed is not saved and will not be by itself. */
    hasFaults: cells.unsavedCount > 0 || added.hasFailed,
    sheet: { ...cells.saving, rows, columns, onEdit: edit, onRemove: (row: ConditionRow) => void drop(row) },
  }
}
