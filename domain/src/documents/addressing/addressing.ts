import type { Locale } from '../../accounts/options.ts'

const german = {
  informal: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)(?!\p{L})/iu,
  // At the beginning of a sentence 'Sie' and 'Ihr' may be anybody.
  formal: /(?<=[\p{L}\d,;)] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u,
}
// A group of friends is 'vous' as well; English tells nothing.
const french = /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu

/**
 * Whether a text says 'Sie' or 'du' to its reader, by its words.
 * @returns null where they do not tell, or tell both
 */
export function addressingOf(text: string, locale: Locale): 'formal' | 'informal' | null {
  if (locale === 'fr') return french.test(text) ? 'informal' : null
  if (locale === 'en') return null
  const [isInformal, isFormal] = [german.informal.test(text), german.formal.test(text)]
  if (isInformal === isFormal) return null
  return isFormal ? 'formal' : 'informal'
}

const words = { formal: 'Sie', informal: 'Du' } as const

/**
 * A text that somebody wrote, or took from a template, for people addressed otherwise than those who get it (TRUE-06).
 * @param isFormal how the paper greets its reader
 * @returns what is told of it; null where both agree
 */
export function otherAddressing(text: string, locale: Locale, isFormal: boolean): string | null {
  const said = addressingOf(text, locale)
  const meant = isFormal ? 'formal' : 'informal'
  return said === null || said === meant ? null : `Der Text ist per ${words[said]}, die Anrede ist ${words[meant]}.`
}
