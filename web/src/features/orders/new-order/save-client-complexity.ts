import { clientContract } from '@reisewerk/domain/partners/client.contract.ts'
import type { QueryClient } from '@tanstack/react-query'
import { update } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/http.ts'
import { keys } from '../../../lib/keys.ts'
import { notice } from '../../../ui/notices/notice.tsx'

/** Keeps a client's complexity in the master data (NEW-08). @returns whether it is kept; why not has been told */
export async function saveClientComplexity(client: QueryClient, id: number, value: number | null): Promise<boolean> {
  try {
    await update(clientContract, id, { clientComplexity: value })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    notice.bad('Die Kundenkomplexität konnte nicht gespeichert werden', error.message)
    return false
  }
  void client.invalidateQueries({ queryKey: keys.resource(clientContract.name) })
  notice.good('Die Kundenkomplexität wurde in den Stammdaten gespeichert')
  return true
}
