import { useMemo } from 'react'
import { useOptions } from '../../lib/options.ts'
import { Badge } from '../../ui/marks/badge.tsx'
import type { CellChoice } from '../../ui/sheet/sheet-column.ts'

export function useWords() {
  const boards = useOptions('board')
  const statuses = useOptions('request_status')
  const offers = useOptions('client_offer')
  const priceTypes = useOptions('price_type')
  const trainTypes = useOptions('train_type')
  const wagonTypes = useOptions('wagon_type')
  const cabinTypes = useOptions('cabin_type')
  return useMemo(() => {
    const drawStatus = (key: string) => {
      const { label, tone } = statuses.of(key)
      return <Badge tone={tone}>{label}</Badge>
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
