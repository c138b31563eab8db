import { isSold, type PlannedService } from '../../itinerary/plan/trip-plan.ts'
import { plainTextOf } from '../../rich-text.ts'
import type { OfferSource } from '../offer-source.ts'

/** A text that somebody typed and that stands on the paper as it is. */
export type ToldText = {
  /** 'Anschreiben', 'Reiseverlauf, Tag 2': where somebody finds it. */
  readonly where: string
  readonly on: 'letter' | 'conditions' | 'points' | 'plan' | 'prices'
  readonly text: string
}

/** All that the papers of an offer tell in the words of the house, in the order in which one reads it. */
export function toldTexts({ introTitle, introText, ...offer }: OfferSource): ToldText[] {
  const { days, attachRouteDescription, conditions, conditionsText, bulletPoints, language, prices } = offer
  const told = attachRouteDescription === 'long'
  return [
    { where: 'Betreff', on: 'letter', text: introTitle } as const,
    { where: 'Anschreiben', on: 'letter', text: plainTextOf(introText) } as const,
    { where: 'Reisename', on: 'plan', text: offer.trip.name } as const,
    ...days.flatMap((day, index): ToldText[] => {
      const texts = [
        // A day that names itself by its places speaks every language.
        ...(day.isAutomaticName ? [] : [day.name]),
        ...(told ? day.subtitles : []),
        ...day.services.flatMap(wordsOf),
      ]
      return texts.map((text) => ({ where: `Reiseverlauf, Tag ${index + 1}`, on: 'plan', text }))
    }),
    ...(prices.rows ?? []).flatMap((row): ToldText[] =>
      'name' in row ? [{ where: 'Preise', on: 'prices', text: row.name }] : [],
    ),
    ...conditions
      .filter(({ isVisible }) => isVisible)
      .flatMap(({ conditionText, deadlineText, type }): ToldText[] => [
        { where: 'Konditionen', on: 'conditions', text: conditionText },
        ...(type === 'text' ? [{ where: 'Konditionen', on: 'conditions', text: deadlineText } as const] : []),
      ]),
    { where: 'Konditionen', on: 'conditions', text: plainTextOf(conditionsText) } as const,
    ...bulletPoints
      .filter(({ locale }) => locale === language.locale)
      .map(({ section, content }) => ({ where: 'Stichpunkte', on: 'points', text: `${section}\n${content}` }) as const),
  ].filter(({ text }) => text.trim() !== '')
}

function wordsOf(service: PlannedService): string[] {
  if (!isSold(service)) return [service.text]
  return service.kind === 'other' ? [service.title, service.description] : [service.description]
}
