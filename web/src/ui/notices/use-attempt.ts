import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/http.ts'
import { keys } from '../../lib/keys.ts'
import { notice } from './notice.tsx'

/**
 * Does what is no form: why it was refused is told by a notice, and what it changed is read anew.
 * @param resource whose lists it changes @returns whether it was taken
 */
export function useAttempt(resource?: string) {
  const client = useQueryClient()
  return async (work: () => Promise<unknown>, failed: string): Promise<boolean> => {
    try {
      await work()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (!failure.isDeclined) notice.bad(failed, failure.message)
      return false
    }
    if (resource !== undefined) await client.invalidateQueries({ queryKey: keys.resource(resource) })
    return true
  }
}
