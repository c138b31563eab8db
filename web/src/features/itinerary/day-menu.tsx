import { Menu } from '@mantine/core'
import { daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import type { ServiceKind } from '@reisewerk/domain/itinerary/sort-helper.ts'
import { IconBookmark, IconCalendarEvent, IconDotsVertical, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { remove } from '../../lib/api.ts'
import { counted } from '../../lib/format.ts'
import { confirm } from '../../ui/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { serviceKinds } from '../../ui/service-kind.ts'
import type { TripDay } from './api.ts'
import { dateOf } from './dates.ts'
import { usePlan } from './plan-context.tsx'
import { SaveDayConceptDialog } from './save-day-concept-dialog.tsx'
import { countRequests, looks, servicesOf } from './services.ts'
import { useMoveDay } from './use-move-day.ts'
import { useAddService } from './use-service-actions.ts'

type Props = { day: TripDay; number: number }

const kinds: readonly ServiceKind[] = ['hotel', 'ferry', 'free']

export function AddServiceMenu({ day, number }: Props) {
  const addService = useAddService()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton size={24} icon={IconPlus} label={`Tag ${number}: Leistung hinzufügen`} />
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => {
          const { icon: Glyph, label } = serviceKinds[looks[kind]]
          return (
            <Menu.Item
              key={kind}
              leftSection={<Glyph size={15} style={{ color: `var(--rw-${looks[kind]}-ink)` }} aria-hidden />}
              onClick={() => void addService(day, kind)}
            >
              {label} hinzufügen
            </Menu.Item>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}

/** What can be done with a day (001 §2.1). */
export function DayMenu({ day, number }: Props) {
  const { edit } = usePlan()
  const removeDay = useRemoveDay()
  const [savesConcept, setSavesConcept] = useState(false)
  return (
    <>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <IconButton size={24} icon={IconDotsVertical} label={`Tag ${number}: Aktionen`} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => edit({ what: 'day', dayId: day.id })}
          >
            Tag bearbeiten
          </Menu.Item>
          <MoveMenu day={day} />
          <Menu.Item leftSection={<IconBookmark size={15} aria-hidden />} onClick={() => setSavesConcept(true)}>
            Als Tageskonzept speichern
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => void removeDay(day, number)}
          >
            Tag löschen
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {savesConcept && <SaveDayConceptDialog day={day} number={number} onClose={() => setSavesConcept(false)} />}
    </>
  )
}

/** Every other date of the trip; the day on a taken one gives way. */
function MoveMenu({ day }: { day: TripDay }) {
  const { period, days } = usePlan()
  const moveDay = useMoveDay()
  const numbers = new Map(days.map((other, index) => [dateOf(other), index + 1]))
  const dates = daysOfPeriod(period.startAt, period.endAt).filter((date) => date !== dateOf(day))
  return (
    <Menu.Sub position="left-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconCalendarEvent size={15} aria-hidden />}>Verschieben nach …</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {dates.map((date) => (
          <Menu.Item key={date} onClick={() => void moveDay(day, date)}>
            {weekdayOf(date)}, {germanDate(date)}
            {numbers.has(date) ? ` (Tag ${numbers.get(date)})` : ' (frei)'}
          </Menu.Item>
        ))}
      </Menu.Sub.Dropdown>
    </Menu.Sub>
  )
}

function useRemoveDay() {
  const { change } = usePlan()
  return async (day: TripDay, number: number) => {
    const services = servicesOf(day).length
    const held = `${counted(services, ['Leistung', 'Leistungen'])} und ${counted(countRequests(day), ['Anfrage', 'Anfragen'])}`
    const isMeant = await confirm({
      title: `Tag ${number} löschen?`,
      text:
        services === 0
          ? `Der ${germanDate(dateOf(day))} hat noch keine Leistungen.`
          : `Mit dem Tag werden ${held} gelöscht.`,
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    await change({
      show: (days) => days.filter(({ id }) => id !== day.id),
      send: () => remove(dayContract, day.id),
      done: `Der Tag *${day.name}* has been deleted!`,
      failed: `Der Tag *${day.name}* konnte nicht gelöscht werden! Server Error!`,
    })
  }
}
