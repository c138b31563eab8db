import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { dateOfWire, idOf, linkTo, wireOfDate } from '@reisewerk/domain/wire.ts'
import type { ApiError } from '../lib/http.ts'
import { checkInClock, type Moment, momentOf, wireFrom } from '../lib/moments.ts'
import { atPath, nested } from '../lib/saving/field-paths.ts'
import type { Choice } from '../ui/inline/inline-select.tsx'
import type { FieldLook, MoneyDraft } from './drafts.ts'

export type Item = { readonly id: number; readonly version: number } & Readonly<Record<string, unknown>>
type Named = Pick<FieldLook, 'words' | 'as'> & { readonly name: string }

/** Between what the API answers, what a field of the form holds, and what a body carries. */

export function contractField(contract: Contract, name: string): Field {
  const [first = '', ...inner] = name.split('.')
  const field = inner.reduce<Field | undefined>((outer, part) => outer?.fields?.[part], contract.fields[first])
  if (field === undefined) throw new TypeError(`${contract.name} has no field '${name}'`)
  return field
}

/** What the form holds of a field: links as a choice with its label, everything else as it came. */
export function draftOf(
  contract: Contract,
  { name, as, words }: Named,
  item: Readonly<Record<string, unknown>>,
): unknown {
  const { kind: type } = contractField(contract, name)
  const value = atPath(item, name)
  if (words !== undefined) return words[String(value)] ?? value
  if (type === 'link') return choiceOf(value)
  if (type === 'links') return Array.isArray(value) ? value.map(choiceOf) : []
  if (type === 'children') return rowsOf(contractField(contract, name), value)
  if (type === 'day') return typeof value === 'string' ? dateOfWire(value) : null
  if (type === 'localTime') {
    const wire = typeof value === 'string' ? value : null
    return as === 'time' ? { ...momentOf(wire), time: checkInClock(wire) } : momentOf(wire)
  }
  return value
}

export function emptyDraft(contract: Contract, { name }: Named): unknown {
  const { kind: type } = contractField(contract, name)
  if (type === 'strings' || type === 'links' || type === 'children') return []
  if (type === 'boolean') return undefined
  if (type === 'localTime') return momentOf(null)
  return type === 'text' ? '' : null
}

/** What a body carries of it; undefined leaves the field out. */
export function bodyOf(contract: Contract, { name, as, words = {} }: Named, draft: unknown): unknown {
  const field = contractField(contract, name)
  if (field.kind === 'text' && typeof draft === 'string') {
    if (as === 'secret') return draft
    const text = as === 'capitals' ? draft.trim().toUpperCase() : draft.trim()
    const key = Object.keys(words).find((one) => words[one] === text)
    return text === '' && field.nullable ? null : (key ?? text)
  }
  if (field.kind === 'link' && isChoice(draft)) return linkTo(field.target?.resource ?? '', Number(draft.value))
  if (field.kind === 'links' && Array.isArray(draft))
    return draft.filter(isChoice).map(({ value }) => linkTo(field.target?.resource ?? '', Number(value)))
  if (field.kind === 'children' && Array.isArray(draft)) return rowsBody(field, draft)
  // A currency that was chosen before there is an amount is no price.
  if (field.kind === 'money' && isMoney(draft) && draft.amount === '' && field.nullable === true) return null
  if (field.kind === 'money' && isMoney(draft)) return { amount: draft.amount, currency: draft.currency }
  if (field.kind === 'day' && typeof draft === 'string') return wireOfDate(draft)
  if (field.kind === 'localTime' && isMoment(draft)) return wireFrom(draft)
  return draft
}

/** A line of a list that belongs to the item, by the paths of its contract; `id` null of a new one. */
export type AnyRow = Readonly<Record<string, unknown>> & { readonly id: number | null }

function rowsOf(field: Field, value: unknown): AnyRow[] {
  const { contract, paths } = writtenIn(field)
  const items: readonly Item[] = Array.isArray(value) ? value : []
  return items.map((item) => {
    const shown = paths.filter((path) => atPath(item, path) !== undefined)
    return { id: item.id, ...Object.fromEntries(shown.map((name) => [name, draftOf(contract, { name }, item)])) }
  })
}

