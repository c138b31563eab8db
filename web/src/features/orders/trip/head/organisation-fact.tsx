import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { otherHouse } from '@reisewerk/domain/orders/other-house.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { IconLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { colleaguesOf } from '../../../../lib/colleagues.ts'
import { useSave } from '../../../../lib/saving/use-save.ts'
import { useSession } from '../../../../lib/session.ts'
import { EditableFact } from '../../../../ui/inline/fact.tsx'
import { notice } from '../../../../ui/notices/notice.tsx'
import type { Trip } from '../api.ts'
import classes from '../trip-header.module.css'

/** Each click takes the next of the user's organisations (HEAD-06); where client or user stand against it, it says so. */
export function OrganisationFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  const at = organisations.findIndex(({ id }) => id === idOf(trip.organisationFilter))
  const next = organisations.length > 1 ? organisations[(at + 1) % organisations.length] : undefined
  const reason = useReason(trip, next?.id ?? null)

  function cycle() {
    if (next === undefined || reason !== null) return
    save(
      { organisationFilter: linkTo('organisations', next.id) },
      { onFailed: (error) => notice.bad(next.name, error.reason) },
    )
  }

  return (
    <span className={classes.organisation} role="group" aria-label="Organisation der Reise">
      <EditableFact
        label="Organisation"
        state={stateOf('organisationFilter')}
        onEdit={cycle}
        // It keeps its place in the order of the Tab key, so that the reason can be heard.
        aria-disabled={reason !== null || undefined}
        aria-description={reason ?? undefined}
        title={reason ?? (next === undefined ? undefined : `Wechseln zu ${next.name}`)}
      >
        {organisations[at]?.name}
        {reason !== null && <IconLock size={12} stroke={1.7} className={classes.locked} aria-hidden />}
      </EditableFact>
    </span>
  )
}

/** Why the trip cannot change to that house, null when it can or nobody knows yet. */
function useReason(trip: Trip, organisation: number | null): string | null {
  const { data } = useQuery({ ...colleaguesOf(organisation), enabled: organisation !== null })
  if (organisation === null) return null
  const refusal = otherHouse({
    clientHouse: trip.client === null ? null : idOf(trip.client.organisationFilter),
    userIsMember: data === undefined || !trip.user.isActive || data.items.some(({ id }) => id === trip.user.id),
    organisation,
  })
  return refusal?.message ?? null
}
