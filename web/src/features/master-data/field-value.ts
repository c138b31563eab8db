import type { Contract, Field } from '@reisewerk/domain/contract/shape.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import type { Choice } from '../../ui/inline-select.tsx'
import type { FieldDescription, Item } from './kind.ts'

/** Between what the API answers, what a field of the form holds, and what a body carries. */

export function contractField(contract: Contract, name: string): Field {
  const field = contract.fields[name]
  if (field === undefined) throw new TypeError(`${contract.name} has no field '${name}'`)
  return field
}

/** What the form holds of a field: links as a choice with its label, everything else as it came. */
export function draftOf(contract: Contract, { name, words }: FieldDescription, item: Item): unknown {
  const { kind: type } = contractField(contract, name)
  const value = item[name]
  if (words !== undefined) return words[String(value)] ?? value
  if (type === 'link') return choiceOf(value)
  return value
}

/** What a new form starts with. */
export function emptyDraft(contract: Contract, { name }: FieldDescription): unknown {
  const { kind: type } = contractField(contract, name)
  if (type === 'strings') return []
  if (type === 'boolean') return undefined
  return type === 'text' ? '' : null
}

/** What a body carries of it; undefined leaves the field out. */
export function bodyOf(contract: Contract, { name, as, words = {} }: FieldDescription, draft: unknown): unknown {
  const field = contractField(contract, name)
  if (field.kind === 'text' && typeof draft === 'string') {
    const text = as === 'capitals' ? draft.trim().toUpperCase() : draft.trim()
    const key = Object.keys(words).find((one) => words[one] === text)
    return text === '' && field.nullable ? null : (key ?? text)
  }
  if (field.kind === 'link' && isChoice(draft)) return linkTo(field.target?.resource ?? '', Number(draft.value))
  return draft
}

/** How the changed field looks in an item that is shown before the server has answered. */
export function shownOf(
  contract: Contract,
  { name }: FieldDescription,
  item: Item,
  draft: unknown,
  body: unknown,
): unknown {
  // Where a link stands expanded, the linked item's name is shown until the answer brings the rest.
  const wasExpanded = typeof item[name] === 'object' && item[name] !== null
  const mayExpand = contractField(contract, name).target?.contract !== undefined
  if (isChoice(draft) && (wasExpanded || mayExpand)) return { id: Number(draft.value), name: draft.label }
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

/** The body of a new entry: what has been entered, and required texts also when nothing has, so that they are asked for. */
export function newBody(
  contract: Contract,
  descriptions: readonly FieldDescription[],
  drafts: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const sent = descriptions.flatMap((description) => {
    const { kind, required } = contractField(contract, description.name)
    const draft = drafts[description.name] ?? (required && kind === 'text' ? '' : undefined)
    return draft === undefined ? [] : [[description.name, bodyOf(contract, description, draft)] as const]
  })
  return Object.fromEntries(sent)
}

/** Whether two drafts are the same value. */
export function isSameDraft(one: unknown, other: unknown): boolean {
  if (isChoice(one) && isChoice(other)) return one.value === other.value
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
