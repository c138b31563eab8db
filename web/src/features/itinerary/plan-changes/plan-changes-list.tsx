import type { ListedPlanChange } from '@reisewerk/domain/itinerary/plan-change.contract.ts'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { day } from '../../../lib/format.ts'
import { send } from '../../../lib/http.ts'
import { takeBackPlanChange } from '../../../lib/undo-deletion.ts'
import type { ListColumn } from '../../../list/list.ts'
import { ListStates } from '../../../list/list-states.tsx'
import { ListTable } from '../../../list/list-table.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { UndoButton } from '../../../ui/notices/undo-button.tsx'
import { notUndone } from '../many/use-many-services.ts'

const title = 'Kopiertes, Getauschtes, Verschobenes'

/** What was copied, swapped or moved together in the plan of a trip in the last 30 days, to be taken back (EASE-02, EASE-03). */
export function PlanChangesList({ orderId }: { orderId: number }) {
  const found = useQuery({
    queryKey: ['plan_changes', orderId],
    queryFn: async ({ signal }) => {
      const query = { 'order.id': orderId }
      const { data } = await send<ListedPlanChange[]>('GET', '/api/plan_changes', { query, signal })
      return { items: data, total: data.length }
    },
    // Every copy adds to it.
    staleTime: 0,
  })
  return (
    <Panel title={title} hint="der letzten 30 Tage" flush>
      <ListStates
        found={found}
        many="Änderungen"
        icon={IconCopy}
        empty="Nichts wurde kopiert, getauscht oder gemeinsam verschoben."
        loadingRows={2}
      >
        {(items) => <ListTable columns={columns} label={title} items={items} />}
      </ListStates>
    </Panel>
  )
}

const columns: readonly ListColumn<ListedPlanChange>[] = [
  { label: 'Was', least: 160, strong: true, show: ({ title, name }) => (name === '' ? title : `${title}: ${name}`) },
  { label: 'Am', width: 150, show: ({ at }) => `${day(at)} ${at.slice(11, 16)}` },
  { label: 'Von', width: 170, show: ({ userName }) => userName },
  { label: '', width: 150, align: 'right', show: (planChange) => <TakeBack planChange={planChange} /> },
]

function TakeBack({ planChange: { id, title, name } }: { planChange: ListedPlanChange }) {
  const words = { label: 'Rückgängig machen', done: 'Rückgängig gemacht!', failed: notUndone }
  return <UndoButton {...words} of={name || title} undo={() => takeBackPlanChange(id)} />
}
