import type { DefaultHotelTime } from '@reisewerk/domain/partners/hotel-times.ts'
import { hotelContract } from '@reisewerk/domain/partners/provider.contract.ts'
import { useSave } from '../../../lib/saving/use-save.ts'
import { useHotelTimeLines } from '../../../ui/fields/hotel-time-lines.tsx'
import { SaveMark } from '../../../ui/inline/save-mark.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'

/** Clock times a house keeps for every group; a new stay there begins with them (PLACE-12). */
export function HotelTimesPanel({ id, times }: { id: number; times: readonly DefaultHotelTime[] }) {
  const { save, stateOf } = useSave(hotelContract, id)
  const { add, list } = useHotelTimeLines(times, (defaultHotelTimes) => save({ defaultHotelTimes }))
  const state = stateOf('defaultHotelTimes')
  return (
    <Panel
      title="Zeiten des Hauses"
      hint={state === undefined ? 'gelten für neue Übernachtungen' : <SaveMark state={state} />}
      actions={add}
    >
      {list}
    </Panel>
  )
}
