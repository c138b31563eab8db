import { SegmentedControl } from '@mantine/core'
import { idOf } from '@reisewerk/domain/wire.ts'
import { confirm } from '../../../ui/dialogs/confirm.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Trip } from '../../orders/trip/api.ts'
import type { Offer } from '../api.ts'
import { AttachedOrders } from './attached-orders.tsx'
import { OtherOrder } from './other-order.tsx'
import { useAttach } from './use-attach.ts'

/** Whether a trip has an offer of its own or that of another trip speaks for it (002 §2). */
export type CreateMode = 'currentOrder' | 'otherOrder'

const modes: { value: CreateMode; label: string }[] = [
  { value: 'currentOrder', label: 'Diese Reise' },
  { value: 'otherOrder', label: 'Über andere Reise' },
]

type Props = { offer: Pick<Offer, 'attachedOrders'>; trip: Trip; mode: CreateMode; onMode: (mode: CreateMode) => void }

/** Over which trip the offer is managed, and for which it speaks beside its own (OFFER-01). */
export function CreatePanel({ offer, trip, mode, onMode }: Props) {
  const { mutate, isPending } = useAttach()
  const { isOfOtherTrip, order } = trip.attachedOffer
  const speaksForOthers = offer.attachedOrders.length > 0

  async function choose(next: CreateMode) {
    if (next === 'otherOrder' || !isOfOtherTrip || order === null) return onMode(next)
    const isMeant = await confirm({
      title: 'Bist du sicher?',
      text: 'Diese Reise steht dann nicht mehr im Angebot der anderen und hat wieder ihr eigenes.',
      action: 'Lösen',
      tone: 'bad',
    })
    if (!isMeant) return
    const change = (before: Offer['attachedOrders']) => before.map(idOf).filter((id) => id !== trip.id)
    mutate({ mainId: idOf(order), change }, { onSuccess: () => onMode('currentOrder') })
  }

  return (
    <Panel
      title="Angebot erstellen"
      anchor="trips"
      hint={speaksForOthers ? 'auch für die angehängten Reisen' : undefined}
      actions={
        <SegmentedControl
          size="xs"
          aria-label="Angebot erstellen"
          data={modes.map((one) => ({ ...one, disabled: one.value === 'otherOrder' && speaksForOthers }))}
          value={mode}
          disabled={isPending || (isOfOtherTrip && order === null)}
          onChange={(value) => void choose(value === 'otherOrder' ? 'otherOrder' : 'currentOrder')}
        />
      }
    >
      {mode === 'otherOrder' ? (
        <OtherOrder trip={trip} onAttached={() => onMode('currentOrder')} />
      ) : (
        <AttachedOrders offer={offer} trip={trip} />
      )}
    </Panel>
  )
}
