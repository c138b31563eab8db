import type { PrintedWords } from '../../documents/document-words.ts'
import type { meals } from '../templates.contract.ts'
import type { PaperPart } from './paper-choices.ts'

/** What the template of the travel documents says by itself. */
type OwnPrintedWords = {
  timetable: string
  generalInfos: string
  menuList: string
  /** 'Seite 9', where the timetable points to a provider. */
  see: string
}
export type PrintedPaperWords = PrintedWords & OwnPrintedWords

/** The fixed words of travel documents beside those of every document; '{Ihre|deine}' as one is with their reader. */
export type PaperWords = {
  printed: OwnPrintedWords
  name: string
  /** Behind the name of the file, where it is for the printer. */
  forPrint: string
  subject: string
  emergency: string
  phone: (number: string) => string
  letter: {
    begins: (category: string, period: string) => string
    holds: (list: string) => string
    parts: Readonly<Partial<Record<PaperPart, string>>>
    emergency: (number: string) => string
    close: string
  }
  meals: Record<keyof typeof meals, string>
  /** Where a code leads, for those who do not see it. */
  codeOf: (title: string) => string
  /** Below the code: what it opens. */
  opensMap: string
  opensPage: string
  /** What a map among the hints shows, for those who do not see it. */
  sketchOf: (stops: string) => string
  pictureOf: (title: string) => string
  questionnaire: {
    name: string
    intro: string
    marks: readonly string[]
    general: readonly string[]
    hotels: string
    remarks: readonly string[]
    from: string
  }
}
