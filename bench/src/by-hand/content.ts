import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'

type Item = Readonly<Record<string, unknown>>
/** An answer of the app: what it holds, and of a list how many there are in all. */
export type Answered = { readonly body: unknown; readonly total: number | null }

const many = (value: unknown): Item[] => (Array.isArray(value) ? value : value ? [value as Item] : []) // JSON of the app
const at = (item: Item, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Item | null)?.[name], item)
const all = (items: readonly Item[], ...paths: string[]): Item[] =>
  items.flatMap((item) => paths.flatMap((path) => many(at(item, path))))

const lists = Object.values(serviceKinds).map(({ list }) => list)

/** The app's answers taken apart into the sets that the statements by hand answer, each item once. */
export function setsOf(answers: readonly Answered[]): Readonly<Record<string, readonly Item[]>> {
  const [first, second] = answers
  const items = many(first?.body)
  const totals = first?.total === null ? [] : [{ total: first?.total }]
  return {
    total: totals,
    items: items.map((item) => listed(item, first?.total)),
    item: items,
    ...headOf(items),
    ...planOf(many(second?.body)),
    ...panelsOf(answers.slice(2)),
  }
}

/** A trip as the list shows it: of where it goes only the names. */
function listed(item: Item, total: unknown): Item {
  const destinations = all([item], 'trip.destinations').map(({ id, name }) => ({ id, name }))
  return { ...item, trip: { ...(item.trip as Item), destinations }, total }
}

function headOf(items: readonly Item[]) {
  return {
    destinations: all(items, 'trip.destinations'),
    dayIds: items.flatMap(({ days }) => (Array.isArray(days) ? days.map((link) => ({ id: link })) : [])),
    rooms: all(items, ...['single', 'double', 'triple', 'quadruple'].map((size) => `hotelContingent.${size}Rooms`)),
    tripCabins: all(
      items,
      ...['single', 'double', 'triple', 'quadruple', 'other'].map((size) => `ferryContingent.${size}Cabins`),
    ),
  }
}

function planOf(days: readonly Item[]) {
  const services = all(days, ...lists)
  const requests = all(services, 'requests')
  const providers = all(requests, 'provider')
  const places = [...all(services, 'place'), ...all(providers, 'place')]
  const areas = all(services, 'area')
  const ports = all(services, 'startPort', 'endPort')
  const serviceTypes = all(services, 'otherServiceType')
  const routes = all(services, 'predefinedRouteDetail')
  return {
    days,
    subtitles: all(days, 'daySubtitles'),
    services,
    requests,
    itemPrices: all(requests, 'itemPrices'),
    cabins: all(requests, ...['single', 'double', 'other'].map((size) => `contingent.${size}Cabins`)),
    providers,
    agencies: [...all(services, 'agency'), ...all(requests, 'agency')],
    places,
    areas,
    ports,
    airports: all(services, 'startAirport', 'endAirport'),
    stations: all(services, 'startTrainStation', 'endTrainStation'),
    serviceTypes,
    serviceTimes: all(serviceTypes, 'allServiceDayTimes'),
    routes,
    routeCharges: all(services, 'locationCharges'),
    infos: all([...providers, ...places, ...areas, ...ports, ...routes], 'infos'),
  }
}

function panelsOf([todos, , checklist, estimate, offers, contacts, people]: readonly Answered[]) {
  return {
    todos: many(todos?.body).map((todo) => ({ ...todo, total: todos?.total })),
    checklist: many(checklist?.body),
    estimate: many(estimate?.body),
    storedOffers: [{ total: offers?.total }],
    contacts: many(contacts?.body),
    providerContacts: all(many(people?.body), 'providerContacts'),
  }
}
