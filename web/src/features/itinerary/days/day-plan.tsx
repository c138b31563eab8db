import { DialogHost } from '../../../ui/dialogs/dialog-host.tsx'
import type { PlannedTrip } from '../../orders/trip/api.ts'
import { EditPanel } from '../forms/edit-panel.tsx'
import type { RequestSlots } from '../plan/plan-context.tsx'
import { TripPlan } from '../plan/trip-plan.tsx'
import { DayList } from './day-list.tsx'

type Props = { trip: PlannedTrip; mayMoveDays: boolean; showsRoute: boolean; requests: RequestSlots }

/** The day plan of a trip: its days, their services and whom they were asked of (001 §2.1). */
export function DayPlan(props: Props) {
  return (
    <TripPlan {...props}>
      <DialogHost>
        <DayList />
        <EditPanel />
      </DialogHost>
    </TripPlan>
  )
}
