import type { Locale } from '../../accounts/options.ts'
import type { DocumentLanguage } from '../../documents/document-language.ts'
import type { TripPlan } from '../../itinerary/plan/trip-plan.ts'
import type { KeptLine, ShownIncludedLine } from './included-line.contract.ts'
import { type IncludedLine, includedLines } from './included-services.ts'

/**
 * What an offer says it includes (TRUE-05): lines in the order they were given, worded, hidden and added as somebody wished;
 * what is new in the plan stands behind the line it follows there. A line that follows the plan goes with its service; one
 * worded by hand stays to be looked at, marked as 'gone', and is on no paper. Where the plan says something else than when a
 * line was worded, it is 'changed'.
 */
export function arrangedLines(planned: readonly IncludedLine[], kept: readonly KeptLine[]): ShownIncludedLine[] {
  const now = new Map(planned.map(({ key, text }) => [key, text]))
  const lines = once(kept).flatMap((line) => shownLine(line, now.get(line.key)))
  const known = new Set(lines.map(({ key }) => key))
  let before: string | null = null
  for (const { key, text } of planned) {
    if (!known.has(key)) {
      const place = before === null ? 0 : lines.findIndex((line) => line.key === before) + 1
      lines.splice(place, 0, followingPlan(key, text))
    }
    before = key
  }
  return lines
}

/** A line of the plan stands once, also where two began the list at once before that was so: the one that was worded or hidden, else the first. */
function once(kept: readonly KeptLine[]): KeptLine[] {
  const isTouched = ({ text, isHidden }: KeptLine) => text !== '' || isHidden
  const counts = new Map<string, KeptLine>()
  for (const line of kept) {
    const known = counts.get(line.key)
    if (known === undefined || (!isTouched(known) && isTouched(line))) counts.set(line.key, line)
  }
  return kept.filter((line) => line.key === '' || counts.get(line.key) === line)
}

function followingPlan(key: string, planned: string): ShownIncludedLine {
  return { key, planned, source: '', text: planned, isWorded: false, isHidden: false, standing: 'planned' }
}

function shownLine(line: KeptLine, planned: string | undefined): ShownIncludedLine[] {
  const { id, key, source, text, isHidden } = line
  const kept = { id, key, text, isHidden }
  const isWorded = text !== ''
  if (key === '') return [{ ...kept, planned: '', source: '', isWorded, standing: 'own' }]
  if (planned === undefined) {
    return isWorded ? [{ ...kept, planned: '', source, isWorded, standing: 'gone' }] : []
  }
  if (!isWorded) return [{ ...followingPlan(key, planned), id, isHidden }]
  return [{ ...kept, planned, source, isWorded, standing: source === planned ? 'planned' : 'changed' }]
}

/** What of the lines is to be kept with the offer. */
export function keptLines(lines: readonly ShownIncludedLine[], locale: Locale): KeptLine[] {
  return lines.map(({ id, key, planned, source, text, isWorded, isHidden }) => ({
    ...(id !== undefined && id > 0 ? { id } : {}),
    key,
    source: isWorded ? source : planned,
    text: isWorded ? text : '',
    isHidden,
    locale,
  }))
}

type Told = {
  readonly days: TripPlan
  readonly language: DocumentLanguage
  readonly includedLines?: readonly KeptLine[]
}

/** All lines of an offer in its language, those that are on no paper with them. */
export function linesOfOffer({ days, language, includedLines: kept = [] }: Told): ShownIncludedLine[] {
  return arrangedLines(
    includedLines(days, language),
    kept.filter(({ locale }) => locale === language.locale),
  )
}

/** What a paper says is included. */
export function toldIncluded(offer: Told): string[] {
  return linesOfOffer(offer).flatMap(({ text, isHidden, isWorded, standing }) =>
    isHidden || standing === 'gone' ? [] : [isWorded ? offer.language.typeset(text) : text],
  )
}
