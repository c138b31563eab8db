import { columnsReadIn, columnsShownAsKept, readThroughOthers } from '@reisewerk/domain/history/columns-read.ts'
import type { QueryKey } from '@tanstack/react-query'
import type { Change } from './live-stream.ts'
import { isOfPapers } from './papers-at-rest.ts'

/**
 * Whether an answer about a trip may be another one after a change in that trip. Rows that come and go count for whatever reads their
 * table by itself, others for what reads the columns that changed. An answer of which nobody has declared what it reads hears of everything.
 */
export function mayShow(
  key: QueryKey,
  { table, operation, columns }: Pick<Change, 'table' | 'operation' | 'columns'>,
): boolean {
  const answer = answerOf(key) ?? ''
  const read = columnsReadIn[answer]
  if (read === undefined) return true
  const ofTable = read[table]
  if (ofTable === undefined) return false
  if (operation !== 'update' && readThroughOthers[answer]?.includes(table) === true) return false
  return columns === null || ofTable === '*' || anyOf(ofTable, columns)
}

/** Whether it is declared what the part of an item under this key reads, or when: then live events alone ask for it again. */
export function isDeclaredPart(key: QueryKey): boolean {
  if (isOfPapers(key)) return true
  return key[1] === 'item' && typeof key[3] === 'string' && answerOf(key) !== null
}

/** Whether the item under this key shows each of these columns as it is kept, and makes nothing else of it. */
export function showsAsKept(key: QueryKey, columns: readonly string[]): boolean {
  const kept = columnsShownAsKept[answerOf(key) ?? '']?.split(' ') ?? []
  return key[1] === 'item' && columns.every((column) => kept.includes(column))
}

/** The column that keeps a field, where it bears the field's name: 'trip.name' → 'trip_name'. */
export function columnOf(path: string): string {
  return path.replaceAll('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function anyOf(read: string, columns: readonly string[]): boolean {
  const all = read.split(' ')
  return columns.some((column) => all.includes(column))
}

/** The name under which it is declared what an answer reads; null for one that is not. */
function answerOf(key: QueryKey): string | null {
  const [resource, kind, ...rest] = key
  const detail = rest.at(-1)
  if (rest.length !== (kind === 'item' ? 2 : 1)) return null
  const name = typeof detail === 'string' ? `${resource} ${detail}` : [resource, ...groupsIn(detail)].join(' ')
  return Object.hasOwn(columnsReadIn, name) ? name : null
}

/** Keys that name no groups are none of `listOf` and `itemOf`. */
function groupsIn(detail: unknown): readonly string[] {
  const groups = (detail as { groups?: unknown } | null)?.groups
  return Array.isArray(groups) ? [...groups].sort() : ['?']
}
