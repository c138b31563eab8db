import { timetableOf } from '../../documents/detailed-route-document.ts'
import { documentModel } from '../../documents/document.ts'
import type { DocumentModel, PrintedDay } from '../../documents/document-model.ts'
import type { DocumentSource } from '../../documents/document-source.ts'
import { isFormal } from '../../documents/letter.ts'
import { addressed } from '../../documents/salutation.ts'
import type { RouteSketch } from '../../geography/map/route-sketch.ts'
import { isIncluded } from '../../itinerary/plan/trip-plan.ts'
import { capitalised } from '../../typography/characters.ts'
import { internationalPhone } from '../../typography/phone-numbers.ts'
import { typesetRichText } from '../../typography/typeset.ts'
import { checkInUntil } from '../vouchers/check-in.ts'
import { coverMapWidth } from './cover-map.ts'
import { type PaperChoices, type PaperPart, paperParts } from './paper-choices.ts'
import { paperWordsIn } from './paper-language.ts'
import { paperLetter } from './paper-letter.ts'
import type { MealsOfDay, PaperDay, PaperModel } from './paper-model.ts'
import { type DrawCode, printedNotes } from './paper-notes.ts'
import { type BoxSketches, keyOf, printedProviders } from './paper-providers.ts'
import { printedQuestionnaire } from './paper-questionnaire.ts'
import type { PaperSource } from './paper-source.ts'

/** What is drawn in the travel documents. @property route on the cover, null when too few places are known */
export type PaperMaps = { readonly route: RouteSketch | null; readonly boxes: BoxSketches }
const noMaps: PaperMaps = { route: null, boxes: new Map() }
const ofTrip = { address: '', sketch: null }

/**
 * The travel documents of a trip (002 §2, DOC-02): cover, letter, timetable, route, providers, general information, menus and
 * questionnaire, as they were chosen. They name no price, and of what must still be chosen only that it is possible.
 */
export function tripPapersDocument(source: PaperSource, { route, boxes }: PaperMaps, drawCode: DrawCode): PaperModel {
  const { choices, trip, client, language, emergency, house } = source
  const words = paperWordsIn[language.locale]
  const days = source.days.map((day) => ({ ...day, services: day.services.filter(isIncluded) }))
  const model = documentModel({ ...source, days }, tripPapersName(source), [], route)
  const providers = printedProviders(source, boxes, drawCode)
  const body = {
    timetable: choices.detailedRoute ? timetableDays(source, model, new Set(providers.map(({ key }) => key))) : [],
    route: choices.route ? model.days : [],
    providers,
    generalInfos: choices.generalInfos ? printedNotes(source.generalInfos, ofTrip, language, drawCode) : [],
    menuList: choices.menu ? menuList(source, model) : [],
    questionnaire: choices.questionnaire ? printedQuestionnaire(source) : null,
  }
  const value = internationalPhone(emergency.value)
  const period = language.dates.dateRange(trip.startAt, trip.endAt)
  return {
    ...model,
    ...body,
    words: { ...model.words, ...words.printed },
    isPrinted: choices.print,
    period,
    cover: {
      label: words.name,
      group: model.trip.group,
      period,
      mapWidth: model.map === null ? 0 : coverMapWidth(model.map),
      emergency: value === '' ? null : { text: addressed(words.emergency, isFormal(client)), value },
    },
    foot: value === '' ? house.name : [language.words.emergency(emergency.label), value].filter(Boolean).join(' '),
    coverLetter: choices.coverLetter ? paperLetter(source, partsOf(body)) : null,
  }
}

/** @returns 'Reiseunterlagen 2600417' */
export function tripPapersName({ orderNumber, language: { locale } }: DocumentSource): string {
  return `${paperWordsIn[locale].name} ${orderNumber}`
}

/** @returns 'Reiseunterlagen 2600417, zum Drucken'; for e-mail the name alone */
export function tripPapersFile(source: DocumentSource, { print }: PaperChoices): string {
  const { forPrint } = paperWordsIn[source.language.locale]
  return print ? `${tripPapersName(source)}, ${forPrint}` : tripPapersName(source)
}

