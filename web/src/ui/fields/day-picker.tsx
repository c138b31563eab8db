import '@mantine/dates/styles.css'
import 'dayjs/locale/de'
import { DatePicker, DatesProvider } from '@mantine/dates'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import classes from './day-picker.module.css'

const german = { locale: 'de', firstDayOfWeek: 1 } as const

type Props = {
  value: CalendarDate | null
  onChange: (day: CalendarDate | null) => void
  reference: CalendarDate
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
  /** The other end of a period; the days between are shown with it. */
  otherEnd: CalendarDate | null
}

/** A month to pick a day from. Loaded when it is first opened. */
export default function DayPicker({ value, onChange, reference, min, max, otherEnd }: Props) {
  return (
    <DatesProvider settings={german}>
      <DatePicker
        key={value?.slice(0, 7)}
        value={value}
        defaultDate={value ?? reference}
        minDate={min}
        maxDate={max}
        size="xs"
        highlightToday
        hideOutsideDates
        classNames={{ day: classes.day }}
        getDayProps={(day) => ({ 'data-between': isBetween(day, value, otherEnd) || undefined })}
        onChange={onChange}
        ariaLabels={{
          nextMonth: 'Nächster Monat',
          previousMonth: 'Voriger Monat',
          nextYear: 'Nächstes Jahr',
          previousYear: 'Voriges Jahr',
          nextDecade: 'Nächstes Jahrzehnt',
          previousDecade: 'Voriges Jahrzehnt',
        }}
      />
    </DatesProvider>
  )
}

function isBetween(day: CalendarDate, one: CalendarDate | null, other: CalendarDate | null): boolean {
  if (one === null || other === null) return false
  const [first, last] = one < other ? [one, other] : [other, one]
  return first <= day && day <= last
}
