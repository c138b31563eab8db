import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { violated } from '../../platform/errors.ts'

/** By which a section is known; its key is the same in all languages. */
type SectionKey = { readonly key: string; readonly locale: Locale }

/**
 * A section of bullet points stands in an offer once in each language (002 §5). What a body does not say of one is as it is kept.
 * @throws ApiError 422 at the key of the second
 */
export async function checkBulletPoints(
  trx: Transaction,
  offerId: number,
  sections: readonly Partial<SectionKey & { readonly id: number }>[],
): Promise<void> {
  const kept = await trx.query<SectionKey & { id: number }>(
    'select id, key, locale from offer_bullet_points where offer_id = $1',
    [offerId],
  )
  const there = new Map(kept.map((section) => [section.id, section]))
  const told = sections.map(({ id, key, locale }) => {
    const before = id === undefined ? undefined : there.get(id)
    // Without a language it is kept as German.
    return `${key ?? before?.key} ${locale ?? before?.locale ?? 'de_DE'}`
  })
  const at = told.findIndex((one, index) => told.indexOf(one) < index)
  if (at < 0) return
  throw violated({ propertyPath: `bulletPoints[${at}].key`, message: 'Dieser Abschnitt steht schon im Angebot.' })
}
