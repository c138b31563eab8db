import { takeBackPlanChange } from '../../../lib/undo-deletion.ts'
import { useDesk } from '../plan/plan-context.tsx'
import { notUndone } from './use-many-services.ts'

/** What a notice offers to take back a copy or a swap; later the history of the trip offers the same (EASE-03). */
export function useUndoOfPlanChange(): (planChange: number) => () => Promise<boolean> {
  const { change } = useDesk()
  return (planChange) => () =>
    change({ send: () => takeBackPlanChange(planChange), done: 'Rückgängig gemacht!', failed: notUndone })
}
