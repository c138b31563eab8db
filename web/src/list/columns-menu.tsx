import { Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { late } from '../ui/late.tsx'
import type { LayoutProps } from './list.ts'

const ColumnsForm = late(async () => ({ default: (await import('./columns-form.tsx')).ColumnsForm }))

export function ColumnsMenu<Name extends string>(props: LayoutProps<Name>) {
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton icon={IconAdjustmentsHorizontal} label="Spalten und Zeilenhöhe" />
      </Popover.Target>
      <Popover.Dropdown aria-label="Spalten und Zeilenhöhe">
        <Suspense>
          {/* Whatever the columns are called, the form treats them alike. */}
          <ColumnsForm {...(props as unknown as LayoutProps<string>)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
