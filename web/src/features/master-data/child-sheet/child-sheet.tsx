import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { useOpenForm } from '../../../ui/dialogs/open-forms.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../../ui/lists/list-state.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import classes from './child-sheet.module.css'
import { type ChildSheetOptions, useChildSheet } from './use-child-sheet.ts'

type Props = ChildSheetOptions & {
  title: string
  hint?: string
  addLabel: string
  /** What else can be done with all of them. */
  actions?: ReactNode
  /** What follows from the entries, told below them. */
  below?: (items: readonly Item[]) => ReactNode
}

/** Entries that belong to another one, in a table to type into: season prices, steps of cancellation, allotments. */
export function ChildSheet({ title, hint, addLabel, actions, below, ...options }: Props) {
  const { list, items, hasBegun, begin, sheet } = useChildSheet(options)
  useOpenForm({ isChanged: () => hasBegun })
  const told = list.data === undefined ? null : below?.(items)
  return (
    <Panel
      title={title}
      hint={hint}
      actions={
        <>
          {actions}
          <IconButton icon={IconPlus} label={addLabel} onClick={begin} />
        </>
      }
      flush
    >
      {list.isPending && <LoadingRows rows={2} />}
      {list.isError && <ErrorState text="Konnte nicht geladen werden!" onRetry={() => void list.refetch()} />}
      {list.data !== undefined && <Sheet label={title} {...sheet} />}
      {told != null && <div className={classes.below}>{told}</div>}
    </Panel>
  )
}
