import type { RoomType } from '@reisewerk/domain/partners/allotments.ts'

/** Rooms hotels keep free for the agency in the summers of this year and the next (REQ-10). */
export const demoAllotments: readonly {
  readonly provider: string
  readonly from: string
  readonly to: string
  readonly releaseDays: number
  readonly rooms: Partial<Record<RoomType, number>>
}[] = [
  { provider: 'Hotell Bryggekanten', from: '05-01', to: '09-15', releaseDays: 42, rooms: { double: 60, single: 12 } },
  { provider: 'Loenvatn Fjordhotell', from: '05-15', to: '08-31', releaseDays: 35, rooms: { double: 45, single: 8 } },
  { provider: 'Geilofjell Høyfjellshotell', from: '06-01', to: '09-30', releaseDays: 28, rooms: { double: 40 } },
]
