/** How large a hotel may be: the bands of rooms by which one searches (001 §3). */
export const roomBands = {
  '<21': { label: 'bis 20', from: 0, to: 20 },
  '21-30': { label: '21 bis 30', from: 21, to: 30 },
  '31-40': { label: '31 bis 40', from: 31, to: 40 },
  '41-50': { label: '41 bis 50', from: 41, to: 50 },
  '>50': { label: 'über 50', from: 51, to: 1_000_000 },
} as const
export type RoomBand = keyof typeof roomBands

export function isRoomBand(key: string): key is RoomBand {
  return Object.hasOwn(roomBands, key)
}
