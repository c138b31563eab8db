import type { Locale } from '../../accounts/options.ts'
import { spokenLanguage } from '../../typography/spoken-language.ts'
import type { ToldText } from './told-texts.ts'

export type ForeignText = ToldText & {
  /** The words themselves tell another language; else it is only known that nobody has entered it in this one. */
  readonly isGuess: boolean
}

/**
 * Texts of a paper that are not in its language (TRUE-07, MOVE-08): what somebody has entered in it counts as it is; else the words tell. Where
 * they do not, as of a few names, a text is named once others of the plan are translated: then somebody goes through them all, and enters for
 * the names what they are called there.
 */
export function foreignTexts(told: readonly ToldText[], locale: Locale): ForeignText[] {
  const isTranslating = told.some(({ entered }) => entered?.isTranslated === true)
  return told.flatMap((text): ForeignText[] => {
    if (text.entered?.isTranslated === true) return []
    const spoken = spokenLanguage(text.text)
    if (spoken !== null) return spoken === locale ? [] : [{ ...text, isGuess: true }]
    return text.entered !== undefined && isTranslating ? [{ ...text, isGuess: false }] : []
  })
}
