import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { takeBackItems } from '../../../form/pasted-items.ts'
import { useAttempts } from '../../../form/use-attempts.ts'
import { listOf, remove } from '../../../lib/api.ts'
import { useDateContext } from '../../../lib/date-context.ts'
import { ApiError, type Query } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import type { Question } from '../../../ui/dialogs/question.ts'
import { notice } from '../../../ui/notices/notice.tsx'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'
import { typedText } from '../../../ui/sheet/cell-value.ts'
import { readCells } from '../../../ui/sheet/read-cells.ts'
import type { NewLine } from '../../../ui/sheet/sheet.tsx'
import type { CellEdit, CellValue } from '../../../ui/sheet/sheet-column.ts'
import type { PastedLine, TakeBack } from '../../../ui/sheet/use-edits.ts'
import { useRequestedAt } from '../../../ui/sheet/use-requested-at.ts'
import { useSavedCells } from '../../../ui/sheet/use-saved-cells.ts'
import { bodyOf, type ChildColumn, type ChildField, type ChildLine, childColumns } from './child-columns.ts'
import { removeColumn } from './remove-column.tsx'

export type ChildSheetOptions = {
  readonly contract: Contract
  readonly filter: Query
  /** What a new entry carries beside its fields: the link to where it belongs. */
  readonly parent: Readonly<Record<string, unknown>>
  readonly fields: readonly ChildField[]
  /** Columns of what follows from an entry, behind those of its fields. */
  readonly follows?: readonly ChildColumn[]
  readonly nameOf: (item: Item) => string
  /** Resources whose answers follow from the entries. */
  readonly followers?: readonly string[]
  /** What is asked before a cell of an entry changes; null where nothing is. */
  readonly asksBefore?: (item: Item) => Question | null
}

const nobody: readonly string[] = []
const noColumns: readonly ChildColumn[] = []

const asksNothing = () => null
const nothing: Readonly<Record<string, CellValue>> = {}
const mostLines = 500

