import { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import type { ItemOf } from '@reisewerk/domain/contract/shape.ts'
import { listOf } from '../../../lib/api.ts'

export type Creditor = ItemOf<typeof creditorContract>

/** How a house pays and books its providers, by their names. */
export function creditorsOf(organisationId: number) {
  return listOf(creditorContract, { query: { 'organisation.id': organisationId, _itemsPerPage: 500 } })
}
