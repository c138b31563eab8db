import { type ListWords, listWordsIn, type StaffType } from './documents/list-words.ts'
import type { ExtraType } from './extra-types.ts'

const staffOf: Partial<Record<ExtraType, StaffType>> = {
  ...{ driver: 'driver', driver_french: 'driver', guide: 'guide', guide_french: 'guide' },
}

/** Who is on a list in words: '37 Gäste, 1 Fahrer'; who has cancelled is not (002 §4). @param words of the language it is told in */
export function guestTotal(
  rooms: readonly { readonly extraType: ExtraType | null; readonly guests: number }[],
  words: Pick<ListWords, 'guests' | 'staff'> = listWordsIn.de_DE,
): string {
  const counts = { driver: 0, guide: 0, guests: 0 }
  for (const { extraType, guests } of rooms) {
    if (extraType !== 'cancelled') counts[(extraType && staffOf[extraType]) ?? 'guests'] += guests
  }
  const staff = (['driver', 'guide'] as const).filter((type) => counts[type] > 0)
  return [words.guests(counts.guests), ...staff.map((type) => words.staff(counts[type], type))].join(', ')
}
