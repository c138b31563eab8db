import { Menu } from '@mantine/core'
import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { IconCopy, IconDotsVertical, IconEye, IconEyeOff, IconGauge, IconTags } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { useSession } from '../../../../lib/session.ts'
import { paths } from '../../../../paths.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { late } from '../../../../ui/late.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { Trip } from '../api.ts'

const EstimateDialog = late(() => import('../estimate/estimate-dialog.tsx'))
const OriginDialog = late(() => import('./origin-dialog.tsx'))

export function TripMenu({ trip, more }: { trip: Trip; more?: ReactNode }) {
  const { save } = useSave(orderContract, trip.id)
  const { user } = useSession()
  const router = useRouter()
  const [open, setOpen] = useState<'estimate' | 'origin' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <IconButton icon={IconDotsVertical} label="Weitere Aktionen" />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCopy size={15} />}
            component="a"
            href={`/orders/add/?copy=${trip.id}`}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              void router.navigate(paths.newOrder(trip.id))
            }}
          >
            Reise kopieren
          </Menu.Item>
          <Menu.Item leftSection={<IconGauge size={15} />} onClick={() => setOpen('estimate')}>
            Komplexität und Rentabilität bearbeiten
          </Menu.Item>
          <Menu.Item leftSection={<IconTags size={15} />} onClick={() => setOpen('origin')}>
            Herkunft und Tags bearbeiten
          </Menu.Item>
          {more}
          {user.isAdmin && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={trip.isAdminOnly ? <IconEye size={15} /> : <IconEyeOff size={15} />}
                onClick={() =>
                  save(
                    { isAdminOnly: !trip.isAdminOnly },
                    { onFailed: (error) => notice.bad('Sichtbarkeit', error.reason) },
                  )
                }
              >
                {trip.isAdminOnly ? 'Für alle sichtbar machen' : 'Nur für Admins sichtbar machen'}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === 'estimate' && <EstimateDialog trip={trip} onClose={close} />}
        {open === 'origin' && <OriginDialog trip={trip} onClose={close} />}
      </Suspense>
    </>
  )
}
