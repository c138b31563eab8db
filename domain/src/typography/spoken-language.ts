import type { Locale } from '../accounts/options.ts'

/** Small words that only one of the languages has, and words of the trade. */
const words: Readonly<Record<Locale, ReadonlySet<string>>> = {
  de_DE:
    setOf(`und oder der das dem den ein eine einen einem einer eines ist sind wird werden wir sie ihr ihre ihren ihnen
    mit nach von vom zum zur im am bei auf aus für über unter vor bis ab durch ohne nicht auch noch nur pro je uns unsere alle
    abend morgen tag tage nacht uhr personen frühstück freizeit probe konzert gemeinsames geführte freie
    flughafen hafen fährhafen bahnhof hauptbahnhof busbahnhof anleger bitte danke gerne zimmer`),
  en: setOf(`the and of to is are was were be been with from for your you we our this that these at by not also only per
    included available departure arrival breakfast dinner lunch guided crossing overnight free evening morning day days night
    nights guests price booking payment deposit`),
  fr: setOf(`le la les une et est sont dans avec pour par sur votre vos nous notre nos vous ce cette ces aux du au
    petit-déjeuner dîner déjeuner visite guidée traversée départ arrivée nuit nuits jour jours soirée compris inclus prix voyage`),
}
/** How German puts the words of the trade together: 'Stadtrundfahrt', 'Orgelführung', 'Begrüßungsgetränk'. */
const germanEndings =
  /(?:fahrt|führung|pension|besichtigung|eintritt|aufenthalt|übernachtung|frühstück|abendessen|mittagessen|imbiss|sessel|gepäck|rundgang|kosten|zahlung|getränk|beginn)(?:s|en|e)?$/
const letters: Readonly<Record<Locale, RegExp>> = { de_DE: /[äöüß]/, en: /^$/, fr: /[àâçèéêëîïôœùû]/ }
/** Of a few words one that only a language has tells it. */
const shortText = 7

/**
 * In which of the languages of our papers a text seems to be written. A guess by small words: it is there to ask a person, never to
 * decide.
 * @returns null for names and whatever does not tell
 */
export function spokenLanguage(text: string): Locale | null {
  const said = text.match(/\p{L}[\p{L}’'-]*/gu) ?? []
  const scores = (['de_DE', 'en', 'fr'] as const).map((locale) => ({ locale, score: scoreOf(said, locale) }))
  const [first, second] = scores.sort((a, b) => b.score - a.score)
  if (first === undefined || second === undefined) return null
  const needed = said.length <= shortText ? 1 : 2
  return first.score >= needed && first.score > second.score ? first.locale : null
}

function scoreOf(said: readonly string[], locale: Locale): number {
  return said.filter((word) => {
    const small = word.toLowerCase()
    if (words[locale].has(small)) return true
    if (locale === 'de_DE' && germanEndings.test(small)) return true
    // Names of places are written with such letters in every language.
    return small === word && letters[locale].test(word)
  }).length
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/))
}
