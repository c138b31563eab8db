import { clockIn } from '@reisewerk/domain/itinerary/clock-time.ts'
import { checkInFollowing } from '@reisewerk/domain/itinerary/service-times.ts'
import { localTimeOfWire } from '@reisewerk/domain/wire.ts'
import type { Service, ServicePatch } from './services.ts'

/**
 * What another start means for the check-in, which goes along with it (TRUE-08, decision 114).
 * @returns what is told of it, and what takes both back; null where its clock time stays
 */
export function checkInMoved(
  { item }: Pick<Service, 'item'>,
  { startAt }: ServicePatch,
): { text: string; back: ServicePatch } | null {
  if (startAt == null || item.startAt === null || item.checkInAt === null) return null
  const was = { startAt: localTimeOfWire(item.startAt), checkInAt: localTimeOfWire(item.checkInAt) }
  const now = checkInFollowing(was, localTimeOfWire(startAt))
  if (clockIn(now) === clockIn(was.checkInAt)) return null
  const text = `Check-in jetzt um ${clockIn(now)} Uhr, so lange vorher wie bisher (${clockIn(was.checkInAt)} Uhr).`
  return { text, back: { startAt: item.startAt, checkInAt: item.checkInAt } }
}