/** Entries that belong to another one, in a sheet: each cell is saved by itself, and the last line begins the next entry. */
export function useChildSheet({
  contract,
  filter,
  parent,
  fields,
  nameOf,
  follows = noColumns,
  followers = nobody,
  asksBefore = asksNothing,
}: ChildSheetOptions) {
  const client = useQueryClient()
  const list = useQuery(listOf(contract, { query: { ...filter, _itemsPerPage: mostLines } }))
  const readAt = useRequestedAt(list)
  const make = useAttempts(contract)
  const attempt = useAttempt(contract.name)
  const [begun, setBegun] = useState(nothing)
  const [newLine, setNewLine] = useState<NewLine | null>(null)
  const dates = useDateContext()
  const removing = useRef<(row: ChildLine) => void>(() => undefined)
  const columns = useMemo(
    () => [...childColumns(contract, fields), ...follows, removeColumn(nameOf, (row) => removing.current(row))],
    [contract, fields, follows, nameOf],
  )
  const items = (list.data?.items ?? []) as readonly Item[] // with the fields of the contract
  const latest = useRef(items)
  latest.current = items
  const blank: ChildLine = { id: `new-${contract.name}`, isBlank: true, item: null, begun }
  const refresh = () =>
    Promise.all(
      [contract.name, ...followers].map((name) => client.invalidateQueries({ queryKey: keys.resource(name) })),
    )

  const cells = useSavedCells<ChildLine, ChildColumn>({
    targetOf: ({ item }) => ({ resource: contract.name, id: item?.id ?? 0, item: item ?? {} }),
    withItem: (row, _column, item) => (row.item === null ? row : { ...row, item: { ...row.item, ...item } }),
    words: { saved: null, failed: `${contract.title} konnte nicht gespeichert werden!` },
    readAt,
    nameOf: ({ item }) => (item === null ? '' : nameOf(item)),
    isGone: (row) => list.data !== undefined && row !== blank.id && !items.some(({ id }) => String(id) === row),
    onSaved: () => void refresh(),
  })

  /** What is refused stands at its cell, where it can be corrected. @returns what was made, else null */
  async function send(line: ChildLine, body: Record<string, unknown>): Promise<Item | null> {
    let made: Item
    try {
      made = (await make({ ...parent, ...body })) as Item // with the fields of the contract
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      const faults = failure.violations.flatMap(({ propertyPath, message }) => {
        const column = columns.find(({ key }) => key === propertyPath)
        return column === undefined ? [] : [{ column, reason: message }]
      })
      notice.bad(
        `${contract.title} konnte nicht gespeichert werden!`,
        failure.violations[0]?.message ?? failure.message,
      )
      cells.keepUnread(
        faults.map(({ column, reason }) => ({ row: line, column, problem: { typed: typedIn(line, column), reason } })),
      )
      return null
    }
    await refresh()
    return made
  }

  async function begin(next: Readonly<Record<string, CellValue>>) {
    setBegun(next)
    const line = { ...blank, begun: next }
    const body = bodyOf(columns, line)
    if (body === null) return
    setBegun(nothing)
    cells.forget(blank)
    const isMade = (await send(line, body)) !== null
    if (isMade) setNewLine({ row: blank.id, text: '' })
    // What was refused stays to be mended, unless the next one has been begun.
    else setBegun((now) => (now === nothing ? next : now))
  }

  async function change(edits: readonly CellEdit<ChildLine>[]) {
    const [question] = edits.flatMap(({ row }) => (row.item === null ? [] : (asksBefore(row.item) ?? [])))
    if (question === undefined || (await confirm(question))) cells.edit(edits)
  }

  function edit(edits: readonly CellEdit<ChildLine>[]) {
    void change(edits.filter(({ row }) => row.item !== null))
    const typed = edits.filter(({ row }) => row.item === null)
    if (typed.length === 0) return
    cells.keepUnread(typed.map(({ row, column }) => ({ row, column, problem: null })))
    void begin({ ...begun, ...Object.fromEntries(typed.map(({ column, to }) => [column.key, to])) })
  }

  /** Lines of a pasted block that are no entries are told, for nothing in the sheet shows them. */
  async function append(lines: readonly PastedLine<ChildLine>[]): Promise<TakeBack> {
    const left: string[] = []
    const added: Item[] = []
    for (const pasted of lines) {
      const empty = { ...blank, begun: nothing }
      const texts = pasted.map(({ column, text }) => ({ row: empty, column, text, from: null }))
      const { edits } = readCells(texts, dates)
      const line = { ...blank, begun: Object.fromEntries(edits.map(({ column, to }) => [column.key, to])) }
      const body = bodyOf(columns, line)
      const made = body === null ? null : await send(line, body)
      if (made === null) left.push(`„${pasted.map(({ text }) => text.trim()).join(' ')}“`)
      else added.push(made)
    }
    if (left.length > 0) notice.bad('Das wurde nicht übernommen', left.join(', '))
    return async () => {
      await takeBackItems(contract, added, latest.current, (ids, send) =>
        cells.removing(
          [...ids].map((id) => ({ id: String(id) })),
          send,
        ),
      )
      await refresh()
    }
  }

  async function removeLine(row: ChildLine) {
    const { item } = row
    if (item === null) return
    const isMeant = await confirm({
      title: `${contract.title} „${nameOf(item)}“ löschen?`,
      text: 'Es lässt sich 30 Tage lang wiederherstellen.',
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    const isGone = await cells.removing([row], () =>
      attempt(() => remove(contract, item.id), 'Konnte nicht gelöscht werden! Server Error!'),
    )
    if (isGone) await refresh()
  }

  /** @returns whether anything was begun */
  function dismiss(row: ChildLine): boolean {
    if (row.item !== null || (begun === nothing && cells.unreadIn(row.id).size === 0)) return false
    setBegun(nothing)
    cells.forget(row)
    return true
  }

  removing.current = (row) => void removeLine(row)
  return {
    list,
    items,
    hasBegun: begun !== nothing,
    begin: () => setNewLine({ row: blank.id, text: '' }),
    sheet: {
      ...cells.saving,
      dates,
      rows: [...items.map((item): ChildLine => ({ id: String(item.id), item, begun: nothing })), blank],
      columns,
      onEdit: edit,
      onAppend: append,
      onRemove: (row: ChildLine) => void removeLine(row),
      onDismiss: dismiss,
      newLine,
      onReached: () => setNewLine(null),
    },
  }
}

const typedIn = (line: ChildLine, column: ChildColumn) => typedText(column, line, column.value(line))
