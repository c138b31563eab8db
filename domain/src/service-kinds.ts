import type { Locale } from './accounts/options.ts'

/**
 * The kinds of services, a row each. Whatever lists kinds, names their resources or tells one from the other starts from here;
 * what docs/trials.md lists beside this row is what a kind really has of its own.
 */
type Row = {
  /** Its resource; below `/api/` and in links. */
  readonly resource: string
  /** The list in which a day keeps its services of the kind (001 §3). */
  readonly list: string
  readonly label: string
  /** Of the list. */
  readonly plural: string
  /** What documents call it. */
  readonly printed: Readonly<Record<Locale, string>>
  /** A bed for the night, a way from one stop to another, something to see or do, or words alone. */
  readonly nature: 'stay' | 'passage' | 'visit' | 'words'
  /** How a passage carries the group. */
  readonly carries: 'ferry' | 'air' | 'rail' | null
  /** What makes a service the one it is; when it changes, descriptions of the old one are cleared (001 §5, PLACE-16). */
  readonly main: readonly string[]
  /** What decides whether the driver's part must be said (001 §5). */
  readonly asksDriverBy: 'type' | 'category' | null
  /** The badge of a day that differs from its concept, and its place among them (000 §2.5). */
  readonly difference: { readonly place: number; readonly badge: string; readonly title: string }
  /** Whom one can ask for it; null where nobody is asked. */
  readonly asked: {
    readonly requests: string
    /** The providers who answer, and the name under which the request has them beside `provider` (001 §3). */
    readonly providers: string
    readonly provider: string
    readonly seller: string
    /** What one of them is called where it is asked. */
    readonly firm: string
    /** Said of a service that is of another kind. */
    readonly notOfKind: string
    /** The list of a calculation with what it is sold for, and its resource (002 §3). */
    readonly priceList: string
    readonly prices: string
    /** Said of a provider who sells something else. */
    readonly providerNotOfKind: string
  } | null
}

export const serviceKinds = {
  hotel: {
    resource: 'hotel_placeholders',
    list: 'hotelPlaceholders',
    label: 'Hotel',
    plural: 'Hotels',
    printed: { de_DE: 'Hotel', en: 'Hotel', fr: 'Hôtel' },
    nature: 'stay',
    carries: null,
    main: [],
    asksDriverBy: null,
    difference: { place: 2, badge: 'H', title: 'Unterschiedliche Hotelorte!' },
    asked: {
      requests: 'hotel_requests',
      providers: 'hotels',
      provider: 'hotel',
      seller: 'Hotel',
      firm: 'Hotel',
      notOfKind: 'Diese Leistung ist kein Hotel.',
      priceList: 'hotelPrices',
      prices: 'calculation_price_hotels',
      providerNotOfKind: 'Dieser Leistungsträger ist kein Hotel.',
    },
  },
  other: {
    resource: 'other_placeholders',
    list: 'otherPlaceholders',
    label: 'Zusatzleistung',
    plural: 'Zusatzleistungen',
    printed: { de_DE: 'Leistung', en: 'Service', fr: 'Prestation' },
    nature: 'visit',
    carries: null,
    main: ['category', 'otherServiceType', 'area', 'place', 'destination'],
    asksDriverBy: 'category',
    difference: { place: 5, badge: 'ZL', title: 'Unterschiedliche Zusatzleistungen!' },
    asked: {
      requests: 'other_requests',
      providers: 'providers',
      provider: 'provider',
      seller: 'Weitere',
      firm: 'Leistungsträger',
      notOfKind: 'Diese Leistung ist keine Zusatzleistung.',
      priceList: 'otherPrices',
      prices: 'calculation_price_others',
      providerNotOfKind: 'Dieser Leistungsträger ist kein Anbieter von Zusatzleistungen.',
    },
  },
  ferry: {
    resource: 'ferry_placeholders',
    list: 'ferryPlaceholders',
    label: 'Fähre',
    plural: 'Fähren',
    printed: { de_DE: 'Fähre', en: 'Ferry', fr: 'Ferry' },
    nature: 'passage',
    carries: 'ferry',
    main: ['type', 'startPort', 'endPort'],
    asksDriverBy: 'type',
    difference: { place: 1, badge: 'F', title: 'Unterschiedliche Fährstrecken!' },
    asked: {
      requests: 'ferry_requests',
      providers: 'ferries',
      provider: 'ferry',
      seller: 'Reederei',
      firm: 'Reederei',
      notOfKind: 'Diese Leistung ist keine Fähre.',
      priceList: 'ferryPrices',
      prices: 'calculation_price_ferries',
      providerNotOfKind: 'Dieser Leistungsträger ist keine Reederei.',
    },
  },
  airline: {
    resource: 'airline_placeholders',
    list: 'airlinePlaceholders',
    label: 'Flug',
    plural: 'Flüge',
    printed: { de_DE: 'Flug', en: 'Flight', fr: 'Vol' },
    nature: 'passage',
    carries: 'air',
    main: ['startAirport', 'endAirport'],
    asksDriverBy: null,
    difference: { place: 3, badge: 'A', title: 'Unterschiedliche Flugstrecken!' },
    asked: {
      requests: 'airline_requests',
      providers: 'airlines',
      provider: 'airline',
      seller: 'Airline',
      firm: 'Airline',
      notOfKind: 'Diese Leistung ist kein Flug.',
      priceList: 'airlinePrices',
      prices: 'calculation_price_airlines',
      providerNotOfKind: 'Dieser Leistungsträger ist keine Fluggesellschaft.',
    },
  },
  train: {
    resource: 'train_placeholders',
    list: 'trainPlaceholders',
    label: 'Zug',
    plural: 'Züge',
    printed: { de_DE: 'Zug', en: 'Train', fr: 'Train' },
    nature: 'passage',
    carries: 'rail',
    main: ['type', 'startTrainStation', 'endTrainStation'],
    asksDriverBy: 'type',
    difference: { place: 4, badge: 'Z', title: 'Unterschiedliche Zugstrecken!' },
    asked: {
      requests: 'train_requests',
      providers: 'trains',
      provider: 'train',
      seller: 'Bahn',
      firm: 'Bahn',
      notOfKind: 'Diese Leistung ist kein Zug.',
      priceList: 'trainPrices',
      prices: 'calculation_price_trains',
      providerNotOfKind: 'Dieser Leistungsträger ist keine Bahn.',
    },
  },
  route: {
    resource: 'route_details',
    list: 'routeDetails',
    label: 'Route',
    plural: 'Routenstichpunkte',
    printed: { de_DE: 'Route', en: 'Route', fr: 'Itinéraire' },
    nature: 'words',
    carries: null,
    main: ['predefinedRouteDetail'],
    asksDriverBy: null,
    difference: { place: 6, badge: 'R', title: 'Unterschiedliche Routenhighlights!' },
    asked: null,
  },
  free: {
    resource: 'free_text_items',
    list: 'freeTextItems',
    label: 'Freitext',
    plural: 'Freitexte',
    printed: { de_DE: 'Hinweis', en: 'Note', fr: 'Remarque' },
    nature: 'words',
    carries: null,
    main: [],
    asksDriverBy: null,
    difference: { place: 7, badge: 'F', title: 'Unterschiedliche Freitexte!' },
    asked: null,
  },
} as const satisfies Record<string, Row>

