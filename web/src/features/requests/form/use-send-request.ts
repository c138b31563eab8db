import { serviceContracts } from '@reisewerk/domain/itinerary/service-contracts.ts'
import { requestContracts } from '@reisewerk/domain/requests/request-contracts.ts'
import { linkTo } from '@reisewerk/domain/wire.ts'
import { useState } from 'react'
import { useAttempts } from '../../../form/use-attempts.ts'
import { update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import type { RequestedService } from '../../itinerary/plan/services.ts'

/** Sends a request, and keeps what the server had against it for the fields. */
export function useSendRequest(service: RequestedService) {
  const [error, setError] = useState<ApiError | null>(null)
  const contract = requestContracts[service.kind]
  const create = useAttempts(contract)

  async function kept<Answer>(sent: Promise<Answer>): Promise<Answer> {
    setError(null)
    try {
      return await sent
    } catch (failure) {
      if (failure instanceof ApiError) setError(failure)
      throw failure
    }
  }

  return {
    error,
    /** What nobody chose is left to the server, which takes it from the service. */
    ask: (body: Record<string, unknown>) =>
      kept(
        create({
          ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
          placeholder: linkTo(serviceContracts[service.kind].name, service.item.id),
        }),
      ),
    /** @param changes see `requestChanges` */
    change: (id: number, changes: Record<string, unknown>) => kept(update(contract, id, changes)),
  }
}
