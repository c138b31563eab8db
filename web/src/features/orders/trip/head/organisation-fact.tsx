import { orderContract } from '@reisewerk/domain/orders/order.contract.ts'
import { idOf, linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { useSession } from '../../../../lib/session.ts'
import { useSave } from '../../../../lib/use-save.ts'
import { EditableFact } from '../../../../ui/fact.tsx'
import type { Trip } from '../api.ts'
import classes from '../trip-header.module.css'

/**
 * Whose trip it is: each click takes the next of the user's own organisations (HEAD-06). Client and responsible user must
 * belong to it; when they do not, the server refuses and the reason stands below.
 */
export function OrganisationFact({ trip }: { trip: Trip }) {
  const { save, stateOf } = useSave(orderContract, trip.id)
  const { organisations } = useSession()
  const [refusal, setRefusal] = useState<string | null>(null)
  const at = organisations.findIndex(({ id }) => id === idOf(trip.organisationFilter))
  const next = organisations[(at + 1) % organisations.length]

  function cycle() {
    if (next === undefined) return
    setRefusal(null)
    save(
      { organisationFilter: linkTo('organisations', next.id) },
      { onFailed: (error) => setRefusal(`${next.name}: ${error.violations[0]?.message ?? error.message}`) },
    )
  }

  return (
    <span
      className={classes.organisation}
      role="group"
      aria-label="Organisation der Reise"
      onBlur={() => setRefusal(null)}
    >
      <EditableFact
        label="Organisation"
        state={stateOf('organisationFilter')}
        onEdit={cycle}
        title={next === undefined ? undefined : `Wechseln zu ${next.name}`}
      >
        {organisations[at]?.name}
      </EditableFact>
      {refusal !== null && (
        <span className={classes.refusal} role="alert">
          {refusal}
        </span>
      )}
    </span>
  )
}
