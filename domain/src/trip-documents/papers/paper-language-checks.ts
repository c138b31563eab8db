import { otherAddressing } from '../../documents/addressing/addressing.ts'
import { isFormal } from '../../documents/letter.ts'
import type { PaperCheck } from '../../documents/paper-check.contract.ts'
import { foreignMessages } from '../../offers/checks/foreign-messages.ts'
import { foreignTexts } from '../../offers/checks/foreign-texts.ts'
import { type ToldText, toldOfTrip } from '../../offers/checks/told-texts.ts'
import { plainTextOf } from '../../rich-text.ts'
import type { PaperNote, PaperSource } from './paper-source.ts'

const label = 'Texte in der Sprache der Unterlagen'

/**
 * Which texts of the travel documents are not in their language, each with where it is entered (MOVE-08), and whether their letter addresses somebody else. It keeps nobody from making them.
 * @returns one point that is met where nothing is missing
 */
export function paperLanguageChecks(source: PaperSource, orderId: number): PaperCheck[] {
  const { locale } = source.language
  const details = (tab: string) => `/orders/${orderId}/trip-details?tab=${tab}`
  const texts = foreignTexts(toldTexts(source), locale).map((told) => ({
    ...told,
    path: told.entered?.path ?? pageOf(told, `/orders/${orderId}`, details),
  }))
  const letter = source.choices.coverLetter ? plainTextOf(source.freeText) : ''
  const addressing = otherAddressing(letter, locale, isFormal(source.client))
  const open = [
    ...foreignMessages(texts, locale).map((one, index) => ({ key: `language.${index}`, ...one })),
    ...(addressing === null ? [] : [{ key: 'addressing', message: `Anschreiben: ${addressing}`, path: null }]),
  ]
  const point = { label, isRequired: false }
  if (open.length === 0) return [{ ...point, key: 'language', isMet: true, message: '', path: null }]
  return open.map((one) => ({ ...point, isMet: false, ...one }))
}

function pageOf({ on, entered }: ToldText, plan: string, details: (tab: string) => string): string | null {
  if (on === 'letter') return null
  if (on === 'infos') return details('general')
  if (on === 'providers') return details('providers')
  return entered?.at == null ? plan : `${plan}#${entered.at}`
}

/** What is printed by choice counts where it was chosen. */
function toldTexts(source: PaperSource): ToldText[] {
  const { choices, freeText, generalInfos, providers } = source
  const tellsDays = choices.route || choices.detailedRoute
  const ofTrip = toldOfTrip({ trip: source.trip, days: tellsDays ? source.days : [] }, choices.route)
  const wordsOf = ({ title, text }: PaperNote) => [title, plainTextOf(text)].join('\n')
  return [
    ...(choices.coverLetter && freeText !== null
      ? [{ where: 'Anschreiben', on: 'letter', text: plainTextOf(freeText) } as const]
      : []),
    ...ofTrip,
    ...providers
      .filter(({ isLeftOut }) => !isLeftOut)
      .flatMap(({ name, notes }) =>
        notes.map((note) => ({ where: `Hinweise von ${name}`, on: 'providers', text: wordsOf(note) }) as const),
      ),
    ...(choices.generalInfos
      ? generalInfos.map((note) => ({ where: 'Allgemeine Informationen', on: 'infos', text: wordsOf(note) }) as const)
      : []),
  ].filter(({ text }) => text.trim() !== '')
}
