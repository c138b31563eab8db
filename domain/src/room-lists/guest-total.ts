import type { CountedRoom } from './contingent-check.ts'
import { listWordsIn } from './documents/list-words.ts'

/** Who is on a list in words, as its paper says it: '37 Gäste, 1 Fahrer'; who has cancelled is not. */
export function guestTotal(rooms: readonly CountedRoom[]): string {
  const words = listWordsIn.de_DE
  const staff = new Map<string, number>()
  let guests = 0
  for (const { extraType, passengers } of rooms) {
    if (extraType === 'cancelled') continue
    if (extraType === null || !/^(driver|guide)/.test(extraType)) guests += passengers.length
    else staff.set(words.extra[extraType], (staff.get(words.extra[extraType]) ?? 0) + passengers.length)
  }
  const told = [...staff].filter(([, count]) => count > 0).map(([word, count]) => `${count}\u00a0${word}`)
  return [words.guests(guests), ...told].join(', ')
}
