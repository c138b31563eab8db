import { documentLocale } from '@reisewerk/domain/accounts/document-locale.ts'
import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { type OptionLists, readOptionLists } from './option.service.ts'
import { readSettings } from './settings.service.ts'

type Wanted = {
  organisationId: number
  asked: Locale | null
  ofOrder: Locale
  /** The switch that lets this kind of document have several languages. */
  isMultilingual: (settings: Settings) => boolean
}

/** In which language a document of a trip is written, and what the organisation calls its options (decision 018). */
export async function readDocumentLanguage(
  trx: Transaction,
  { organisationId, asked, ofOrder, isMultilingual }: Wanted,
): Promise<{ locale: Locale; lists: OptionLists }> {
  const [{ settings }, lists] = await Promise.all([
    readSettings(trx, organisationId),
    readOptionLists(trx, organisationId),
  ])
  const ofHouse = settings.general.defaultLocale
  return { locale: documentLocale({ isMultilingual: isMultilingual(settings), asked, ofOrder, ofHouse }), lists }
}
