/** How large a hotel may be: the bands of rooms by which one searches (001 §3). */
export const roomBands = {
  '<21': { label: 'bis 20', from: 0, to: 20 },
  '21-30': { label: '21 bis 30', from: 21, to: 30 },
  '31-40': { label: '31 bis 40', from: 31, to: 40 },
  '41-50': { label: '41 bis 50', from: 41, to: 50 },
  '>50': { label: 'über 50', from: 51, to: 1_000_000 },
} as const
export type RoomBand = keyof typeof roomBands

/**
 * The numbers of rooms a search asks for.
 * @param asked a band, '21-30', or one number, '25'
 * @returns null for what is neither
 */
export function roomsAsked(asked: string): { from: number; to: number } | null {
  if (/^\d{1,4}$/.test(asked)) return { from: Number(asked), to: Number(asked) }
  return Object.entries(roomBands).find(([key]) => key === asked)?.[1] ?? null
}
