import type { CancellationLosses as Losses } from '@reisewerk/domain/calculation/cost/losses.contract.ts'
import { IconReceiptOff } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession } from '../../lib/session.ts'
import type { ListRows } from '../../list/list.ts'
import { ListStates } from '../../list/list-states.tsx'
import { ListTable } from '../../list/list-table.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { calculationOf, lossesOf, toldLosses } from './api.ts'

type Loss = Losses['requests'][number]

const rows: ListRows<Loss> = {
  columns: [
    { label: 'Anfrage', show: ({ provider, title }) => provider || title },
    {
      label: 'Kostenfrei bis',
      width: 130,
      show: ({ freeUntil }) => freeUntil?.slice(0, 10) ?? '–',
    },
    {
      label: 'Verlust bei Storno heute',
      width: 320,
      align: 'right',
      show: ({ amount, free, unknown }) =>
        amount === null
          ? `unbekannt: ${unknown}`
          : [amount.formatted, free].filter((part) => part !== null).join(' · '),
    },
  ],
}

type Props = {
  orderId: number
  /** When the trip's requests were read: what is lost follows from them. */
  readAt: number
}

/** What is lost when the trip is cancelled today, by request and in total (REQ-09). */
export function CancellationLosses(props: Props) {
  const { user } = useSession()
  return user.maySeePurchase ? <LossesOfTrip {...props} /> : null
}

function LossesOfTrip({ orderId, readAt }: Props) {
  const { data: calculation } = useQuery(calculationOf(orderId))
  const found = useQuery({
    ...lossesOf(calculation?.id ?? 0, readAt),
    select: (losses) => ({ ...losses, items: losses.requests }),
    enabled: calculation !== undefined,
    placeholderData: keepPreviousData,
  })
  const losses = found.data
  return (
    <Panel title="Verlust bei Storno heute" hint={losses === undefined ? '' : toldLosses(losses)} flush>
      <ListStates
        found={{ ...found, data: losses && { items: losses.items, total: losses.items.length } }}
        many="Stornokosten"
        icon={IconReceiptOff}
        empty="Keine Anfrage, die zu stornieren wäre."
        loadingRows={2}
      >
        {(items) => <ListTable {...rows} label="Verlust bei Storno heute" items={items} />}
      </ListStates>
    </Panel>
  )
}
