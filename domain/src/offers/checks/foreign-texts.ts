import type { Locale } from '../../accounts/options.ts'
import { spokenLanguage } from '../../typography/spoken-language.ts'
import type { ToldText } from './told-texts.ts'

export type ForeignText = ToldText & {
  /** What tells it: its own words; that nobody has entered it in this language; that its German text is another one since. */
  readonly by: 'words' | 'entry' | 'change'
}

/**
 * Texts of a paper that are not in its language (TRUE-07, MOVE-08): what somebody has entered in it counts as it is; else the words tell. Where
 * they do not, as of a few names, a text is named once others of the plan are translated: then somebody goes through them all, and enters for
 * the names what they are called there.
 */
export function foreignTexts(told: readonly ToldText[], locale: Locale): ForeignText[] {
  const isTranslating = told.some(({ entered }) => entered?.isTranslated === true)
  return told.flatMap((text): ForeignText[] => {
    if (text.entered?.isOutdated === true) return [{ ...text, by: 'change' }]
    if (text.entered?.isTranslated === true) return []
    const spoken = spokenLanguage(text.text)
    if (spoken !== null) return spoken === locale ? [] : [{ ...text, by: 'words' }]
    return text.entered !== undefined && isTranslating ? [{ ...text, by: 'entry' }] : []
  })
}
