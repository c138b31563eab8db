import { personsIn } from './group.ts'
import type { Count } from './line.ts'

/**
 * Told where a trip has fewer berths on its ferries than guests in its rooms, so that a group that grew is not charged for the
 * smaller one in silence (001 §2.2, money.md §2). Until a berth is held, those asked for are what the group will sleep in.
 */
export function berthsMissing({ basis, contingent, group }: Pick<Count, 'basis' | 'contingent' | 'group'>): string[] {
  if (group.from !== 'rooms') return []
  const berths = personsIn(contingent.cabins, basis) || personsIn(contingent.cabins, 'Asked')
  if (berths === 0 || berths >= group.pax) return []
  return [`Die Kabinen der Reise reichen für ${berths} von ${group.pax} Pax.`]
}
