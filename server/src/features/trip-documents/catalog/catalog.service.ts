import type { Locale } from '@reisewerk/domain/accounts/options.ts'
import type { CatalogOrder } from '@reisewerk/domain/accounts/settings.ts'
import {
  type CatalogDay,
  type CatalogText,
  catalogText,
  plainCatalogText,
} from '@reisewerk/domain/trip-documents/catalog/catalog-text.ts'
import { catalogWordsIn } from '@reisewerk/domain/trip-documents/catalog/catalog-words.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { writeWord } from '../../../platform/word/word.ts'
import { readSettings } from '../../accounts/settings.service.ts'
import type { DocumentKind } from '../../documents/generate.service.ts'

export type CatalogFile = { readonly filetype: 'txt' | 'docx'; readonly onlyChecked: boolean }

const writers: Record<CatalogFile['filetype'], (text: CatalogText, language: string) => Promise<Uint8Array>> = {
  txt: async (text) => new TextEncoder().encode(plainCatalogText(text)),
  docx: writeWord,
}

/** What the catalogue says of a trip, as a text file for whoever sets the catalogue (002 §2, DOC-04). */
export function catalogKind({ filetype, onlyChecked }: CatalogFile): DocumentKind {
  return {
    type: 'catalog',
    // It is read by the same people as the offer.
    isMultilingual: ({ offer }) => offer.multiLanguage,
    compose: async (trx, { own: { orderId, organisationId, source } }) => {
      const { locale, words } = source.language
      const [texts, order] = await Promise.all([readTexts(trx, orderId, locale), readOrder(trx, organisationId)])
      const text = catalogText(source, texts, { order, onlyChecked })
      const language = `${words.printed.lang}-${words.printed.region}`
      return {
        name: `${catalogWordsIn[locale].name} ${source.orderNumber}${onlyChecked ? `, ${catalogWordsIn[locale].onlyChecked}` : ''}`,
        file: { filetype, write: () => writers[filetype](text, language) },
      }
    },
  }
}

/** One a day, in the order of the days: in the language of the paper, else in German. */
function readTexts(trx: Transaction, orderId: number, locale: Locale): Promise<CatalogDay[]> {
  return trx.query(
    `select coalesce(translations -> $2 ->> 'catalogText', catalog_text) as "catalogText", check_status = 'checked' as "isChecked" from days where order_id = $1
     order by date, id`,
    [orderId, locale],
  )
}

async function readOrder(trx: Transaction, organisationId: number): Promise<CatalogOrder> {
  return (await readSettings(trx, organisationId)).settings.catalog.order
}
