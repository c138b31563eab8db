import type { Contract, Fields } from './shape.ts'

/** Groups that tell of other trips than the one a request is about: they need to see those, too (decision 019). */
export const groupsBeyondTrip: readonly string[] = ['provider_usage_read', 'offer_read']

const known = new WeakMap<Contract, ReadonlySet<string>>()

/** Every group a resource understands: those of its fields, of what they expand to, and those it merely knows. */
export function groupsOf(contract: Contract): ReadonlySet<string> {
  const found = known.get(contract)
  if (found !== undefined) return found
  // Deleted trips, and what lies below them, are read with this group only, whatever the resource (APP-11).
  const groups = new Set<string>(['soft_delete', ...contract.knownGroups])
  collect(contract.fields, groups)
  known.set(contract, groups)
  return groups
}

/** One text for the same groups in whatever order they were asked for, to keep by it what follows from them. */
export function groupsKey(asked: ReadonlySet<string>): string {
  return asked.size < 2 ? [...asked].join() : [...asked].sort().join()
}

function collect(fields: Fields, groups: Set<string>): void {
  for (const field of Object.values(fields)) {
    for (const group of field.groups ?? []) groups.add(group)
    for (const group of field.target?.groups ?? []) groups.add(group)
    if (field.fields !== undefined) collect(field.fields, groups)
    const inner = field.target?.contract
    if (inner !== undefined) for (const group of groupsOf(inner)) groups.add(group)
  }
}

/** Whether a field is part of an answer with these groups. */
export function isShown(groups: readonly string[] | null, asked: ReadonlySet<string>): boolean {
  return groups === null || groups.some((group) => asked.has(group))
}
