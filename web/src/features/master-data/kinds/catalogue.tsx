import {
  areaContract,
  destinationContract,
  placeContract,
  portContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import { infoContract } from '@reisewerk/domain/geography/info.contract.ts'
import { parseAmount } from '@reisewerk/domain/money.ts'
import { providerContract, trainContract } from '@reisewerk/domain/partners/provider.contract.ts'
import {
  locationChargeContract,
  type locationChargeTypes,
  predefinedFreeTextItemContract,
  predefinedRouteDetailContract,
} from '@reisewerk/domain/partners/route-library.contract.ts'
import { trainRouteContract } from '@reisewerk/domain/partners/routes.contract.ts'
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { IconCoins, IconInfoCircle, IconPin, IconRoute, IconTags, IconTextCaption } from '@tabler/icons-react'
import { isMoney } from '../../../form/field-value.ts'
import { describe, type FieldDescription, isShared } from '../kind.ts'
import { DayTimesPanel } from '../panels/day-times-panel.tsx'
import { InfosPanel } from '../panels/infos-panel.tsx'

const name = { name: 'name', span: 6, byAdminsWhenShared: true } as const satisfies FieldDescription
const place = { name: 'place', span: 4, target: placeContract, byAdminsWhenShared: true } as const
const common = {
  retiredBy: 'isRetired',
  defaultSort: 'name',
  searchHint: 'Name …',
} as const

export const serviceTypeKind = describe(otherServiceTypeContract, {
  ...common,
  translated: ['name', 'meetingPoint'],
  icon: IconTags,
  newLabel: 'Neue Leistungsart',
  columns: [
    { name: 'name' },
    { name: 'category', width: 160 },
    { name: 'priceType', label: 'Preis', width: 150, quiet: true },
    { name: 'duration', label: 'Minuten', width: 90, align: 'right', quiet: true },
    { name: 'meetingPoint', width: 300, quiet: true },
    {
      name: 'allServiceDayTimes',
      width: 110,
      align: 'right',
      quiet: true,
      show: (type) => type.allServiceDayTimes.length || '',
    },
  ],
  filters: [{ name: 'category' }, { name: 'priceType' }],
  groups: [
    {
      title: 'Leistungsart',
      fields: [
        name,
        {
          name: 'category',
          span: 3,
          byAdminsWhenShared: true,
        },
        { name: 'priceType', span: 3 },
        { name: 'duration', span: 3 },
        { name: 'meetingPoint', span: 9, as: 'lines' },
      ],
    },
    {
      title: 'Texte',
      fields: [
        { name: 'routeDescription', span: 12, as: 'lines' },
        { name: 'serviceDescription', span: 12, as: 'lines' },
      ],
    },
  ],
  panels: (type) => <DayTimesPanel id={type.id} times={type.allServiceDayTimes} />,
})

export const routeDetailKind = describe(predefinedRouteDetailContract, {
  ...common,
  translated: ['routeDescription'],
  icon: IconRoute,
  newLabel: 'Neuer Routenstichpunkt',
  listGroups: ['location_charge_read'],
  columns: [
    { name: 'name' },
    { name: 'routeDescription', label: 'Beschreibung', width: 420, quiet: true },
    { name: 'timeOfDay', width: 88, quiet: true },
    { name: 'pricePerPerson', label: 'Pro Person', width: 120, align: 'right' },
    {
      name: 'locationCharges',
      width: 220,
      quiet: true,
      show: ({ locationCharges }) => locationCharges.map((charge) => charge.name).join(', '),
    },
  ],
  filters: [
    { name: 'destination.id', target: destinationContract },
    { name: 'area.id', target: areaContract },
    { name: 'place.id', target: placeContract },
  ],
  groups: [
    {
      title: 'Routenstichpunkt',
      fields: [
        name,
        { name: 'timeOfDay', span: 2 },
        { name: 'pricePerPerson', span: 4 },
        { name: 'routeDescription', span: 12, as: 'lines' },
        { name: 'locationCharges', span: 12, target: locationChargeContract },
      ],
    },
    {
      title: 'Lage',
      fields: [
        { name: 'destination', span: 4, target: destinationContract, byAdminsWhenShared: true },
        { name: 'area', span: 4, target: areaContract, byAdminsWhenShared: true },
        place,
      ],
    },
  ],
  panels: (point) => <InfosPanel home="predefinedRouteDetail" id={point.id} serveEverybody={isShared(point)} />,
})

function isFree({ amount }: { amount: string }): boolean {
  return (parseAmount(amount) ?? 0) === 0
}

/** The location-charge form of 002 §2: every field can be refused on its own (§5). */
export const locationChargeKind = describe(locationChargeContract, {
  ...common,
  icon: IconCoins,
  newLabel: 'Neue Gebühr hinzufügen',
  hintOf: () => 'Gebühr bearbeiten',
  listGroups: ['place_read'],
  begins: { type: 'entrance' satisfies keyof typeof locationChargeTypes },
  // A vignette holds for a country, an entrance may be free: neither is refused (decision 065).
  lackIn: (held) => {
    const price = held('price')
    const lacks = [
      held('place') === null && 'Ohne Ort: Wer nach einem Ort filtert, findet sie nicht.',
      (!isMoney(price) || isFree(price)) && 'Ohne Preis: In Reisen kommt sie mit dem Betrag 0,00 an.',
    ].filter((lack) => lack !== false)
    return lacks.length === 0 ? null : lacks.join(' ')
  },
  columns: [
    { name: 'name' },
    { name: 'type', width: 130 },
    {
      name: 'price',
      width: 120,
      align: 'right',
      show: ({ price }) => (isFree(price) ? 'ohne Preis' : price.formatted),
    },
    { name: 'place', width: 220, quiet: true, show: ({ place }) => place?.name ?? 'ohne Ort' },
    { name: 'description', width: 380, quiet: true },
  ],
  filters: [{ name: 'type' }, { name: 'place.id', target: placeContract }],
  groups: [
    {
      title: 'Gebühr',
      fields: [
        name,
        { ...place, span: 3 },
        { name: 'type', span: 3 },
        { name: 'price', span: 4 },
        {
          name: 'predefinedRouteDetails',
          span: 8,
          target: predefinedRouteDetailContract,
        },
        { name: 'description', span: 12, as: 'lines' },
      ],
    },
    {
      title: 'Adresse',
      fields: [
        { name: 'address.title', span: 6 },
        { name: 'address.streetAddress', span: 6 },
        { name: 'address.zip', span: 2 },
        { name: 'address.city', span: 5 },
        { name: 'address.country', span: 5 },
      ],
    },
  ],
})

export const freeTextKind = describe(predefinedFreeTextItemContract, {
  ...common,
  translated: ['text'],
  icon: IconTextCaption,
  newLabel: 'Neuer Freitext',
  columns: [{ name: 'name' }, { name: 'timeOfDay', width: 120, quiet: true }],
  groups: [
    { title: 'Freitext', fields: [name, { name: 'timeOfDay', span: 2 }] },
    { title: 'Text', fields: [{ name: 'text', span: 12 }] },
  ],
})

/** Infos of all that can have them; each is edited here and on the page of what it belongs to (MD-05). */
export const infoKind = describe(infoContract, {
  icon: IconInfoCircle,
  newLabel: 'Neuer Hinweis',
  defaultSort: 'importance',
  searchHint: 'Titel …',
  listGroups: ['info_home_read'],
  titleOf: ({ title }) => title,
  hintOf: ({ home }) => home.name,
  columns: [
    { name: 'title' },
    { label: 'Gehört zu', width: 260, show: ({ home }) => home.name },
    { name: 'type', width: 100, quiet: true },
    { name: 'importance', width: 120 },
    { label: 'In der Reise', width: 110, show: (info) => (info.isShownOnTripDashboard ? 'ja' : '') },
    { name: 'sections', width: 180, quiet: true },
    { name: 'content', width: 360, quiet: true },
  ],
  filters: [
    { name: 'type' },
    { name: 'importance' },
    { name: 'provider.id', target: providerContract },
    { name: 'place.id', target: placeContract },
  ],
  groups: [
    {
      title: 'Gehört zu',
      fields: [
        { name: 'area', target: areaContract, onlyNew: true },
        { name: 'place', target: placeContract, onlyNew: true },
        { name: 'port', target: portContract, onlyNew: true },
        { name: 'provider', target: providerContract, onlyNew: true },
        {
          name: 'predefinedRouteDetail',
          target: predefinedRouteDetailContract,
          onlyNew: true,
        },
      ],
    },
    {
      title: 'Hinweis',
      fields: [
        { name: 'title', span: 6 },
        { name: 'type', span: 3 },
        { name: 'importance', span: 3 },
        { name: 'content', span: 12, as: 'lines' },
        { name: 'sections', span: 8 },
        { name: 'isShownOnTripDashboard', span: 4 },
      ],
    },
  ],
})

export const trainRouteKind = describe(trainRouteContract, {
  icon: IconPin,
  newLabel: 'Neue Zugstrecke',
  defaultSort: 'startTrainStation',
  searchHint: 'Bahnhof …',
  listGroups: ['train_route_read'],
  titleOf: (route) => `${route.startTrainStation.name} – ${route.endTrainStation.name}`,
  hintOf: ({ train }) => train?.name ?? '',
  columns: [
    { name: 'startTrainStation' },
    { name: 'endTrainStation', width: 280 },
    { name: 'train', width: 220, quiet: true },
    { name: 'type', width: 110, quiet: true },
    { name: 'trainType', label: 'Zug', width: 170, quiet: true },
    { name: 'departureTimeOfDay', width: 90 },
    { name: 'durationMinutes', label: 'Minuten', width: 90, align: 'right', quiet: true },
  ],
  filters: [{ name: 'train.id', target: trainContract }, { name: 'type' }],
  groups: [
    {
      title: 'Strecke',
      fields: [
        { name: 'startTrainStation', target: trainStationContract },
        { name: 'endTrainStation', target: trainStationContract },
        { name: 'train', target: trainContract },
      ],
    },
    {
      title: 'Fahrt',
      fields: [
        { name: 'type', span: 3 },
        { name: 'trainType', span: 3 },
        { name: 'departureTimeOfDay', span: 3 },
        { name: 'durationMinutes', span: 3 },
      ],
    },
  ],
})
