import type { DemoDay } from './trip-model.ts'

/** Minutes from midnight. */
type Hours = { readonly from: number; readonly to: number }

/** A line of the programme that does not say how long it takes. */
const usualMinutes = 120
const spokenHours: Readonly<Record<string, number>> = { eine: 1, anderthalb: 1.5, zwei: 2, zweieinhalb: 2.5, drei: 3 }
/** Farther a day goes away from its bed, and the way back and forth takes its time. */
const excursionKilometres = 60

/** Whether the programme of a day leaves these hours to what is offered beside it. @param from 'HH:mm' @param to 'HH:mm' */
export function isFree(day: DemoDay, from: string, to: string): boolean {
  const pause = (day.distance ?? 0) > excursionKilometres ? 90 : 30
  return takenHours(day).every((taken) => taken.to + pause <= minutesOf(from) || minutesOf(to) + pause <= taken.from)
}

/** Whether a line of its programme is about that. */
export function tellsOf({ services }: DemoDay, words: RegExp): boolean {
  return services.some((service) => 'text' in service && words.test(service.text))
}

function takenHours({ services }: DemoDay): Hours[] {
  return services.flatMap((service) => {
    if (!('text' in service) || service.time === null) return []
    const from = minutesOf(service.time)
    return [{ from, to: from + minutesTold(service.text) }]
  })
}

/** 'Stadtführung, drei Stunden', 'Schifffahrt, 60 Minuten' */
function minutesTold(text: string): number {
  const minutes = /(\d+) Minuten/.exec(text)?.[1]
  if (minutes !== undefined) return Number(minutes)
  const hours = spokenHours[/(\p{L}+) Stunden?/u.exec(text)?.[1] ?? '']
  return hours === undefined ? usualMinutes : hours * 60
}

export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
}
