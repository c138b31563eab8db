import type { Contract } from './contract.ts'
import type { Fields } from './field.ts'

/** Every group a resource understands: those of its fields, of what they expand to, and those it merely knows. */
export function groupsOf(contract: Contract): ReadonlySet<string> {
  const groups = new Set<string>(contract.knownGroups)
  collect(contract.fields, groups)
  return groups
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
