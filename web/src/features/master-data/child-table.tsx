import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { contractField, type Item } from '../../form/field-value.ts'
import { FormField } from '../../form/form-field.tsx'
import { InlineForm } from '../../form/form-frame.tsx'
import { useItemForm } from '../../form/use-item-form.ts'
import { listOf, remove, update } from '../../lib/api.ts'
import { ApiError, type Query } from '../../lib/http.ts'
import { keys, type Page } from '../../lib/keys.ts'
import { useSession } from '../../lib/session.ts'
import { confirm } from '../../ui/dialogs/confirm.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ErrorState, LoadingRows } from '../../ui/lists/list-state.tsx'
import table from '../../ui/lists/table.module.css'
import { notice } from '../../ui/notices/notice.tsx'
import classes from './child-table.module.css'
import { isShared, type ShownField } from './kind.ts'
import { SavedField } from './saved-field.tsx'

export type ChildField = ShownField & { readonly width?: number }

type Props = {
  title: string
  hint?: string | undefined
  contract: Contract
  groups?: readonly string[]
  filter: Query
  /** What a new one carries beside its fields: the link to where it belongs. */
  parent: Readonly<Record<string, unknown>>
  fields: readonly ChildField[]
  addLabel: string
  nameOf: (item: Item) => string
  empty: string
  /** Taken out of the lists instead of deleted, because trips may name it. */
  removedBy?: 'deleted'
  /** Whether what they belong to serves every organisation; left out where each says so itself. */
  serveEverybody?: boolean
  disabled?: boolean
}

/** Of the column that has what is done with an entry, and the least of one that takes what is left. */
const [actions, least] = [44, 140]
const leastWidthOf = (fields: readonly ChildField[]): number =>
  fields.reduce((sum, { width = least }) => sum + width, actions)

/** Entries that belong to another one, edited where they stand: contacts, addresses, accounts, ferry connections. */
export function ChildTable(props: Props) {
  const { title, hint, contract, filter, groups = [], fields, addLabel, empty, disabled = false } = props
  const list = useQuery({
    ...listOf(contract, { groups, query: { ...filter, _itemsPerPage: 200 } }),
    select: (page: unknown) => page as Page<Item>,
  })
  const [isAdding, setAdding] = useState(false)
  const items = list.data?.items ?? []
  const add = <IconButton icon={IconPlus} label={addLabel} onClick={() => setAdding(true)} />
  return (
    <Panel title={title} hint={hint} actions={disabled ? undefined : add} flush>
      {list.isPending && <LoadingRows rows={2} />}
      {list.isError && <ErrorState text="Konnte nicht geladen werden!" onRetry={() => void list.refetch()} />}
      {list.data && items.length === 0 && !isAdding && <p className={classes.empty}>{empty}</p>}
      {(items.length > 0 || isAdding) && (
        <div className={classes.scroll}>
          <table
            className={`${table.table} ${classes.table}`}
            style={{ minWidth: leastWidthOf(fields) }}
            aria-label={title}
          >
            <colgroup>
              {fields.map(({ name, width }) => (
                <col key={name} width={width} />
              ))}
              <col width={actions} />
            </colgroup>
            <thead>
              <tr>
                {fields.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
                <th scope="col">
                  <span className="rw-spoken">Aktionen</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <ChildRow key={item.id} {...props} item={item} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {isAdding && <NewChild {...props} onDone={() => setAdding(false)} />}
    </Panel>
  )
}

function ChildRow({ contract, fields, item, nameOf, removedBy, disabled = false, ...row }: Props & { item: Item }) {
  const client = useQueryClient()
  const { user } = useSession()
  // What serves every organisation is kept by administrators (docs/decisions/006).
  const isKept = !user.isAdmin && (row.serveEverybody ?? isShared(item))
  const mayRemove = !(disabled || (isKept && fields.some(({ byAdminsWhenShared }) => byAdminsWhenShared)))

  async function take() {
    const agreed = await confirm({
      title: `${contract.title} „${nameOf(item)}“ löschen?`,
      text:
        removedBy === undefined
          ? 'Es lässt sich 30 Tage lang wiederherstellen.'
          : 'In bisherigen Reisen bleibt der Eintrag stehen.',
      action: 'Löschen',
      tone: 'bad',
    })
    if (!agreed) return
    try {
      if (removedBy === undefined) await remove(contract, item.id)
      else await update(contract, item.id, { [removedBy]: true })
      void client.invalidateQueries({ queryKey: keys.resource(contract.name) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.bad(error.message)
    }
  }

  return (
    <tr>
      {fields.map((description) => (
        <td key={description.name}>
          <SavedField
            contract={contract}
            item={item}
            description={description}
            disabled={
              disabled ||
              (isKept && description.byAdminsWhenShared === true) ||
              contractField(contract, description.name).write !== 'always'
            }
            rowName={nameOf(item)}
          />
        </td>
      ))}
      <td className={table.icon}>
        {mayRemove && (
          <IconButton size={24} icon={IconTrash} label={`${nameOf(item)} löschen`} onClick={() => void take()} />
        )}
      </td>
    </tr>
  )
}

function NewChild({ contract, fields, parent, addLabel, onDone }: Props & { onDone: () => void }) {
  const form = useItemForm<Contract>(contract, {
    name: 'child',
    title: addLabel,
    item: null,
    of: JSON.stringify(parent),
    looks: Object.fromEntries(fields.map((field) => [field.name, field])),
    sends: () => parent,
    onSaved: onDone,
    onClose: onDone,
  })
  return (
    <InlineForm form={form} className={classes.form} label={addLabel}>
      {fields.map(({ name }, index) => (
        <FormField key={name} name={name} span={1} begins={index === 0} />
      ))}
    </InlineForm>
  )
}
