import '@mantine/dates/styles.css'
import 'dayjs/locale/de'
import { DatePicker, DatesProvider } from '@mantine/dates'
import type { CalendarDate } from '@reisewerk/domain/calendar-date.ts'
import classes from './day-picker.module.css'

const german = { locale: 'de', firstDayOfWeek: 1 } as const

type Props = {
  value: CalendarDate | null
  onChange: (day: CalendarDate | null) => void
  /** Where the calendar opens when there is no value. */
  reference: CalendarDate
  min?: CalendarDate | undefined
  max?: CalendarDate | undefined
}

/** A month to pick a day from. Loaded when it is first opened. */
export default function DayPicker({ value, onChange, reference, min, max }: Props) {
  return (
    <DatesProvider settings={german}>
      <DatePicker
        // Another month when another one has been typed.
        key={value?.slice(0, 7)}
        value={value}
        defaultDate={value ?? reference}
        minDate={min}
        maxDate={max}
        size="xs"
        highlightToday
        hideOutsideDates
        classNames={{ day: classes.day }}
        onChange={onChange}
        // The button of a month or year is called what it shows.
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
