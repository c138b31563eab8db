import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { colleaguesOf } from '../../lib/colleagues.ts'
import { useDeletedBy } from '../../lib/live/deletions.ts'
import { notice } from '../notices/notice.tsx'
import { shownText } from './cell-value.ts'
import type { RowMarks, SheetColumn } from './sheet-column.ts'
import { nameOf } from './sheet-head.tsx'
import type { TypedCells } from './typed-cells.ts'
import type { Lost } from './use-edits.ts'

type Props<Row> = Pick<Lost<Row>, 'column' | 'typed'> & {
  /** The line, in the accusative: 'diese Anfrage'. */
  deleted: { what: string; table: string; row: number }
}

/** Tells who has deleted the line in which somebody was typing, and what they had typed. */
export function LostText<Row>({ column, typed, deleted }: Props<Row>) {
  const sentence = useDeletedBy(deleted)
  const { isPending } = useQuery(colleaguesOf(null))
  const isTold = useRef(false)
  // A notice is outside React, and stands there once.
  useEffect(() => {
    if (sentence === null || isPending || isTold.current) return
    isTold.current = true
    const name = column.fullTitle ?? column.title
    notice.bad(sentence, `${name}: „${typed}“ war noch nicht gespeichert.`)
  }, [sentence, isPending, column, typed])
  return null
}

/** @param name of the line; '' where it has none @param isDeleted else it may only be hidden, or have moved elsewhere */
export function lineIsGone(name: string, isDeleted: boolean): string {
  const line = name === '' ? 'Die Zeile' : `Die Zeile „${name}“`
  return isDeleted ? `${line} wurde gelöscht` : `${line} steht nicht mehr in dieser Tabelle`
}

/** 'Verkauf € „15“' */
export function typedWords<Row>(column: SheetColumn<Row>, typed: string): string {
  return `${nameOf(column)} „${typed}“`
}

/** Stays until it is closed, for nothing else has these texts; told anew it takes the place of what was told before. */
export function tellUnsaved(what: string, texts: readonly string[]): void {
  notice.withdraw(what)
  notice.bad(what, texts.length === 0 ? 'Bitte erst eine Zelle wählen.' : `Nicht gespeichert: ${texts.join(', ')}`)
}

type Host<Row> = {
  marksOf: (row: { id: string }) => RowMarks
  isGone: (row: string) => boolean
  nameOf: (row: Row) => string
}

/** Tells what was typed into lines that somebody has deleted since, and was not saved: their cells go with them. */
export function useToldLosses<Row>(
  { places, told }: TypedCells<Row>,
  { marksOf, isGone, nameOf: nameOfRow }: Host<Row>,
) {
  // A notice is outside React.
  useEffect(() => {
    for (const [id, cells] of places) {
      if (!isGone(id)) {
        told.delete(id)
        continue
      }
      const texts = Object.entries(marksOf({ id })).flatMap(([key, { state, shown, typed }]) => {
        const cell = cells.get(key)
        const isUnsaved = state === 'refused' || state === 'conflicted' || typed !== undefined
        if (cell === undefined || !isUnsaved) return []
        return [typedWords(cell.column, typed ?? shownText(cell.column, cell.row, shown ?? null))]
      })
      const [first] = cells.values()
      if (texts.length === 0 || first === undefined || told.get(id) === texts.join()) continue
      told.set(id, texts.join())
      tellUnsaved(lineIsGone(nameOfRow(first.row), true), texts)
    }
  })
}
