import type { Locale } from '../../accounts/options.ts'
import { type CalendarDate, germanDate, germanDayMonth } from '../../calendar-date.ts'
import { plainFileName } from '../../files/file-kinds.ts'
import type { ListKind } from './kinds.ts'
import type { ListedStay } from './list-source.ts'
import { listWordsIn } from './list-words.ts'

/** In whatever language a list is, its name is read here. */
const languages = { en: 'englisch', fr: 'französisch' } as const satisfies Record<Exclude<Locale, 'de_DE'>, string>

/** Names of files end here. */
const longest = 200

/**
 * What a document is called unless somebody names it: '[2600417] Kantorei - Zimmerliste, Hotel Bryggekanten, 16.05.–19.05.2027' (002 §9);
 * other kinds and languages say so: 'Zimmerliste kurz (englisch)'.
 * @param shortName of the client @param stay whose hotel and dates follow; null for no hotel in particular
 */
export function listDocumentName(
  { orderNumber, shortName }: { readonly orderNumber: string; readonly shortName: string },
  { title, variant }: Pick<ListKind, 'title' | 'variant'>,
  stay: Pick<ListedStay, 'hotel' | 'startAt' | 'endAt'> | null,
  locale: Locale = 'de_DE',
): string {
  const type = [listWordsIn.de_DE.titles[title], variant, locale === 'de_DE' ? '' : `(${languages[locale]})`]
    .filter(Boolean)
    .join(' ')
  const dates = stay === null ? '' : dateRange(stay.startAt, stay.endAt)
  const told = [type, stay?.hotel ?? '', dates].filter((part) => part !== '').join(', ')
  return plainFileName(`[${orderNumber}] ${shortName} - ${told}`.replaceAll(/\s+/g, ' ')).slice(0, longest)
}

/** '16.05.–19.05.2027' */
function dateRange(from: CalendarDate | null, to: CalendarDate | null): string {
  if (from === null) return ''
  if (to === null || to <= from) return germanDate(from)
  return from.slice(0, 4) === to.slice(0, 4)
    ? `${germanDayMonth(from)}–${germanDate(to)}`
    : `${germanDate(from)}–${germanDate(to)}`
}
