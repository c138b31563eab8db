import { Kbd, Menu } from '@mantine/core'
import { daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { IconArrowsExchange, IconCopy, IconCopyPlus, IconDownload } from '@tabler/icons-react'
import { useFirstDay } from '../../../lib/relative-days.ts'
import { useDialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { dateOf, type TripDay } from '../plan/days.ts'
import { usePlan } from '../plan/plan-context.tsx'
import { type Service, type ServiceOf, servicesOf } from '../plan/services.ts'
import { SwapHotelDialog } from './swap-hotel-dialog.tsx'
import { TakeServicesDialog } from './take-services-dialog.tsx'
import { useCopies } from './use-copies.ts'

/** Puts a service once more beside itself, or on each day until another (EASE-02). The days of concepts take none. */
export function DuplicateItems({ service }: { service: Service }) {
  const isConcept = useFirstDay() !== null
  const { days } = usePlan()
  const { copyServices } = useCopies()
  if (isConcept) return null
  const own = days.findIndex(({ id }) => id === service.dayId)
  const later = days.slice(own + 1)
  return (
    <>
      <Menu.Item
        leftSection={<IconCopy size={15} aria-hidden />}
        rightSection={<Kbd>D</Kbd>}
        onClick={() => void copyServices([{ service, dayId: service.dayId }])}
      >
        Duplizieren
      </Menu.Item>
      {later.length > 0 && (
        <Menu.Sub position="left-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconCopyPlus size={15} aria-hidden />}>An jedem Tag bis …</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {later.map((day, index) => (
              <Menu.Item
                key={day.id}
                onClick={() => void copyServices(later.slice(0, index + 1).map(({ id }) => ({ service, dayId: id })))}
              >
                Tag {own + index + 2} - {weekdayOf(dateOf(day))}, {germanDate(dateOf(day))}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      )}
    </>
  )
}

/** Another house for a stay; nobody is held for a concept (EASE-02). */
export function SwapHotelItem({ service }: { service: ServiceOf<'hotel'> }) {
  const isConcept = useFirstDay() !== null
  const openDialog = useDialogHost()
  if (isConcept) return null
  return (
    <Menu.Item
      leftSection={<IconArrowsExchange size={15} aria-hidden />}
      onClick={() => openDialog((close) => <SwapHotelDialog service={service} onClose={close} />)}
    >
      Hotel tauschen …
    </Menu.Item>
  )
}

/** Copies a day to another date of its trip, and takes services of another trip over into it (EASE-02). */
export function CopyDayItems({ day, number }: { day: TripDay; number: number }) {
  const { period, days } = usePlan()
  const { copyDay } = useCopies()
  const openDialog = useDialogHost()
  const byDate = new Map(days.map((other, index) => [dateOf(other), { other, number: index + 1 }]))
  const dates = daysOfPeriod(period.startAt, period.endAt).filter((date) => date !== dateOf(day))
  const words = (date: string) => {
    const taken = byDate.get(date)
    if (taken === undefined) return '(frei)'
    return servicesOf(taken.other).length === 0 ? `(Tag ${taken.number}, leer)` : `(zu Tag ${taken.number} dazu)`
  }
  return (
    <>
      {dates.length > 0 && (
        <Menu.Sub position="left-start">
          <Menu.Sub.Target>
            <Menu.Sub.Item leftSection={<IconCopy size={15} aria-hidden />}>Tag duplizieren nach …</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {dates.map((date) => (
              <Menu.Item key={date} onClick={() => void copyDay(day, date)}>
                {weekdayOf(date)}, {germanDate(date)} {words(date)}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      )}
      <Menu.Item
        leftSection={<IconDownload size={15} aria-hidden />}
        onClick={() => openDialog((close) => <TakeServicesDialog day={day} number={number} onClose={close} />)}
      >
        Leistungen aus anderer Reise …
      </Menu.Item>
    </>
  )
}
