import { Menu } from '@mantine/core'
import { daysOfPeriod, germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { dayContract } from '@reisewerk/domain/itinerary/day.contract.ts'
import { requestedKinds, type ServiceKind, serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import {
  IconBookmark,
  IconCalendarEvent,
  IconDotsVertical,
  IconMap2,
  IconPencil,
  IconPhoto,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react'
import { type ReactNode, useContext } from 'react'
import { remove } from '../../../lib/api.ts'
import { counted } from '../../../lib/format.ts'
import { DayPhotosWindow } from '../../../photos/day-photos-window.tsx'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { useDialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { kindIcons } from '../../../ui/marks/kind-icon.tsx'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { SaveDayConceptDialog } from '../concepts/save-day-concept-dialog.tsx'
import { CopyDayItems } from '../many/copy-items.tsx'
import { ShowMapContext } from '../map/shown-map.ts'
import { useMoveDay } from '../moving/use-move-day.ts'
import { confirmedPartners } from '../plan/confirmed-partners.ts'
import { dateOf, type TripDay } from '../plan/days.ts'
import { useDesk, usePlan } from '../plan/plan-context.tsx'
import { countRequests, requestsOf, servicesOf } from '../plan/services.ts'
import { isOfDay } from '../plan/use-edited.ts'
import { useAddService } from '../plan/use-service-actions.ts'

type Props = { day: TripDay; number: number }

export function AddServiceMenu({ day, number }: Props) {
  return (
    <MenuButton
      position="bottom-end"
      button={<IconButton size={24} icon={IconPlus} label={`Tag ${number}: Leistung hinzufügen`} />}
    >
      <Menu.Label>Mit Leistungsträger</Menu.Label>
      <WithProviderItems day={day} />
      <Menu.Divider />
      <WordsItems day={day} />
      <Menu.Divider />
      <Menu.Label>Ohne Leistungsträger</Menu.Label>
      <WithoutProviderItems day={day} />
    </MenuButton>
  )
}

/** What can be done with a day (001 §2.1). */
export function DayMenu({ day, number }: Props) {
  const { edit } = useDesk()
  const removeDay = useRemoveDay()
  const showMap = useContext(ShowMapContext)
  const openDialog = useDialogHost()
  return (
    <MenuButton
      position="bottom-end"
      width={344}
      button={<IconButton size={24} icon={IconDotsVertical} label={`Tag ${number}: Aktionen`} />}
    >
      <AddMenu label="Leistung mit Leistungsträger hinzufügen">
        <WithProviderItems day={day} />
      </AddMenu>
      <WordsItems day={day} />
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconPencil size={15} aria-hidden />}
        onClick={() => edit({ what: 'day', dayId: day.id })}
      >
        Tag bearbeiten
      </Menu.Item>
      <MoveMenu day={day} />
      <CopyDayItems day={day} number={number} />
      <Menu.Item
        leftSection={<IconBookmark size={15} aria-hidden />}
        onClick={() => openDialog((close) => <SaveDayConceptDialog day={day} number={number} onClose={close} />)}
      >
        Als Tageskonzept speichern
      </Menu.Item>
      <Menu.Item
        leftSection={<IconPhoto size={15} aria-hidden />}
        onClick={() =>
          openDialog((close) => <DayPhotosWindow day={day.id} title={`Fotos von Tag ${number}`} onClose={close} />)
        }
      >
        Fotos des Tages
      </Menu.Item>
      <Menu.Item leftSection={<IconMap2 size={15} aria-hidden />} onClick={() => showMap(day.id)}>
        Karte des Tages
      </Menu.Item>
      <AddMenu label="Leistung ohne Leistungsträger hinzufügen">
        <WithoutProviderItems day={day} />
      </AddMenu>
      <Menu.Divider />
      <Menu.Item
        color="red"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => void removeDay(day, number)}
      >
        Tag löschen
      </Menu.Item>
    </MenuButton>
  )
}

function AddMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Sub position="left-start">
      <Menu.Sub.Target>
        <Menu.Sub.Item leftSection={<IconPlus size={15} aria-hidden />}>{label}</Menu.Sub.Item>
      </Menu.Sub.Target>
      <Menu.Sub.Dropdown>{children}</Menu.Sub.Dropdown>
    </Menu.Sub>
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
  const { change, deleting } = useDesk()
  return async (day: TripDay, number: number) => {
    const services = servicesOf(day).length
    const held = `${counted(services, ['Leistung', 'Leistungen'])} und ${counted(countRequests(day), ['Anfrage', 'Anfragen'])}`
    const isMeant = await confirm({
      title: `Tag ${number} löschen?`,
      text:
        services === 0
          ? `Der ${germanDate(dateOf(day))} hat noch keine Leistungen.`
          : `Mit dem Tag werden ${held} gelöscht. ${confirmedPartners(servicesOf(day).flatMap(requestsOf))}`.trimEnd(),
      action: 'Löschen',
      tone: 'bad',
    })
    if (!isMeant) return
    deleting((edited) => isOfDay(edited, day))
    const name = day.name || String(number)
    await change({
      show: (days) => days.filter(({ id }) => id !== day.id),
      send: () => remove(dayContract, day.id),
      done: `Der Tag ${name} has been deleted!`,
      failed: `Der Tag ${name} konnte nicht gelöscht werden! Server Error!`,
    })
  }
}

type OfDay = { day: TripDay }

function WithProviderItems({ day }: OfDay) {
  return requestedKinds.map((kind) => (
    <AddItem key={kind} day={day} kind={kind} withRequest label={`${serviceKinds[kind].label} mit Anfrage`} />
  ))
}

function WithoutProviderItems({ day }: OfDay) {
  return requestedKinds.map((kind) => (
    <AddItem key={kind} day={day} kind={kind} label={`${serviceKinds[kind].label} hinzufügen`} />
  ))
}

function WordsItems({ day }: OfDay) {
  return (
    <>
      <AddItem day={day} kind="route" label="Routenstichpunkt hinzufügen" />
      <AddItem day={day} kind="free" label="Freitext hinzufügen" />
    </>
  )
}

type ItemProps = OfDay & { kind: ServiceKind; label: string; withRequest?: boolean }

function AddItem({ day, kind, label, withRequest = false }: ItemProps) {
  const addService = useAddService()
  const Glyph = kindIcons[kind]
  return (
    <Menu.Item
      leftSection={<Glyph size={15} style={{ color: `var(--rw-${kind}-ink)` }} aria-hidden />}
      onClick={() => void addService(day, kind, withRequest)}
    >
      {label}
    </Menu.Item>
  )
}
