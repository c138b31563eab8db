import { Button } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { Fragment, type ReactNode } from 'react'
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
  /** What stands below its line: under the first head, and under the others. */
  below?: (row: Row, index: number) => readonly [ReactNode, ReactNode]
  onChange: (rows: readonly Row[]) => void
  add: string
  /** What is added; null where there is nothing more to add. */
  next: Row | null
}

/** Lines of a request as a table of fields, in which one can be added and taken away. */
export function RowsTable<Row extends { readonly id: number | null }>(props: Props<Row>) {
  const { title, hint, note, table, heads, rows, nameOf, cells, below, onChange, add, next } = props
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
                <Fragment key={row.id ?? `new-${index}`}>
                  <tr>
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
                  {below && <Below cells={below(row, index)} heads={heads} />}
                </Fragment>
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

function Below({ cells: [first, rest], heads }: { cells: readonly [ReactNode, ReactNode]; heads: readonly string[] }) {
  return (
    <tr data-below>
      <td>{first}</td>
      <td colSpan={heads.length}>{rest}</td>
    </tr>
  )
}