/** @returns 'Fragebogen 2600417' */
export function questionnaireName({ orderNumber, language: { locale } }: DocumentSource): string {
  return `${paperWordsIn[locale].questionnaire.name} ${orderNumber}`
}

/** The questionnaire alone, to be sent after the journey (002 §3 type feedback). */
export function questionnaireDocument(source: PaperSource): PaperModel {
  const none = { coverLetter: false, detailedRoute: false, route: false, generalInfos: false, menu: false }
  const model = tripPapersDocument(
    { ...source, choices: { print: false, ...none, questionnaire: true }, generalInfos: [] },
    noMaps,
    () => '',
  )
  const { title, runningTitle } = documentModel(source, questionnaireName(source), [], null)
  return { ...model, title, runningTitle, cover: null, providers: [] }
}

type Body = Pick<PaperModel, 'timetable' | 'route' | 'providers' | 'generalInfos' | 'menuList' | 'questionnaire'>

/** Which parts have something to say. */
function partsOf(body: Body): ReadonlySet<PaperPart> {
  const has: Partial<Record<PaperPart, boolean>> = {
    detailedRoute: body.timetable.length > 0,
    route: body.route.length > 0,
    providers: body.providers.length > 0,
    generalInfos: body.generalInfos.length > 0,
    menu: body.menuList.length > 0,
    questionnaire: body.questionnaire !== null,
  }
  return new Set(paperParts.filter((part) => has[part] === true))
}

/**
 * The days by the clock as guests need them: what is only possible says so, with a passage stands until when one has to be there, and
 * where they sleep the house's telephone.
 */
function timetableDays(source: PaperSource, { days }: DocumentModel, pages: ReadonlySet<string>): PaperDay[] {
  const { language, providers, checkIns } = source
  const phones = new Map(providers.map(({ serviceId, phone }) => [serviceId, phone]))
  const words = paperWordsIn[language.locale]
  return source.days.flatMap((day, index) => {
    const printed: PrintedDay | undefined = days[index]
    if (printed === undefined) return []
    const optional = new Map(
      day.services.filter((service) => !isIncluded(service)).map((s) => ['id' in s ? s.id : null, s]),
    )
    const entries = timetableOf(day, source).map((entry) => {
      const { serviceId } = entry
      const phone = entry.kind === 'hotel' && serviceId !== null ? (phones.get(serviceId) ?? '') : ''
      const key = keyOf({ serviceId: serviceId ?? 0 })
      const checkIn = checkInUntil((serviceId === null ? null : checkIns.get(serviceId)) ?? null, language.locale)
      const isPossible = serviceId !== null && optional.has(serviceId)
      return {
        ...entry,
        text: isPossible && entry.status !== '' ? entry.status + language.words.colon + entry.text : entry.text,
        detail: [language.typeset(capitalised(checkIn)), entry.detail, phone === '' ? '' : words.phone(phone)]
          .filter(Boolean)
          .join('\n'),
        status: '',
        page: pages.has(key) ? key : '',
      }
    })
    return { ...printed, entries }
  })
}

/** What is eaten, by day: the group's list of all houses. */
function menuList({ providers, days: plan, language }: PaperSource, { days }: DocumentModel): MealsOfDay[] {
  const words = paperWordsIn[language.locale]
  return plan.flatMap(({ date }, index) => {
    const day = days[index]
    const meals = providers.flatMap((provider) =>
      provider.meals
        .filter((meal) => meal.date === date)
        .map(({ meal, name, text }) => ({
          meal: words.meals[meal],
          place: language.typeset(provider.name.trim()),
          name: language.typeset(name.trim()),
          text: text === null ? null : typesetRichText(text, language.typeset),
        })),
    )
    if (day === undefined || meals.length === 0) return []
    const { number, label, weekday, date: printedDate, route } = day
    return { number, label, weekday, date: printedDate, route, meals }
  })
}
