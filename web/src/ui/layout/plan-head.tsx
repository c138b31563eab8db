import type { ReactNode } from 'react'

type Props = {
  /** What stands before the named columns; they all have their widths in the style sheets. */
  first: 'grip' | 'select'
  columns: readonly string[]
  heads?: Readonly<Record<string, ReactNode>>
  select?: ReactNode
  tools?: ReactNode
}

/** Columns and head of a table of services or requests. */
export function PlanHead({ first, columns, heads = {}, select, tools }: Props) {
  return (
    <>
      <colgroup>
        {[first, ...columns, 'tools'].map((name) => (
          <col key={name} data-column={name} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td>{select}</td>
          {columns.map(
            (name) =>
              heads[name] ?? (
                <th key={name} scope="col" data-column={name}>
                  {name}
                </th>
              ),
          )}
          <td>{tools}</td>
        </tr>
      </thead>
    </>
  )
}
