import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { restoreDeletions } from '../../../lib/undo-deletion.ts'
import type { ListColumn } from '../../../list/list.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { UndoButton } from '../../../ui/notices/undo-button.tsx'

type Deletion = {
  id: number
  at: string
  userName: string
  title: string
  name: string
  order: { id: number; name: string } | null
}

/** What was deleted in the last 30 days, to be brought back (EASE-03). @param orderId of this trip alone */
export function DeletedList({ orderId }: { orderId?: number | undefined }) {
  const found = useQuery({
    queryKey: ['deletions', orderId ?? 'all'],
    queryFn: async ({ signal }) => {
      const query = { 'order.id': orderId }
      const { data } = await send<Deletion[]>('GET', '/api/deletions', { query, signal })
      return { items: data, total: data.length }
    },
    // Deletions of whatever resource add to it.
    staleTime: 0,
  })
  const shown = orderId === undefined ? columns : columns.filter(({ label }) => label !== 'Reise')
  return (
    <Panel title="Gelöschtes" hint="der letzten 30 Tage" flush>
      <ListStates found={found} many="Löschungen" icon={IconTrash} empty="Nichts wurde gelöscht." loadingRows={4}>
        {(items) => <ListTable columns={shown} label="Gelöschtes" items={items} />}
      </ListStates>
    </Panel>
  )
}

const columns: readonly ListColumn<Deletion>[] = [
  {
    label: 'Was',
    least: 160,
    strong: true,
    show: ({ title, name }) => (name === '' || name === title ? title : `${title}: ${name}`),
  },
  { label: 'Reise', least: 140, show: ({ order }) => order?.name ?? '' },
  { label: 'Gelöscht am', width: 150, show: ({ at }) => `${day(at)} ${at.slice(11, 16)}` },
  { label: 'Von', width: 170, show: ({ userName }) => userName },
  { label: '', width: 150, align: 'right', show: (deletion) => <Restore deletion={deletion} /> },
]

function Restore({ deletion: { id, title, name } }: { deletion: Deletion }) {
  const words = { label: 'Wiederherstellen', done: 'Wiederhergestellt!', failed: 'Nicht wiederhergestellt' }
  return <UndoButton {...words} of={name || title} undo={() => restoreDeletions([id])} />
}