type Kinds = typeof serviceKinds
export type ServiceKind = keyof Kinds
type KindsWith<Part> = { [K in ServiceKind]: Kinds[K] extends Part ? K : never }[ServiceKind]
/** Kinds of services that are asked for at providers. */
export type RequestedKind = KindsWith<{ readonly asked: object }>
export type PassageKind = KindsWith<{ readonly nature: 'passage' }>
export type CrossingKind = KindsWith<{ readonly asksDriverBy: 'type' }>
/** The list of a calculation with the prices of a kind. */
export type PriceListOf<K extends RequestedKind> = Kinds[K]['asked']['priceList']
/** The list in which a day keeps its services of a kind. */
export type ListOf<K extends ServiceKind> = Kinds[K]['list']

/** What documents call each kind, in a language. */
export function printedKinds(locale: Locale): Readonly<Record<string, string>> {
  return Object.fromEntries(serviceKindKeys.map((kind) => [kind, serviceKinds[kind].printed[locale]]))
}

/** In the order in which they are offered. */
export const serviceKindKeys = Object.keys(serviceKinds) as readonly ServiceKind[] // Object.keys forgets what the keys are
export const requestedKinds = serviceKindKeys.filter(isRequestedKind)
/** The resources of all kinds, to which links to a service or a request may lead. */
export const serviceResources = serviceKindKeys.map((kind) => serviceKinds[kind].resource)
export const requestResources = requestedKinds.map((kind) => serviceKinds[kind].asked.requests)
/** Names under which requests have the provider who answers them: one for all, and one of each kind. */
export const providerNames = [
  ...new Set(['provider', ...requestedKinds.map((kind) => serviceKinds[kind].asked.provider)] as const),
]

/** Whether somebody can be asked for it: everything but route bullet points and free texts. */
export function isRequestedKind(kind: ServiceKind): kind is RequestedKind {
  return serviceKinds[kind].asked !== null
}

/** Whether it leads from one stop to another. */
export function isPassageKind(kind: ServiceKind): kind is PassageKind {
  return serviceKinds[kind].nature === 'passage'
}

/** Whether it goes by day or by night, with seats or cabins: ferries and trains. */
export function isCrossingKind(kind: ServiceKind): kind is CrossingKind {
  return serviceKinds[kind].asksDriverBy === 'type'
}
