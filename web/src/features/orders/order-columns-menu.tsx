import { Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import type { OrderLayout } from './use-order-layout.ts'

const OrderColumnsForm = lazy(async () => ({ default: (await import('./order-columns-form.tsx')).OrderColumnsForm }))

type Props = { layout: OrderLayout; onChange: (patch: Partial<OrderLayout>) => void }

/** Which columns the list shows and how high its rows are; the view remembers it. */
export function OrderColumnsMenu({ layout, onChange }: Props) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton icon={IconAdjustmentsHorizontal} label="Spalten und Zeilenhöhe" />
      </Popover.Target>
      <Popover.Dropdown aria-label="Spalten und Zeilenhöhe">
        <Suspense>
          <OrderColumnsForm {...{ layout, onChange }} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
