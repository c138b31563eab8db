import { type Locale, locales } from '../../accounts/options.ts'
import type { ForeignLocale } from '../../accounts/translation/translations.ts'
import { spokenLanguage } from '../../typography/spoken-language.ts'
import type { Wording } from './wording.contract.ts'

/** A text of the trip that a letter names in another language than its own, or as it was translated long ago. */
export type Untranslated = {
  readonly label: string
  readonly text: string
  /**
   * It is not in the letter's language, its few words do not tell, it was translated and its German text has changed since, or it is a name
   * that nobody has given in that language.
   */
  readonly doubt: 'foreign' | 'unsure' | 'outdated' | 'unnamed'
  /** The page on which it is entered, where that is not its service. */
  readonly path?: string
}

/**
 * Which texts of the trip stand in a letter that is written in another language than German, and are not (TRUE-07). The language of a
 * letter is the one of most of its own lines; names, which do not tell, are left alone.
 * @param letter subject and text as they stand there by now: what somebody has translated by hand is no longer named
 */
export function untranslatedIn(letter: string, wording: Wording): Untranslated[] {
  const told = [
    { label: 'Reisename', text: wording.tripName, isOftenName: true },
    { label: 'Beschreibung', text: wording.description, isOftenName: false },
    { label: 'Treffpunkt', text: wording.meetingPoint, isOftenName: true },
    { label: 'Notizen', text: wording.notes, isOftenName: false },
  ].filter(({ text }) => text.trim() !== '')
  const locale = languageOf(
    letter,
    told.map(({ text }) => text),
  )
  if (locale === null || locale === 'de_DE') return []
  const said = oneLine(letter)
  const open = told.flatMap(({ label, text, isOftenName }): Untranslated[] => {
    const spoken = spokenLanguage(text)
    // 'Ruhesessel, Mittagsimbiss': a house describes and notes in German, and few words need not tell.
    const doubt = spoken === null ? 'unsure' : 'foreign'
    if (spoken === locale || (spoken === null && isOftenName) || !said.includes(oneLine(text))) return []
    return [{ label, text: oneLine(text), doubt }]
  })
  const outdated = wording.outdated.filter((text) => text.trim() !== '' && said.includes(oneLine(text)))
  return [
    // What has been translated is in its language, however few its words.
    ...open.filter(({ text, doubt }) => doubt === 'foreign' || !wording.outdated.some((old) => oneLine(old) === text)),
    ...outdated.map((text) => ({ label: 'Beschreibung', text: oneLine(text), doubt: 'outdated' as const })),
    ...wording.outdatedNames
      .filter(({ text }) => text.trim() !== '' && said.includes(oneLine(text)))
      .map(({ label, text, path }) => ({
        ...{ label, text: oneLine(text), doubt: 'outdated' as const },
        ...(path !== null && { path }),
      })),
    ...unnamedStops(said, locale, wording),
  ]
}

/** As an offer tells them (decision 093): names do not tell their language, so that it counts whether anything has been written in it. */
function unnamedStops(said: string, locale: ForeignLocale, { stops, writtenIn }: Wording): Untranslated[] {
  const isWritten = writtenIn.includes(locale) || stops.some(({ namedIn }) => namedIn.includes(locale))
  return stops
    .filter(({ name, namedIn }) => isWritten && !namedIn.includes(locale) && said.includes(oneLine(name)))
    .map(({ label, name, path }) => ({ label, text: name, path, doubt: 'unnamed' }))
}

/** @returns 'Steht nicht auf Englisch da: Treffpunkt „Vor dem Rathaus“.'; null where there is nothing to tell */
export function untranslatedWords(letter: string, wording: Wording): string | null {
  const open = untranslatedIn(letter, wording)
  const [foreign, unsure, unnamed, outdated] = (['foreign', 'unsure', 'unnamed', 'outdated'] as const).map((doubt) =>
    open
      .filter((text) => text.doubt === doubt)
      .map(({ label, text }) => `${label} „${shortened(text)}“`)
      .join(', '),
  )
  const texts = [wording.tripName, wording.description, wording.meetingPoint, wording.notes]
  const { label } = locales[languageOf(letter, texts) ?? 'de_DE']
  const sentences = [
    foreign ? `Steht nicht auf ${label} da: ${foreign}.` : '',
    unsure ? `Steht vielleicht nicht auf ${label} da: ${unsure}.` : '',
    unnamed ? `Noch nicht auf ${label}: ${unnamed}.` : '',
    outdated ? `Der deutsche Text wurde seit der Übersetzung geändert: ${outdated}.` : '',
  ].filter((sentence) => sentence !== '')
  return sentences.length === 0 ? null : sentences.join(' ')
}

/** In which language most lines are that are nobody's text of the trip. @returns null where they do not tell */
function languageOf(letter: string, told: readonly string[]): Locale | null {
  const foreign = told.flatMap((text) => text.split('\n')).filter((line) => line.trim() !== '')
  const own = letter.split('\n').filter((line) => !foreign.some((text) => line.includes(text.trim())))
  const spoken = own.flatMap((line) => spokenLanguage(line) ?? [])
  const counted = (['de_DE', 'en', 'fr'] as const)
    .map((locale) => ({ locale, lines: spoken.filter((of) => of === locale).length }))
    .sort((one, other) => other.lines - one.lines)
  const [first, second] = counted
  return first === undefined || first.lines === (second?.lines ?? 0) ? null : first.locale
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const longest = 60

function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).trimEnd()} …`
}
