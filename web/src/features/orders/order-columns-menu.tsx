import { Checkbox, Popover, SegmentedControl } from '@mantine/core'
import { type OrderColumn, orderColumnKeys, orderColumns } from '@reisewerk/domain/orders/order-columns.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { IconButton } from '../../ui/icon-button.tsx'
import classes from './order-columns-menu.module.css'
import type { OrderLayout } from './use-order-layout.ts'

type Props = { layout: OrderLayout; onChange: (patch: Partial<OrderLayout>) => void }

/** Which columns the list shows and how high its rows are; the view remembers it. */
export function OrderColumnsMenu({ layout, onChange }: Props) {
  const shown = orderColumnKeys.filter((column) => !layout.hide.includes(column))
  function show(column: OrderColumn, isShown: boolean) {
    const hide = isShown ? layout.hide.filter((hidden) => hidden !== column) : [...layout.hide, column]
    onChange({ hide: orderColumnKeys.filter((key) => hide.includes(key)) })
  }
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <IconButton icon={IconAdjustmentsHorizontal} label="Spalten und Zeilenhöhe" />
      </Popover.Target>
      <Popover.Dropdown aria-label="Spalten und Zeilenhöhe">
        <fieldset className={classes.group}>
          <legend className={classes.title}>Zeilen</legend>
          <SegmentedControl
            aria-label="Zeilenhöhe"
            data={[
              { value: 'dense', label: 'dicht' },
              { value: 'roomy', label: 'luftig' },
            ]}
            value={layout.rows ?? 'dense'}
            onChange={(rows) => onChange({ rows: rows === 'roomy' ? 'roomy' : undefined })}
          />
        </fieldset>
        <fieldset className={classes.group}>
          <legend className={classes.title}>Spalten</legend>
          {orderColumnKeys.map((column) => (
            <Checkbox
              key={column}
              label={orderColumns[column]}
              checked={shown.includes(column)}
              // The number is the way to the trip.
              disabled={column === 'orderNumber'}
              onChange={(event) => show(column, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  )
}
