import { IconTrash } from '@tabler/icons-react'
import type { Item } from '../../../form/field-value.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { ChildColumn, ChildLine } from './child-columns.ts'
import classes from './child-sheet.module.css'

/** The cell at the end of a line that takes its entry away. */
export function removeColumn(nameOf: (item: Item) => string, onRemove: (row: ChildLine) => void): ChildColumn {
  return {
    key: 'remove',
    title: '',
    fullTitle: 'Löschen',
    width: 40,
    kind: { is: 'text' },
    value: () => null,
    change: () => ({}),
    lock: ({ item }) => (item === null ? '' : 'Strg+Entf: löschen'),
    press: onRemove,
    draw: (row) =>
      row.item === null ? null : (
        <span className={classes.pressed}>
          <IconButton
            size={24}
            tabIndex={-1}
            icon={IconTrash}
            label={`${nameOf(row.item)} löschen`}
            onClick={() => onRemove(row)}
          />
        </span>
      ),
  }
}
