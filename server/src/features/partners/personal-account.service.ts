import { type PersonalSide, rangeFault } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { refused, violated } from '../../platform/errors.ts'
import { readSettings } from '../accounts/settings.service.ts'

type Numbered = { readonly organisationId: number; readonly number: string }

const own = {
  debtor: `select organisation_id::int as "organisationId", coalesce(debtor_number, '') as number from clients where id = $1`,
  creditor: `select organisation_id::int as "organisationId", creditor_number as number from creditors where id = $1`,
} as const
const others = {
  debtor: `select from creditors where organisation_id = $1 and creditor_number = $2`,
  creditor: `select from clients where organisation_id = $1 and debtor_number = $2`,
} as const
const told = {
  debtor: 'Diese Nummer hat schon ein Kreditor.',
  creditor: 'Diese Nummer hat schon ein Kunde als Debitorennummer.',
} as const

/** The number a client or a creditor has now, before it is changed; empty for none. */
export async function personalNumberOf(trx: Transaction, side: PersonalSide, id: number): Promise<string> {
  const [found] = await trx.query<Numbered>(own[side], [id])
  return found?.number ?? ''
}

/**
 * A number that was just written lies in the range of its side and is nobody's of the other (INV-08); one that stayed is left alone,
 * also where the accounts of the house have got longer since.
 * @throws ApiError 422 at the number
 */
export async function checkPersonalNumber(
  trx: Transaction,
  side: PersonalSide,
  id: number,
  before: string,
): Promise<void> {
  const [written] = await trx.query<Numbered>(own[side], [id])
  if (written === undefined || written.number === '' || written.number === before) return
  const { organisationId, number } = written
  const { settings } = await readSettings(trx, organisationId)
  const fault = rangeFault(side, number, settings.accounting)
  if (fault !== null) throw refused(fault)
  const twins = await trx.query(others[side], [organisationId, number])
  if (twins.length > 0) throw violated({ propertyPath: `${side}Number`, message: told[side] })
}
