import { givenRange, type NumberRange, type PersonalSide } from '@reisewerk/domain/accounting/datev/account-length.ts'
import type { AccountingOverview } from '@reisewerk/domain/accounting/datev/datev-export.contract.ts'
import { monthsWithSplits } from '@reisewerk/domain/accounting/datev/splits.ts'
import { refusal } from '@reisewerk/domain/refusal.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound, refused } from '../../../platform/errors.ts'
import type { Desk } from '../../../platform/resource/resource.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import { readRatesByDay } from '../../calculation/rates-by-day.service.ts'
import { giveDebtorNumbers, lockExports, readMonths, readWithoutDebtor } from './datev.queries.ts'
import { readSplitsSeen } from './datev-splits.queries.ts'
import { giveCreditorNumbers, readWithoutCreditor } from './datev-suppliers.queries.ts'
import { readFreeNumbers } from './personal-numbers.queries.ts'
import { toldSplits } from './splits.service.ts'

/** Said always: whether there are such trips is not told to whom they are not shown. */
const hiddenTrips =
  'Rechnungen und Zahlungen von Reisen, die nur Administratoren sehen, sind hier nicht gezählt und kommen in keine Datei, bis ein Administrator exportiert.'

/**
 * What of a house is in no file for DATEV yet, month by month, and what is missing before it can be (INV-08).
 * @throws ApiError 404 when the actor does not belong to it
 */
export async function accountingOverview(
  trx: Transaction,
  organisationId: number,
  { today, resources }: Pick<Desk, 'today' | 'resources'>,
): Promise<AccountingOverview> {
  const { settings } = await readSettings(trx, organisationId)
  const { consultant, client, hasSuppliers } = settings.accounting
  const [months, withoutDebtor, withoutCreditor, { reached }, rates] = await Promise.all([
    readMonths(trx, organisationId, hasSuppliers),
    readWithoutDebtor(trx, organisationId),
    hasSuppliers ? readWithoutCreditor(trx, organisationId) : [],
    readSplitsSeen(trx, organisationId),
    readRatesByDay(trx, organisationId),
  ])
  const splits = await toldSplits(trx, organisationId, { accounting: settings.accounting, rates, resources })
  const empty = { invoices: 0, payments: 0, suppliers: 0, exported: 0 }
  const path = `/settings?organisation=${organisationId}&area=accounting`
  return {
    months: monthsWithSplits(months, splits.length, { reached, today, empty }),
    splits,
    withoutDebtor,
    withoutCreditor,
    missing: [
      ...(consultant === '' ? [{ text: 'Die Beraternummer ist nicht eingetragen.', path }] : []),
      ...(client === '' ? [{ text: 'Die Mandantennummer ist nicht eingetragen.', path }] : []),
    ],
    notes: trx.actor.isAdmin ? [] : [hiddenTrips],
  }
}

/**
 * Gives every client with something to export and without a debtor number the next free one.
 * @returns how many got one @throws ApiError 404 when the actor does not belong to the house
 */
export async function numberDebtors(trx: Transaction, organisationId: number): Promise<number> {
  if (!(await lockExports(trx, organisationId))) throw notFound('Die Organisation')
  const { settings } = await readSettings(trx, organisationId)
  const clients = await readWithoutDebtor(trx, organisationId)
  const ids = clients.map(({ id }) => id)
  const { accounting } = settings
  const range = givenRange('debtor', accounting.firstDebtor, accounting)
  const numbers = await freeNumbers(trx, organisationId, { side: 'debtor', range, count: ids.length })
  await giveDebtorNumbers(trx, ids, numbers)
  return ids.length
}

/**
 * The same for providers whose invoices are to be exported: whoever is no creditor of the house becomes one.
 * @returns how many got a number @throws ApiError 404 when the actor does not belong to the house
 */
export async function numberCreditors(trx: Transaction, organisationId: number): Promise<number> {
  if (!(await lockExports(trx, organisationId))) throw notFound('Die Organisation')
  const { settings } = await readSettings(trx, organisationId)
  const providers = await readWithoutCreditor(trx, organisationId)
  const ids = providers.map(({ id }) => id)
  const { accounting } = settings
  const range = givenRange('creditor', accounting.firstCreditor, accounting)
  const reserved = accounting.otherCreditors === '' ? [] : [Number(accounting.otherCreditors)]
  const numbers = await freeNumbers(trx, organisationId, { side: 'creditor', range, count: ids.length, reserved })
  await giveCreditorNumbers(trx, organisationId, ids, numbers)
  return ids.length
}

type Wanted = {
  readonly side: PersonalSide
  readonly range: NumberRange
  readonly count: number
  readonly reserved?: readonly number[]
}

/** @throws ApiError 409 where the range has not as many left */
async function freeNumbers(trx: Transaction, organisationId: number, wanted: Wanted): Promise<number[]> {
  const numbers = await readFreeNumbers(trx, organisationId, wanted)
  if (numbers.length === wanted.count) return numbers
  const message = `Von ${wanted.range.first} bis ${wanted.range.last} sind nicht genug Nummern frei.`
  throw refused(refusal('no_number_left', message))
}
