import type { Locale } from '../accounts/options.ts'
import { noBreakSpace } from '../typography/characters.ts'

/**
 * By which words lines of a letterhead say what they hold. A house writes its letterhead once, in German; who reads a document in
 * another language finds these words in it. Names, streets and courts are called what they are called.
 */
const labels: readonly {
  readonly german: RegExp
  readonly foreign: Readonly<Record<Exclude<Locale, 'de_DE'>, string>>
}[] = [
  { german: /^(?:Telefon|Tel\.):?(?= )/, foreign: { en: 'Phone', fr: 'Tél.' } },
  { german: /^(?:Telefax|Fax):?(?= )/, foreign: { en: 'Fax', fr: 'Fax' } },
  { german: /^E-Mail:?(?= )/, foreign: { en: 'E-mail', fr: 'E-mail' } },
  {
    german: /^Geschäftsführ(?:ung|er|erin):?(?= )/,
    foreign: { en: 'Managing director:', fr: `Direction${noBreakSpace}:` },
  },
  { german: /^USt-Id(?:Nr)?\.?:?(?= )/, foreign: { en: 'VAT ID', fr: 'N° TVA' } },
  { german: /^(?:Steuernummer|St\.-?Nr\.):?(?= )/, foreign: { en: 'Tax number', fr: 'N° fiscal' } },
]

/** @returns 'Phone 040 66969-120' of 'Telefon 040 66969-120' on an English document */
export function footerLine(line: string, locale: Locale): string {
  if (locale === 'de_DE') return line
  const label = labels.find(({ german }) => german.test(line))
  return label === undefined ? line : line.replace(label.german, label.foreign[locale])
}
