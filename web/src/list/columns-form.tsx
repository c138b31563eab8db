import { Checkbox, SegmentedControl } from '@mantine/core'
import classes from './list.module.css'
import type { LayoutProps } from './list.ts'

export function ColumnsForm({ columns, layout, onChange }: LayoutProps<string>) {
  const names = Object.keys(columns)
  function show(name: string, isShown: boolean) {
    const hidden = isShown ? layout.hide.filter((one) => one !== name) : [...layout.hide, name]
    onChange({ hide: names.filter((one) => hidden.includes(one)) })
  }
  return (
    <>
      <fieldset className={classes.group}>
        <legend className={classes.legend}>Zeilen</legend>
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
        <legend className={classes.legend}>Spalten</legend>
        {names.map((name, index) => (
          <Checkbox
            key={name}
            label={columns[name]}
            checked={!layout.hide.includes(name)}
            disabled={index === 0}
            onChange={(event) => show(name, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
