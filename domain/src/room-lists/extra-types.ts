/**
 * Why a room is special (002 §3). Rooms that are full, asked for or cancelled are not counted against the contingent
 * (002 §4); drivers and guides are told by the notes of who sleeps there (002 §5).
 */
export const extraTypes = {
  full: { label: 'belegt', counts: false },
  requested: { label: 'angefragt', counts: false },
  cancelled: { label: 'storniert', counts: false },
  driver: { label: 'Fahrer', counts: true, note: 'Fahrer' },
  driver_french: { label: 'Fahrer (französisch)', counts: true, note: 'Fahrer (französisch)' },
  guide: { label: 'Reiseleitung', counts: true, note: 'Reiseleitung' },
  guide_french: { label: 'Reiseleitung (französisch)', counts: true, note: 'Reiseleitung (französisch)' },
  fake: { label: 'Platzhalter', counts: true },
} as const satisfies Record<string, { label: string; counts: boolean; note?: string }>
export type ExtraType = keyof typeof extraTypes

/** What a room's extra type says in the notes of its guests; null where it says nothing. */
export function noteOf(extraType: ExtraType | null): string | null {
  if (extraType === null) return null
  const type = extraTypes[extraType]
  return 'note' in type ? type.note : null
}

/**
 * The notes of a guest whose room becomes special, or is so no more: a driver's or guide's label is appended once, and goes
 * with what made it stand there (002 §5).
 * @param before the extra type of the room the notes were written in, null for none
 */
export function labelledNotes(notes: string, before: ExtraType | null, after: ExtraType | null): string {
  const [old, label] = [noteOf(before), noteOf(after)]
  const parts = notes.split(', ').filter((part) => part !== '')
  const kept = old === null ? parts : parts.filter((part) => part !== old)
  return (label === null || kept.includes(label) ? kept : [...kept, label]).join(', ')
}
