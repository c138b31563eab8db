import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { momentOf, wireFrom } from '../../../lib/moments.ts'
import { useSpanWords } from '../../../lib/relative-days.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TimeField } from '../../../ui/fields/time-field.tsx'
import { CellEdit } from '../../../ui/inline/cell-edit.tsx'
import { notice } from '../../../ui/notices/notice.tsx'
import { departureMoved, refusedTimes } from '../plan/departure-moved.ts'
import { timeOf } from '../plan/service-words.ts'
import type { Service } from '../plan/services.ts'
import { useServiceSave } from '../plan/use-service-save.ts'

type Props = { service: Service; title: string }

/** The clock time of a service in the day list: check-in of a hotel, departure or beginning of all else. */
export function ClockCell({ service, title }: Props) {
  const { save, stateOf } = useServiceSave(service)
  const { name, patchOf, time } = clockOf(service)
  const shown = timeOf(service)
  const label = `Uhrzeit der Leistung ${title}`
  return (
    <CellEdit<string | null>
      label={label}
      told={shown}
      value={time}
      state={stateOf(name)}
      display={shown}
      align="right"
      onSave={(typed) => {
        const patch = patchOf(typed)
        const moved = departureMoved(service, patch)
        const tell = (text: string) => notice.good('Zeit geändert', text, async () => moved && save(moved.back))
        save(patch, () => moved && tell(moved.text))
      }}
      refusalOf={(typed) => refusedTimes(service, patchOf(typed))}
    >
      {(draft, setDraft, error) => (
        <TimeField
          aria-label={label}
          value={draft}
          onChange={setDraft}
          error={error}
          w={56}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </CellEdit>
  )
}

/** The field that holds the clock time, and what a typed one changes; its day stays. */
function clockOf(service: Service) {
  const { startAt, checkInAt } = service.item
  if (service.kind === 'hotel') {
    const date = momentOf(checkInAt ?? startAt).date
    const time = momentOf(checkInAt).time
    return { name: 'checkInAt', time, patchOf: (typed: string | null) => ({ checkInAt: momentAt(date, typed) }) }
  }
  if (service.kind === 'route' || service.kind === 'free') {
    return { name: 'timeOfDay', time: service.item.timeOfDay, patchOf: (timeOfDay: string | null) => ({ timeOfDay }) }
  }
  const { date, time } = momentOf(startAt)
  return { name: 'startAt', time, patchOf: (typed: string | null) => ({ startAt: wireFrom({ date, time: typed }) }) }
}

const momentAt = (date: string | null, time: string | null) => (time === null ? null : wireFrom({ date, time }))

/** When a service is; the end of a stay or a passage is moved where it stands. */
export function SpanCell({ service, title }: Props) {
  const spanOf = useSpanWords()
  const { save, stateOf } = useServiceSave(service)
  const { nature } = serviceKinds[service.kind]
  const [start, end] = [momentOf(service.item.startAt), momentOf(service.item.endAt)]
  if ((nature !== 'stay' && nature !== 'passage') || end.date === null) return spanOf(service.item)
  const label = nature === 'stay' ? `Abreise der Leistung ${title}` : `Ankunft der Leistung ${title}`
  return (
    <CellEdit<CalendarDate | null>
      label={label}
      told={spanOf(service.item)}
      value={end.date}
      state={stateOf('endAt')}
      display={spanOf(service.item)}
      onSave={(date) => {
        if (date !== null) save({ endAt: wireFrom({ ...end, date }) })
      }}
      refusalOf={(date) => (date === null ? null : refusedTimes(service, { endAt: wireFrom({ ...end, date }) }))}
    >
      {(draft, setDraft, error) => (
        <DateField
          aria-label={label}
          value={draft}
          min={start.date ?? undefined}
          otherEnd={start.date}
          onChange={setDraft}
          error={error}
          w={108}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </CellEdit>
  )
}
