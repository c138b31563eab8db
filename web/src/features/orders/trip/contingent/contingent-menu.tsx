import { Menu, Popover } from '@mantine/core'
import { IconBed, IconChartLine, IconDotsVertical, IconShip } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useReturnFocus } from '../../../../ui/focus/return-focus.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { late } from '../../../../ui/late.tsx'
import type { Trip } from '../api.ts'
import classes from './contingent-menu.module.css'

const StandDevelopment = late(() => import('./stand-development.tsx'))
const ContingentForm = late(() => import('./contingent-form.tsx'))

type Props = { trip: Pick<Trip, 'id' | 'organisationFilter'>; hotelId: number; ferryId: number }
type Open = 'stands' | 'hotel' | 'ferry' | null

/** What the panel's menu opens: the booking stand over time, and the whole contingents to edit (000 §2.3). */
export function ContingentMenu({ trip, hotelId, ferryId }: Props) {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Popover
        opened={open === 'stands'}
        onChange={(isOpen) => isOpen || close()}
        position="bottom-end"
        width={320}
        trapFocus
        withinPortal
        withRoles={false}
      >
        <Popover.Target>
          <span>
            <Menu position="bottom-end">
              <Menu.Target>
                <IconButton icon={IconDotsVertical} label="Menü Kontingent" />
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item leftSection={<IconChartLine size={15} stroke={1.7} />} onClick={() => setOpen('stands')}>
                  Entwicklung des Buchungsstands anzeigen
                </Menu.Item>
                <Menu.Item leftSection={<IconBed size={15} stroke={1.7} />} onClick={() => setOpen('hotel')}>
                  Hotelkontingent bearbeiten
                </Menu.Item>
                <Menu.Item leftSection={<IconShip size={15} stroke={1.7} />} onClick={() => setOpen('ferry')}>
                  Fährkontingent bearbeiten
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </span>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label="Entwicklung des Buchungsstands">
          <StandArea orderId={trip.id} />
        </Popover.Dropdown>
      </Popover>
      {(open === 'hotel' || open === 'ferry') && (
        <Suspense>
          <ContingentForm
            key={open}
            kind={open}
            id={open === 'hotel' ? hotelId : ferryId}
            orderId={trip.id}
            organisation={trip.organisationFilter}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}

/** Whoever closes it goes on at the menu. */
function StandArea({ orderId }: { orderId: number }) {
  useReturnFocus()
  return (
    // The keys work here: Escape closes it, the arrows scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard
    <div tabIndex={0} data-autofocus className={classes.area}>
      <Suspense fallback="Bitte warten...">
        <StandDevelopment orderId={orderId} />
      </Suspense>
    </div>
  )
}
