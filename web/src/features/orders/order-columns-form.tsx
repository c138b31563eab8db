import { Checkbox, SegmentedControl } from '@mantine/core'
import { type OrderColumn, orderColumnKeys, orderColumns } from '@reisewerk/domain/orders/order-columns.ts'
import classes from './order-columns-menu.module.css'
import type { OrderLayout } from './use-order-layout.ts'

type Props = { layout: OrderLayout; onChange: (patch: Partial<OrderLayout>) => void }

/** What the menu of columns offers. */
export function OrderColumnsForm({ layout, onChange }: Props) {
  const shown = orderColumnKeys.filter((column) => !layout.hide.includes(column))
  function show(column: OrderColumn, isShown: boolean) {
    const hide = isShown ? layout.hide.filter((hidden) => hidden !== column) : [...layout.hide, column]
    onChange({ hide: orderColumnKeys.filter((key) => hide.includes(key)) })
  }
  return (
    <>
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
    </>
  )
}
