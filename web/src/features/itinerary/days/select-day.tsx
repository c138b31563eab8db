import { GroupBox } from '../../../ui/fields/select-box.tsx'
import { useSelected, useSelection } from '../../../ui/lists/selection.tsx'
import type { TripDay } from '../plan/days.ts'
import { useDesk } from '../plan/plan-context.tsx'
import { servicesOf } from '../plan/services.ts'

/** Selects all services of a day, also while it is closed. */
export function SelectDay({ day, number }: { day: TripDay; number: number }) {
  const { isShown } = useDesk()
  const selected = useSelected('service')
  const { set } = useSelection('service')
  const keys = servicesOf(day)
    .filter(isShown)
    .map(({ key }) => key)
  const chosen = keys.filter((key) => selected.includes(key)).length
  return (
    <GroupBox
      label={`Alle Leistungen von Tag ${number} auswählen`}
      count={keys.length}
      chosen={chosen}
      isShown={selected.length > 0}
      onChange={(isSelected) => set(keys, isSelected)}
    />
  )
}
