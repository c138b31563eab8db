import { accountFault } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import type { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../../platform/resource/write.ts'

type Creditor = typeof creditorContract
const name = 'creditors'

/** Enters how a provider is paid and booked. @throws ApiError 422 for an account that cannot be paid by SEPA */
export async function addCreditor(trx: Transaction, body: NewBodyOf<Creditor>, { resources }: Desk): Promise<number> {
  payable(body.iban ?? '', body.bic ?? '')
  return insertItem(trx, resources, resourceOf(resources, name), body)
}

/** Changes that. @throws ApiError 404, 422 */
export async function changeCreditor(
  trx: Transaction,
  id: number,
  body: BodyOf<Creditor>,
  { resources }: Desk,
): Promise<void> {
  const [kept] = await trx.query<{ iban: string; bic: string }>(
    'select iban, bic from creditors where id = $1 for update',
    [id],
  )
  if (kept === undefined) throw notFound('Kreditor')
  payable(body.iban ?? kept.iban, body.bic ?? kept.bic)
  await updateItem(trx, resources, resourceOf(resources, name), id, body)
}

/** Without an account it may still have a number. */
function payable(iban: string, bic: string): void {
  const fault = iban === '' ? null : accountFault({ iban, bic })
  if (fault !== null) throw refused(fault)
}
