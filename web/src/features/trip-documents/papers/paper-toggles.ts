import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { PaperPart } from '@reisewerk/domain/trip-documents/papers/paper-choices.ts'
import { counted } from '../../../lib/format.ts'
import type { Papers, WantedPapers } from './api.ts'

type Toggle = {
  readonly field: 'coverLetter' | 'detailedRoute' | 'route' | 'generalInfos' | 'menu' | 'questionaire'
  readonly label: string
  /** The switch of the house that offers it (APP-05). */
  readonly offeredBy: Exclude<keyof Settings['tripDocuments'], 'contactSelect'>
  readonly part: PaperPart
}

/** What one may choose of the travel documents, in the order in which they are bound (002 §2). */
export const paperToggles: readonly Toggle[] = [
  { field: 'coverLetter', label: 'Anschreiben erstellen', offeredBy: 'coverLetter', part: 'coverLetter' },
  { field: 'detailedRoute', label: 'Fahrplan erstellen', offeredBy: 'timetable', part: 'detailedRoute' },
  { field: 'route', label: 'Routenbeschreibung anhängen', offeredBy: 'routeDescription', part: 'route' },
  {
    field: 'generalInfos',
    label: 'Allgemeine Informationen anhängen',
    offeredBy: 'generalInformation',
    part: 'generalInfos',
  },
  { field: 'menu', label: 'Menüliste erstellen', offeredBy: 'menuList', part: 'menu' },
  { field: 'questionaire', label: 'Fragebogen erstellen', offeredBy: 'questionnaire', part: 'questionnaire' },
]

/** What each part of the booklet is called. */
export const partNames: Readonly<Record<PaperPart, string>> = {
  cover: 'Titel',
  coverLetter: 'Anschreiben',
  detailedRoute: 'Fahrplan',
  route: 'Routenbeschreibung',
  providers: 'Hinweise der Leistungsträger',
  generalInfos: 'Allgemeine Informationen',
  menu: 'Menüliste',
  questionnaire: 'Fragebogen',
}

/** What is kept, as a generation asks for it; what the house does not offer is left out. */
export function wantedOf(papers: Papers, offered: Settings['tripDocuments']): WantedPapers {
  const isWanted = (field: Toggle['field']) =>
    papers[field] && paperToggles.some((toggle) => toggle.field === field && offered[toggle.offeredBy])
  return {
    _contact: offered.contactSelect ? papers.contact : null,
    _route: isWanted('route'),
    _generalInfos: isWanted('generalInfos'),
    _questionaire: isWanted('questionaire'),
    print: papers.print,
    coverLetter: isWanted('coverLetter'),
    menu: isWanted('menu'),
    detailed_route: isWanted('detailedRoute'),
  }
}

export type PartPages = { part: PaperPart; first: number; pages: number }

type Begun = { readonly part: string; readonly page: number; readonly last?: number }

/** How many pages each part has. @param parts where each begins and, unless it is the next one's, ends @param total of all */
export function pagesOfParts(parts: readonly Begun[], total: number): PartPages[] {
  return parts.flatMap(({ part, page, last }, index) => {
    if (!isPart(part)) return []
    return { part, first: page, pages: (last ?? (parts[index + 1]?.page ?? total + 1) - 1) - page + 1 }
  })
}

/**
 * What stands below each page of the wall: its printed number, and which part it is of. A page that fills a sheet has neither,
 * as on paper.
 */
export function captionsOf(
  parts: readonly PartPages[],
  total: number,
): { number: number | null; part: PaperPart | null }[] {
  let number = 0
  return Array.from({ length: total }, (_, index) => {
    const page = index + 1
    const of = parts.find(({ first, pages }) => first <= page && page < first + pages)
    return of === undefined ? { number: null, part: null } : { number: ++number, part: of.part }
  })
}

/** How large the file is: '18 Seiten, gedruckt 9 Blatt'. @param attached pages bound behind @param isPrinted on both sides */
export function sizeOf({ pages, attached }: { pages: number; attached: number }, isPrinted: boolean): string {
  const size = counted(pages + attached, ['Seite', 'Seiten'])
  return isPrinted ? `${size}, gedruckt ${Math.ceil((pages + attached) / 2)} Blatt` : size
}

function isPart(name: string): name is PaperPart {
  return Object.hasOwn(partNames, name)
}
