import type { FerryItem, FreeTextItem, HotelItem, RouteItem, TripDay } from './days.ts'

type Place = { name: string; latitude: number; longitude: number }
type Services = {
  texts?: number[]
  hotels?: { id: number; place: Place | null; until?: string; offer?: HotelItem['clientOffer']['status'] }[]
  /** Predefined route bullet points by the id of their place. */
  routes?: { id: number; place: number }[]
  /** Day ferries unless they are told to sail by night. */
  ferries?: { id: number; from: Place; to: Place; type?: FerryItem['type'] }[]
}

/** A day as the API answers it, as far as rules look at it. @param date 'DD.MM.YYYY' */
export function plannedDay(
  id: number,
  date: string,
  { texts = [], hotels = [], ferries = [], routes = [] }: Services,
): TripDay {
  const common = {
    version: 1,
    order: '/api/orders/1',
    day: `/api/days/${id}`,
    startAt: `${date} 09:00:00`,
    endAt: null,
    checkInAt: null,
    agency: null,
    selectedRequest: null,
    takenBackRequest: null,
    info: { type: '', personsReserved: null, personsAsked: 20 },
    driverNotParticipating: null,
    isBrandNew: false,
    withRequest: false,
    noOwnTripDetails: false,
    tripDetailProgress: 0,
    showVoucher: true,
    sortGroup: null,
    routeDescription: '',
    serviceDescription: '',
    translations: {},
    offerType: null,
    offerProvider: null,
  } as const
  const offer = (status: HotelItem['clientOffer']['status'] = 'included') =>
    ({ clientOffer: { status, priceType: 'per_person', price: null } }) as const
  const place = (one: Place) => ({
    id: one.name.length,
    version: 1,
    country: 'NO',
    area: null,
    translations: {},
    isRetired: false,
    infos: [],
    ...one,
  })
  const port = (one: Place) => ({
    id: one.name.length,
    version: 1,
    translations: {},
    country: 'NO',
    place: null,
    isRetired: false,
    infos: [],
    ...one,
  })
  const predefined = (id: number) => ({
    id,
    version: 1,
    organisationFilter: null,
    name: '',
    type: '',
    routeDescription: '',
    translations: {},
    timeOfDay: null,
    pricePerPerson: { amount: '0.00', currency: 'EUR', formatted: '0,00 €' } as const,
    destination: null,
    area: null,
    place: `/api/places/${id}` as const,
    locationCharges: [],
    infos: [],
    isRetired: false,
  })
  return {
    id,
    version: 1,
    order: '/api/orders/1',
    date: `${date} 00:00:00`,
    name: '',
    translations: {},
    isAutomaticName: true,
    distance: null,
    distanceIsCalculated: true,
    sortHelper: [
      ...texts.map((one) => `free-${one}`),
      ...routes.map((one) => `route-${one.id}`),
      ...ferries.map((one) => `ferry-${one.id}`),
      ...hotels.map((one) => `hotel-${one.id}`),
    ],
    daySubtitles: [],
    tripDetailProgress: 0,
    airlinePlaceholders: [],
    trainPlaceholders: [],
    otherPlaceholders: [],
    routeDetails: routes.map(
      (one): RouteItem => ({
        ...common,
        ...offer(),
        id: one.id,
        predefinedRouteDetail: predefined(one.place),
        type: '',
        timeOfDay: null,
        pricePerPerson: null,
        emptyDrive: false,
        locationCharges: [],
      }),
    ),
    freeTextItems: texts.map(
      (one): FreeTextItem => ({
        ...common,
        ...offer(),
        id: one,
        text: null,
        predefinedFreeTextItem: null,
        timeOfDay: null,
      }),
    ),
    hotelPlaceholders: hotels.map(
      (one): HotelItem => ({
        ...common,
        ...offer(one.offer),
        id: one.id,
        ...(one.until !== undefined && { endAt: `${one.until} 00:00:00` }),
        area: null,
        place: one.place && place(one.place),
        board: 'half',
        hotelType: { stars: 3, category: 'standard' },
        times: [],
        defaultHotelTimes: [],
        requests: [],
      }),
    ),
    ferryPlaceholders: ferries.map(
      (one): FerryItem => ({
        ...common,
        ...offer(),
        id: one.id,
        type: one.type ?? 'day',
        startPort: port(one.from),
        endPort: port(one.to),
        hideClass: false,
        classCategory: null,
        offerBus: false,
        offerCar: false,
        offerMotorcycle: false,
        offerSprinter: false,
        offerTrailer: false,
        requests: [],
      }),
    ),
  }
}
