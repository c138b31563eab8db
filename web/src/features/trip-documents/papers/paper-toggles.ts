import type { Settings } from '@reisewerk/domain/accounts/settings.contract.ts'
import type { PaperPart } from '@reisewerk/domain/trip-documents/papers/paper-choices.ts'
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

/** How many pages each part has. @param parts where each begins @param total of all */
export function pagesOfParts(parts: readonly { part: string; page: number }[], total: number): PartPages[] {
  return parts.flatMap(({ part, page }, index) => {
    if (!isPart(part)) return []
    return { part, first: page, pages: (parts[index + 1]?.page ?? total + 1) - page }
  })
}

function isPart(name: string): name is PaperPart {
  return Object.hasOwn(partNames, name)
}
