import type { TimetableEntry } from '../../documents/detailed-route-document.ts'
import type { DocumentModel, LetterModel, PrintedDay, PrintedMap } from '../../documents/document-model.ts'
import type { RichText } from '../../rich-text.ts'
import type { PrintedPaperWords } from './paper-words.ts'

/** What the pages of the travel documents say. A part that is not wanted, or has nothing to say, is null or empty. */
export type PaperModel = Omit<DocumentModel, 'words'> & {
  words: PrintedPaperWords
  isPrinted: boolean
  /** '14.–23. Mai 2027' */
  period: string
  /** null for the questionnaire alone. */
  cover: PaperCover | null
  /** 'Notruf rund um die Uhr 040 66969-199', at the foot of every page; the house's name where it has none. */
  foot: string
  coverLetter: LetterModel | null
  timetable: PaperDay[]
  route: PrintedDay[]
  providers: PrintedProvider[]
  generalInfos: PrintedNote[]
  menuList: MealsOfDay[]
  questionnaire: PrintedQuestionnaire | null
}

export type PaperCover = {
  label: string
  group: string
  period: string
  emergency: { text: string; value: string } | null
  /** Millimetres; 0 without a map. */
  mapWidth: number
}

/** A day by the clock; `page` names the provider whose page tells more. */
export type PaperDay = PrintedDay & { entries: (TimetableEntry & { page: string })[] }

export type PrintedProvider = {
  /** By which the timetable refers to it. */
  key: string
  name: string
  stars: number
  starsText: string
  /** '15.–17. Mai 2027 · 2 Nächte · Halbpension' */
  stay: string
  contacts: { icon: 'map' | 'phone' | 'web'; text: string; href: string }[]
  notes: PrintedNote[]
}

export type PrintedNote = {
  title: string
  text: RichText | null
  /** A box: what must not be overlooked. */
  isBox: boolean
  code: { svg: string; alt: string; caption: string; href: string } | null
  /** Of a box with a map. */
  map: PrintedMap | null
  images: { file: string; alt: string }[]
}

export type MealsOfDay = Pick<PrintedDay, 'number' | 'label' | 'weekday' | 'date' | 'route'> & {
  meals: { meal: string; place: string; name: string; text: RichText | null }[]
}

export type PrintedQuestionnaire = {
  title: string
  intro: string
  marks: string[]
  groups: { title: string; questions: string[] }[]
  remarks: string[]
  from: string
}
