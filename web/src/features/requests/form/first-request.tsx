import { type ReactNode, useState } from 'react'
import type { Ask } from '../../itinerary/plan/plan-context.tsx'
import type { RequestedService } from '../../itinerary/plan/services.ts'
import type { Wish } from '../../itinerary/plan/wish.ts'
import { KindFields } from './kind-fields.tsx'
import { PartnerFields } from './partner-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { draftOf, firstBodyOf, missingIn, type RequestDraft } from './request-draft.ts'
import { ContingentFields, NotesFields } from './request-fields.tsx'
import { useSendRequest } from './use-send-request.ts'

type Props = {
  service: RequestedService
  wish: Wish
  draw: (ask: Ask, fields: ReactNode) => ReactNode
}

/** The first request of a service inside the service's own form; its times and the like are the service's (001 §2.1). */
export function FirstRequest({ service, wish, draw }: Props) {
  const [typed, setTyped] = useState(() => draftOf(service, null))
  const set = (part: Partial<RequestDraft>) => setTyped((now) => ({ ...now, ...part }))
  const send = useSendRequest(service)
  // The service's form chooses the agency and, for a flight, the airline.
  const start = { ...typed.start, date: wish.date ?? typed.start.date }
  const draft = { ...typed, start, agency: wish.agency, provider: typed.provider ?? wish.provider }
  const fields = { service, wish, draft, set, error: send.error, isFirst: true }
  return draw(
    {
      missing: missingIn(service, draft),
      isRefused: send.error !== null,
      send: () => send.ask(firstBodyOf(service, draft)),
    },
    <>
      <PartnerFields {...fields} />
      <ContingentFields service={service} draft={draft} set={set} />
      <KindFields {...fields} />
      <PriceFields
        isHotel={service.kind === 'hotel'}
        prices={draft.itemPrices}
        onChange={(itemPrices) => set({ itemPrices })}
      />
      <NotesFields draft={draft} set={set} />
    </>,
  )
}
