import type { Contract, Fields } from './shape.ts'

/** Groups that tell of other trips than the one a request is about: they need to see those, too (decision 019). */
export const groupsBeyondTrip: readonly string[] = ['provider_usage_read', 'offer_read']

/**
 * Groups the documents name (000 §7, 001 §7, 002 §7), and those that stand beside them: wherever one is asked for that a resource
 * has nothing for, it adds nothing (APP-19 'every group').
 */
export const documentedGroups: ReadonlySet<string> = new Set([
  ...['bank_account_write', 'cabin_type', 'client_read', 'contact_read', 'document_read', 'import_write', 'info_read'],
  ...['order_complexity', 'order_contact_read', 'order_list_read', 'provider_contacts', 'room_type', 'soft_delete'],
  ...['trip_dashboard_read', 'voucher_read'],
])

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
