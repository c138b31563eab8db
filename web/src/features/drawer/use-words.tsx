import { useMemo } from 'react'
import { useOptions } from '../../lib/options.ts'
import type { CellChoice } from '../../ui/sheet/sheet-column.ts'
import type { DrawerRow } from './rows.ts'
import { StatusCell } from './status-cell.tsx'

export function useWords() {
  const boards = useOptions('board')
  const statuses = useOptions('request_status')
  const offers = useOptions('client_offer')
  const priceTypes = useOptions('price_type')
  const trainTypes = useOptions('train_type')
  const wagonTypes = useOptions('wagon_type')
  const cabinTypes = useOptions('cabin_type')
  return useMemo(() => {
    const drawStatus = (key: string, row: DrawerRow) => {
      const { label, tone } = statuses.of(key)
      return <StatusCell label={label} tone={tone} row={row} />
    }
    return {
      boards: boards.choices(),
      statuses: statuses.choices(),
      drawStatus,
      toneOf: (status: string) => statuses.of(status).tone,
      offers: offers.choices(),
      priceTypes: priceTypes.choices(),
      trainTypes: trainTypes.choices(),
      wagonTypes: wagonTypes.choices(),
      cabinName: (type: string) => cabinTypes.all.find(({ key }) => key === type)?.label,
    }
  }, [boards, statuses, offers, priceTypes, trainTypes, wagonTypes, cabinTypes])
}

export type Words = ReturnType<typeof useWords>

/** Classes as the trade writes them (001 §9). */
export const trainClasses: readonly CellChoice[] = [
  { value: 'second', label: '2K' },
  { value: 'first', label: '1K' },
  { value: 'first_and_second', label: '1K + 2K' },
]
