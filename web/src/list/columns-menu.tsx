import { Popover } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { IconButton } from '../ui/icon-button.tsx'

const ColumnsForm = lazy(async () => ({ default: (await import('./columns-form.tsx')).ColumnsForm }))

/** Columns that are left out, and how high the rows are. */
export type ListLayout<Name extends string = string> = { hide: readonly Name[]; rows: 'roomy' | undefined }

export type LayoutProps<Name extends string> = {
  /** Every column there is; the first leads to the item and stays. */
  columns: Readonly<Record<Name, string>>
  layout: ListLayout<Name>
  onChange: (patch: Partial<ListLayout<Name>>) => void
}

/** Which columns the list shows and how high its rows are. */
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
