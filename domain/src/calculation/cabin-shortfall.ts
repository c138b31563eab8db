import { personsIn } from './group.ts'
import type { Count } from './line.ts'

/**
 * Told where a trip has fewer berths on its ferries than guests in its rooms, so that a group that grew is not charged for the
 * smaller one in silence (001 §2.2, money.md §2). Without any berth on the basis nobody has said yes, and the rows say so.
 */
export function berthsMissing({ basis, contingent, group }: Pick<Count, 'basis' | 'contingent' | 'group'>): string[] {
  const berths = group.from === 'rooms' ? personsIn(contingent.cabins, basis) : 0
  if (berths === 0 || berths >= group.pax) return []
  return [`Die Kabinen der Reise reichen für ${berths} von ${group.pax} Pax.`]
}
