import { useDebouncedCallback } from '@mantine/hooks'
import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSave } from '../../../lib/saving/use-save.ts'
import { daysOf } from '../../itinerary/plan/days.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import { tellsOfOffer } from '../not-saved.ts'

/** A service is saved so long after the last choice (002 §9). */
const restMs = 500

/** What an offer says of a service beside the day plan. */
export type Offered = {
  offerType?: 'example' | 'fixed' | null
  /** '/api/hotels/12' */
  offerProvider?: `/api/${string}/${number}` | null
  offerPriceType?: 'historical' | 'not_reserved' | 'reserved' | null
  offerBus?: boolean
  offerCar?: boolean
  offerMotorcycle?: boolean
  offerSprinter?: boolean
  offerTrailer?: boolean
}

/** Choices of a service, shown at once and saved through the queue; what was chosen in one go is one save. */
export function useOfferedService(orderId: number, { kind, item }: RequestedService) {
  const client = useQueryClient()
  const contract: Contract = serviceContracts[kind]
  const { save } = useSave(contract, item.id)
  const [typed, setTyped] = useState<Offered>({})
  const unsent = useRef<Offered>({})
  const settle = useDebouncedCallback(
    () => {
      const patch = unsent.current
      if (Object.keys(patch).length === 0) return
      unsent.current = {}
      const forget = () =>
        setTyped((now) =>
          Object.fromEntries(Object.entries(now).filter(([name, value]) => patch[name as keyof Offered] !== value)),
        )
      save(patch, {
        onSaved: () => void client.invalidateQueries({ queryKey: daysOf(orderId).queryKey }).then(forget),
        ...tellsOfOffer,
        onFailed: (error) => {
          forget()
          tellsOfOffer.onFailed(error)
        },
      })
    },
    { delay: restMs, flushOnUnmount: true },
  )

  function change(patch: Offered) {
    unsent.current = { ...unsent.current, ...patch }
    setTyped((now) => ({ ...now, ...patch }))
    settle()
  }

  // Services of a kind have those of these fields that their contract knows.
  const shown: Offered = { ...(item as Offered), ...typed }
  return { shown, change, flush: settle.flush }
}
