import { accountFault } from '@reisewerk/domain/accounting/pay-runs/transfers.ts'
import type { creditorContract } from '@reisewerk/domain/accounting/suppliers/creditor.contract.ts'
import type { BodyOf, NewBodyOf } from '@reisewerk/domain/contract/shape.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import { type Desk, resourceOf } from '../../../platform/resource/resource.ts'
import { insertItem, updateItem } from '../../../platform/resource/write.ts'
import { checkPersonalNumber } from '../../partners/personal-account.service.ts'

type Creditor = typeof creditorContract
const name = 'creditors'

/** Enters how a provider is paid and booked. @throws ApiError 422 for an account that cannot be paid by SEPA, or a number that cannot be one */
export async function addCreditor(trx: Transaction, body: NewBodyOf<Creditor>, { resources }: Desk): Promise<number> {
  payable(body.iban ?? '', body.bic ?? '')
  const id = await insertItem(trx, resources, resourceOf(resources, name), body)
  await checkPersonalNumber(trx, 'creditor', id, '')
  return id
}

/** Changes that. @throws ApiError 404, 422 */
export async function changeCreditor(
  trx: Transaction,
  id: number,
  body: BodyOf<Creditor>,
  { resources }: Desk,
): Promise<void> {
  const [kept] = await trx.query<{ iban: string; bic: string; number: string }>(
    'select iban, bic, creditor_number as number from creditors where id = $1 for update',
    [id],
  )
  if (kept === undefined) throw notFound('Kreditor')
  payable(body.iban ?? kept.iban, body.bic ?? kept.bic)
  await updateItem(trx, resources, resourceOf(resources, name), id, body)
  await checkPersonalNumber(trx, 'creditor', id, kept.number)
}

/** Without an account it may still have a number. */
function payable(iban: string, bic: string): void {
  const fault = iban === '' ? null : accountFault({ iban, bic })
  if (fault !== null) throw refused(fault)
}
