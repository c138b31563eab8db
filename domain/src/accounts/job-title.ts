import { type Locale, locales } from './options.ts'

/** What somebody is called below a signature, by language; empty where nobody has said it. */
export type JobTitles = Readonly<Record<Locale, string>>

/** The function as a paper of a language prints it: in German where it is not known in that (decision 069). */
export function jobTitleIn(locale: Locale, titles: JobTitles): string {
  return titles[locale].trim() || titles.de_DE.trim()
}

/** What nobody should overlook before a paper of a language goes out; null where its function is told in it, or nowhere. */
export function germanJobTitle(name: string, locale: Locale, titles: JobTitles): string | null {
  const title = jobTitleIn(locale, titles)
  if (locale === 'de_DE' || title === '' || titles[locale].trim() !== '') return null
  return `Die Funktion von ${name} ist nur auf Deutsch bekannt: Auf dem Papier steht „${title}“. Auf ${locales[locale].label} trägst du deine unter „Mein Zugang“ ein.`
}
