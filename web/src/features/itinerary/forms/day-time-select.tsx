import { Select } from '@mantine/core'
import { minutesAfter } from '@reisewerk/domain/itinerary/clock-time.ts'
import { localTimeFrom, type MomentsDraft, momentFrom } from '../../../lib/moments.ts'

/** When a service of a type takes place during the day (001 §3). */
export type DayTime = {
  startTimeOfDay: string | null
  endTimeOfDay: string | null
  checkInTimeOfDay: string | null
}

type Props = { times: readonly DayTime[]; onChoose: (time: DayTime) => void }

/** The times of day at which the type is offered; choosing one fills in beginning, end and check-in (001 §4). */
export function DayTimeSelect({ times, onChoose }: Props) {
  return (
    <Select
      label="Zeiten der Leistungsart"
      placeholder="Übernehmen …"
      data={times.map((time, index) => ({ value: String(index), label: wordsOf(time) }))}
      value={null}
      onChange={(index) => {
        const time = times[Number(index)]
        if (index !== null && time !== undefined) onChoose(time)
      }}
    />
  )
}

/** '10:00–12:00 Uhr, Check-in 09:45' */
export function wordsOf({ startTimeOfDay, endTimeOfDay, checkInTimeOfDay }: DayTime): string {
  const clock = [startTimeOfDay, endTimeOfDay].filter((time) => time !== null).join('–')
  const checkIn = checkInTimeOfDay === null ? '' : `Check-in ${checkInTimeOfDay}`
  return [clock === '' ? '' : `${clock} Uhr`, checkIn].filter(Boolean).join(', ') || 'ohne Uhrzeit'
}

/** A draft at a time of day; where the time names no end, the type's duration gives it. @param duration minutes */
export function withDayTime(draft: MomentsDraft, time: DayTime, duration: number | null): MomentsDraft {
  const start = { ...draft.start, time: time.startTimeOfDay }
  const startAt = time.startTimeOfDay === null ? null : localTimeFrom(start)
  const byDuration = duration !== null && startAt !== null && time.endTimeOfDay === null
  const end = byDuration
    ? momentFrom(minutesAfter(startAt, duration))
    : { date: start.date, time: time.endTimeOfDay ?? draft.end.time }
  return { start, end, checkIn: time.checkInTimeOfDay ?? draft.checkIn }
}
