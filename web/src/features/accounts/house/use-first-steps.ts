import type { FirstSteps } from '@reisewerk/domain/accounts/house/first-steps.contract.ts'
import { organisationContract } from '@reisewerk/domain/accounts/organisation.contract.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { send } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { useAttempt } from '../../../ui/notices/use-attempt.ts'

const stepsKey = [...keys.list(organisationContract.name), 'first-steps']

/** Where a house stands in its first hour (MOVE-02). */
export function firstStepsOf(house: number) {
  return queryOptions({
    queryKey: [...stepsKey, house],
    queryFn: async ({ signal }) =>
      (await send<FirstSteps>('GET', `/api/organisations/${house}/first_steps`, { signal })).data,
    staleTime: 0,
  })
}

/** Puts steps off, takes them up again, hides them all and shows them again. @returns whether it was kept */
export function useKeepSteps(house: number) {
  const client = useQueryClient()
  const attempt = useAttempt()
  return (change: { leftSteps?: string[]; showsSteps?: boolean }) =>
    attempt(async () => {
      await update(organisationContract, house, change)
      await client.invalidateQueries({ queryKey: stepsKey })
    }, 'Das konnte nicht gespeichert werden.')
}
