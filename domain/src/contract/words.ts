import type { Contract, Field, Fields } from './shape.ts'

/**
 * What people call the fields of a contract, and how much each takes. Whoever shows a field asks here and keeps no word of
 * its own: `labelOf(orderContract, 'trip.name')` is 'Reisename', `maxOf(orderContract, 'trip.name')` is 160,
 * `unitOf(dayContract, 'distance')` is 'km', `choicesOf(hotelRequestContract, 'board')` what a select offers. Fields inside an object are named with dots; those of children by the contract of
 * the child.
 */

/** 'groupName', 'trip', 'trip.name' … of a contract. */
export type FieldPath<C extends Contract> = PathIn<C['fields']>
type PathIn<F extends Fields> = {
  [K in keyof F & string]: F[K] extends { readonly nested: infer N extends Fields } ? K | `${K}.${PathIn<N>}` : K
}[keyof F & string]

/** @throws TypeError where the contract has no such field */
function fieldAt<C extends Contract>(contract: C, path: FieldPath<C>): Field {
  const field = knownField(contract, path)
  if (field === null) throw new TypeError(`${contract.name} has no field '${path}'`)
  return field
}

/** The field's word: 'Gleis Abfahrt'. @throws TypeError for a field that nobody meets */
export function labelOf<C extends Contract>(contract: C, path: FieldPath<C>): string {
  const { label } = fieldAt(contract, path).words
  if (label === undefined) throw new TypeError(`${contract.name}.${path} has no word`)
  return label
}

/** The words of one contract, for whoever shows many of its fields: `const word = wordsOf(dayContract)`, `word('distance')`. */
export function wordsOf<C extends Contract>(contract: C): (path: FieldPath<C>) => string {
  return (path) => labelOf(contract, path)
}

/** The word of a field whose path comes from elsewhere, as that of a refusal does. @returns null where it has none */
export function labelAt(contract: Contract, path: string): string | null {
  return knownField(contract, path)?.words.label ?? null
}

/** 'km', 'min'; null of a field without a unit. */
export function unitOf<C extends Contract>(contract: C, path: FieldPath<C>): string | null {
  return fieldAt(contract, path).words.unit ?? null
}

/** The word as it stands above an input, with what one should know to fill it in: 'Für Anfragen, leer für alle'. */
export function captionOf<C extends Contract>(contract: C, path: FieldPath<C>): string {
  const { hint } = fieldAt(contract, path).words
  return hint === undefined ? labelOf(contract, path) : `${labelOf(contract, path)}, ${hint}`
}

/** How many characters a text takes, or the largest number; undefined where nothing limits it. */
export function maxOf<C extends Contract>(contract: C, path: FieldPath<C>): number | undefined {
  return fieldAt(contract, path).bounds.max
}

/** What one chooses from, as selects take it; nothing for a field that is no choice. */
export function choicesOf<C extends Contract>(contract: C, path: FieldPath<C>): { value: string; label: string }[] {
  return Object.entries(fieldAt(contract, path).choices ?? {}).map(([value, { label }]) => ({ value, label }))
}

/** Whether a field tells what a service costs the agency. */
export function isPurchaseAt(contract: Contract, path: string): boolean {
  return knownField(contract, path)?.isPurchase === true
}

/** Whether a field tells of a person what only who may see it is shown. */
export function isPersonalAt<C extends Contract>(contract: C, path: FieldPath<C>): boolean {
  return fieldAt(contract, path).isPersonal
}

function knownField(contract: Contract, path: string): Field | null {
  let fields: Fields = contract.fields
  let found: Field | null = null
  for (const name of path.split('.')) {
    found = Object.hasOwn(fields, name) ? (fields[name] ?? null) : null
    fields = found?.fields ?? {}
  }
  return found
}
