import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { FormGroup } from '../../../ui/fields/form-group.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import classes from '../request-tables.module.css'

type Props<Row> = {
  title: string
  /** What is told where there is no line yet. */
  hint?: string
  /** What is to be known of the lines: 'übernommen aus Saisonpreise …'. */
  note?: string
  table: 'cabins' | 'prices' | 'steps'
  heads: readonly string[]
  rows: readonly Row[]
  /** 'Zeile 1' */
  nameOf: (index: number) => string
  /** One under each head. */
  cells: (row: Row, index: number) => readonly ReactNode[]
  onChange: (rows: readonly Row[]) => void
  add: string
  /** What is added; null where there is nothing more to add. */
  next: Row | null
}

/** Lines of a request as a table of fields, in which one can be added and taken away. */
export function RowsTable<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { title, hint, note, table, heads, rows, nameOf, cells, onChange, add, next } = props
  const told = rows.length === 0 ? hint : note
  return (
    <FormGroup title={title} {...(told !== undefined && { hint: told })}>
      <div className={classes.wide}>
        {rows.length > 0 && (
          <table className={classes.table} data-table={table}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                // New rows have no number yet and only ever stand last.
                <tr key={row.id ?? `new-${index}`}>
                  {cells(row, index).map((cell, at) => (
                    <td key={heads[at]}>{cell}</td>
                  ))}
                  <td>
                    <IconButton
                      size={24}
                      icon={IconX}
                      label={`${nameOf(index)} entfernen`}
                      onClick={() => onChange(rows.filter((_, at) => at !== index))}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={next === null}
          onClick={() => next !== null && onChange([...rows, next])}
        >
          {add}
        </Button>
      </div>
    </FormGroup>
  )
}