export function rowsBody(field: Field, rows: readonly AnyRow[]): Record<string, unknown>[] {
  return rows.filter((row) => isFilledRow(field, row)).map((row) => rowBody(field, row))
}

export function rowBody(field: Field, row: AnyRow): Record<string, unknown> {
  const { contract, paths } = writtenIn(field)
  const said = paths.filter((path) => row[path] !== undefined)
  return {
    ...(row.id !== null && { id: row.id }),
    ...nested(Object.fromEntries(said.map((name) => [name, bodyOf(contract, { name }, row[name])]))),
  }
}

function writtenIn({ target, words }: Field): { contract: Contract; paths: string[] } {
  const contract = target?.contract
  if (contract === undefined) throw new TypeError(`${words.label}: no contract of its rows`)
  const written = Object.entries(contract.fields).filter(([, { write }]) => write !== 'never')
  const paths = written.flatMap(([name, { kind, fields = {} }]) =>
    kind === 'object' ? Object.keys(fields).map((inner) => `${name}.${inner}`) : [name],
  )
  return { contract, paths }
}

/** A new row into which nobody has put anything is none; a choice stands there without anybody's doing. */
export function isFilledRow(field: Field, row: AnyRow): boolean {
  const isTold = (path: string) => field.target?.contract?.fields[path]?.kind !== 'choice'
  const isEmpty = (value: unknown) => !value || value === '' || (isMoney(value) && Number(value.amount) === 0)
  return (
    row.id !== null || Object.entries(row).some(([path, value]) => path !== 'id' && isTold(path) && !isEmpty(value))
  )
}

/** How the changed field looks in an item that is shown before the server has answered. */
export function shownOf(contract: Contract, { name }: Named, item: Item, draft: unknown, body: unknown): unknown {
  // Where a link stands expanded, the linked item's name is shown until the answer brings the rest.
  const shown = atPath(item, name)
  const wasExpanded = typeof shown === 'object' && shown !== null && !Array.isArray(shown)
  const mayExpand = contractField(contract, name).target?.contract !== undefined
  if (isChoice(draft) && (wasExpanded || mayExpand)) return { id: Number(draft.value), name: draft.label }
  if (Array.isArray(draft) && draft.some(isChoice) && mayExpand)
    return draft.filter(isChoice).map(({ value, label }) => ({ id: Number(value), name: label }))
  return body
}

/** @param value a link, an expanded item, or null @returns the choice; a bare link has no label yet */
function choiceOf(value: unknown): Choice | null {
  if (typeof value === 'string') return { value: String(idOf(value as `/api/${string}/${number}`)), label: '' }
  if (typeof value !== 'object' || value === null) return null
  return { value: String((value as Item).id), label: labelOf(value as Item) }
}

/** What an item of any kind is called. */
export function labelOf(item: Readonly<Record<string, unknown>>): string {
  return String(item.name ?? item.companyName ?? item.fullName ?? '')
}

export function isChoice(value: unknown): value is Choice {
  return typeof value === 'object' && value !== null && 'value' in value && 'label' in value
}

export function isSameDraft(one: unknown, other: unknown): boolean {
  if (isChoice(one) && isChoice(other)) return one.value === other.value
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((part, index) => isSameDraft(part, other[index]))
  if (isMoney(one) && isMoney(other)) return one.amount === other.amount && one.currency === other.currency
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

export function isMoney(value: unknown): value is MoneyDraft {
  return typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value
}

export function isMoment(value: unknown): value is Moment {
  return typeof value === 'object' && value !== null && 'date' in value && 'time' in value
}

/** What was refused of a field, or of a part of it: 'price' is told as 'price.amount', 'rooms' as 'rooms[1].count'. */
export function messageAt(error: ApiError | null | undefined, name: string): string | undefined {
  return error?.violations.find(({ propertyPath }) => isAt(propertyPath, name))?.message
}

/** Whether a refusal of `path` belongs to the field `name`. */
export function isAt(path: string, name: string): boolean {
  return path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`)
}
