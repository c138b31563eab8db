import { changeOf, ifOther, linesOf, otherText, renamed, type VersionChange } from './change-words.ts'
import type { FrozenOffer } from './frozen-offer.ts'

/** Subject, letter and sections of short points. */
export function textChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const subject = ({ introTitle }: FrozenOffer) => (introTitle.trim() === '' ? '' : `„${introTitle.trim()}“`)
  return [
    ...changeOf('Betreff', ifOther(subject(after), subject(before), renamed)),
    ...changeOf('Anschreiben', otherText(linesOf(after.introText), linesOf(before.introText))),
    ...pointChanges(after, before),
    ...includedChanges(after, before),
  ]
}

/** What was worded, added or hidden by hand; what follows the plan is told with its services. */
function includedChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const told = ({ includedLines = [], locale }: FrozenOffer) => includedLines.filter((one) => one.locale === locale)
  const worded = (offer: FrozenOffer) =>
    told(offer).flatMap((one) => (one.isHidden || one.text === '' ? [] : [one.text]))
  const hidden = (offer: FrozenOffer) => told(offer).flatMap((one) => (one.isHidden ? [one.text || one.source] : []))
  return [
    ...changeOf('Im Reisepreis enthalten', otherText(worded(after), worded(before))),
    ...changeOf('Nicht mehr als enthalten genannt', otherText(hidden(after), hidden(before))),
  ]
}

/** Only those in the language of a document are in it. */
function pointChanges(after: FrozenOffer, before: FrozenOffer): VersionChange[] {
  const told = ({ bulletPoints, locale }: FrozenOffer) => bulletPoints.filter((one) => one.locale === locale)
  const linesOfSection = (offer: FrozenOffer, section: string) =>
    told(offer)
      .filter((one) => one.section === section)
      .map(({ content }) => content)
  const sections = [...new Set([...told(before), ...told(after)].map(({ section }) => section))]
  return sections.flatMap((section) =>
    changeOf(`Stichpunkte „${section}“`, [
      ...ifOther(presence(after, section), presence(before, section), (now) => now),
      ...otherText(linesOfSection(after, section), linesOfSection(before, section)),
    ]),
  )

  function presence(offer: FrozenOffer, section: string): string {
    return told(offer).some((one) => one.section === section) ? '' : 'nicht mehr aufgeführt'
  }
}
