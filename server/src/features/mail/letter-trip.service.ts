import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { TemplateKind } from '@reisewerk/domain/mail/template.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { notFound } from '../../platform/errors.ts'
import { type LetterTrip, readLetterTrip, type Template, templateFor } from './letters.queries.ts'

/** What a trip tells for letters and texts of features after this one, and how whoever writes signs. */
export type TripOfLetter = LetterTrip

/** @throws ApiError 404 when the actor sees no such trip */
export async function tripOfLetter(trx: Transaction, orderId: number): Promise<TripOfLetter> {
  const trip = await readLetterTrip(trx, orderId)
  if (trip === null) throw notFound('Reise')
  return trip
}

/** The house's own template of a kind in that language; null where it has none. */
export async function templateIn(
  trx: Transaction,
  organisationId: number,
  kind: TemplateKind,
  locale: Locale,
): Promise<Template | null> {
  const template = await templateFor(trx, organisationId, kind, locale)
  return template?.locale === locale ? template : null
}
