import type { DocumentSource } from '../../documents/document-source.ts'
import type { GazetteerKind } from '../../geography/gazetteer.ts'
import { subtitleAt } from '../../itinerary/plan/plan-in.ts'
import { isSold, type PlannedService, type PlannedText } from '../../itinerary/plan/trip-plan.ts'
import { plainTextOf } from '../../rich-text.ts'
import { standsOnPaper } from '../offer-extras.ts'
import type { OfferSource } from '../offer-source.ts'

/** A text that somebody typed and that stands on the paper as it is. */
export type ToldText = {
  /** 'Anschreiben', 'Reiseverlauf, Tag 2': where somebody finds it. */
  readonly where: string
  readonly on: 'letter' | 'conditions' | 'points' | 'plan' | 'prices' | 'providers' | 'infos'
  readonly text: string
  /** Of a text that has translations: where on the page of the plan it is entered, and whether it stands in the language of the paper. */
  readonly entered?: {
    readonly at: string | null
    /** The page on which it is entered, where that is another one. */
    readonly path?: string
    readonly isTranslated: boolean
    /** It was translated, and its German text has changed since (decision 106). */
    readonly isOutdated?: boolean
  }
}

/** All that the papers of an offer tell in the words of the house, in the order in which one reads it. */
export function toldTexts({ introTitle, introText, ...offer }: OfferSource): ToldText[] {
  const { attachRouteDescription, conditions, conditionsText, bulletPoints, language, prices } = offer
  return [
    { where: 'Betreff', on: 'letter', text: introTitle } as const,
    { where: 'Anschreiben', on: 'letter', text: plainTextOf(introText) } as const,
    ...toldOfTrip(offer, attachRouteDescription === 'long'),
    ...(prices.rows ?? [])
      .filter(standsOnPaper)
      .flatMap((row): ToldText[] => ('name' in row ? [{ where: 'Preise', on: 'prices', text: ownNameOf(row) }] : [])),
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

/** What every paper of a trip tells of it: its name, its destinations, its days. @param withSubtitles whether they are printed, too */
export function toldOfTrip({ trip, days }: Pick<DocumentSource, 'trip' | 'days'>, withSubtitles: boolean): ToldText[] {
  return [
    {
      ...({ where: 'Reisename', on: 'plan', text: trip.name } as const),
      entered: { at: null, isTranslated: false, ...trip.nameIs },
    },
    ...(trip.destinationsToTranslate ?? []).map(({ id, name, ...state }): ToldText => {
      const entered = { at: null, path: `/destinations/${id}`, ...state }
      return { where: 'Destination', on: 'plan', text: name, entered }
    }),
    ...namesOfStops(days),
    ...outdatedNames(days),
    ...days.flatMap((day, index) => {
      const place = { where: `Reiseverlauf, Tag ${index + 1}`, on: 'plan' } as const
      const own = [
        // A day that names itself by its places has the names they have.
        ...(day.isAutomaticName ? [] : [['name', day.name] as const]),
        ...(withSubtitles ? day.subtitles.map((text, at) => [subtitleAt(at), text] as const) : []),
      ]
      return [
        ...own.map(([name, text]): ToldText => {
          return { ...place, text, entered: { at: `day-${day.id}`, ...stateOf(day, name) } }
        }),
        ...day.services.flatMap((service) =>
          wordsOf(service).map(([name, text]): ToldText => {
            const at = service.id === undefined ? null : `service-${service.id}`
            return { ...place, text, entered: { at, ...stateOf(service, name) } }
          }),
        ),
      ]
    }),
  ]
}

const stopWords: Readonly<Record<GazetteerKind, string>> = {
  places: 'Ort',
  ports: 'Hafen',
  airports: 'Flughafen',
  train_stations: 'Bahnhof',
}

/** Ports, airports and stations, each once: what they are called is entered in the master data. */
function namesOfStops(days: DocumentSource['days']): ToldText[] {
  const stops = days.flatMap(({ services }) => services.flatMap(stopsOf))
  const byName = new Map(stops.map((stop) => [`${stop.kind} ${stop.id ?? stop.name}`, stop]))
  return [...byName.values()].map(({ kind, id, name, isTranslated = false }) => {
    const told = { where: stopWords[kind], on: 'plan', text: name } as const
    return id === undefined ? told : { ...told, entered: { at: null, path: `/${kind}/${id}`, isTranslated } }
  })
}

/** Names of places and stops, by which days and ways are told, that were translated from another German name; each once. */
function outdatedNames(days: DocumentSource['days']): ToldText[] {
  const places = days
    .flatMap(({ services }) => services.flatMap(placesOf))
    .flatMap((place) => place?.outdatedNames ?? [])
  const byName = new Map(places.map((place) => [`${place.kind} ${place.id}`, place]))
  return [...byName.values()].map(({ kind, id, name }) => {
    const entered = { at: null, path: `/${kind}/${id}`, isTranslated: true, isOutdated: true }
    return { where: stopWords[kind], on: 'plan', text: name, entered }
  })
}

const stopsOfPassage = { ferry: 'ports', airline: 'airports', train: 'train_stations' } as const

function stopsOf(service: PlannedService) {
  if (!('from' in service)) return []
  const kind = stopsOfPassage[service.kind]
  return [service.from, service.to].flatMap((stop) => (stop === null ? [] : [{ ...stop, kind }]))
}

function placesOf(service: PlannedService) {
  return 'from' in service ? [service.from, service.to] : [service.place]
}

type Translated = { readonly translated?: readonly string[]; readonly outdated?: readonly string[] }

function stateOf({ translated = [], outdated = [] }: Translated, name: string) {
  return { isTranslated: translated.includes(name), isOutdated: outdated.includes(name) }
}

/** Of 'The Crescent Spa House: Doppelzimmer' the house is called so in every language. */
function ownNameOf({ name, priceType }: { readonly name: string; readonly priceType: string }): string {
  return priceType === 'item' ? (name.split(': ').at(-1) ?? name) : name
}

function wordsOf(service: PlannedService): (readonly [PlannedText, string])[] {
  if (!isSold(service)) return [['text', service.text]]
  const description = ['description', service.description] as const
  return service.kind === 'other' ? [['title', service.title], description] : [description]
}
