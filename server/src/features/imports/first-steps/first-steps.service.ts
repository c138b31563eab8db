import type { FirstSteps } from '@reisewerk/domain/accounts/house/first-steps.contract.ts'
import { stepsOf } from '@reisewerk/domain/accounts/house/first-steps.ts'
import { missingOnLetters } from '@reisewerk/domain/accounts/house/letterhead.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { notFound } from '../../../platform/errors.ts'
import { readHouse } from '../../accounts/house/house.service.ts'
import { readBegun } from './first-steps.queries.ts'

/**
 * Where a new house stands in its first hour (MOVE-02).
 * @param sendsMail whether the installation has a mail server of its own
 * @throws ApiError 404 when the actor is not of that house
 */
export async function firstStepsOf(trx: Transaction, organisationId: number, sendsMail: boolean): Promise<FirstSteps> {
  const [house, begun] = await Promise.all([readHouse(trx, organisationId), readBegun(trx, organisationId)])
  if (house === null || begun === null) throw notFound('Die Organisation')
  const { isShown, left, hasMailServer, ...there } = begun
  const steps = stepsOf({ ...there, missing: missingOnLetters(house), sendsMail: sendsMail || hasMailServer }, left)
  return { isShown, steps }
}
