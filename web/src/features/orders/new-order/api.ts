import type { BegunTrip } from '@reisewerk/domain/mail/begun-trip/begun-trip.contract.ts'
import { emailFileContract } from '@reisewerk/domain/mail/email-file.contract.ts'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../../../lib/http.ts'

/** What a dropped mail may belong to, and what a trip would begin with that it asks for (EASE-10). */
export function begunTripOf(fileId: number) {
  return queryOptions({
    queryKey: [emailFileContract.name, 'begun_trip', fileId],
    queryFn: async ({ signal }) =>
      (await send<BegunTrip>('GET', `/api/email_files/${fileId}/begun_trip`, { signal })).data,
  })
}
