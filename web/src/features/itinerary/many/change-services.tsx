import { Button, Menu } from '@mantine/core'
import { clientOfferStatusKeys } from '@reisewerk/domain/accounts/options.ts'
import { germanDate, weekdayOf } from '@reisewerk/domain/calendar-date.ts'
import { IconArrowMoveDown, IconRotateClockwise, IconTrash } from '@tabler/icons-react'
import { useOptions } from '../../../lib/options.ts'
import { BulkAction } from '../../../ui/lists/bulk-bar.tsx'
import { dateOf, type TripDay } from '../plan/days.ts'
import type { Service } from '../plan/services.ts'
import { useManyServices } from './use-many-services.ts'

type Props = { orderId: number; services: readonly Service[]; days: readonly TripDay[] }

/** Moves the selected services to another day, changes how they are offered, or deletes them (EASE-02). */
export function ChangeServices({ orderId, services, days }: Props) {
  const many = useManyServices(orderId)
  const offers = useOptions('client_offer')
  return (
    <BulkAction label="Leistungen ändern">
      <Menu position="top-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconArrowMoveDown size={15} aria-hidden />}>
            Verschieben nach …
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
          {days.map((day, index) => (
            <Menu.Item key={day.id} onClick={() => void many.moveTo(services, day)}>
              Tag {index + 1} - {weekdayOf(dateOf(day))}, {germanDate(dateOf(day))}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Menu position="top-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconRotateClockwise size={15} aria-hidden />}>
            Abrechnung …
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {clientOfferStatusKeys.map((status) => (
            <Menu.Item key={status} onClick={() => void many.offer(services, status)}>
              {offers.of(status).label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        color="red"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => void many.remove(services)}
      >
        Löschen
      </Button>
    </BulkAction>
  )
}
