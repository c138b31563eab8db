import { hotelCategories } from '@reisewerk/domain/accounts/options.ts'
import { areaContract, placeContract } from '@reisewerk/domain/geography/geography.contract.ts'
import {
  agencyContract,
  airlineContract,
  ferryContract,
  hotelContract,
  providerContract,
  trainContract,
} from '@reisewerk/domain/partners/provider.contract.ts'
import { serviceKinds } from '@reisewerk/domain/service-kinds.ts'
import { IconBed, IconBriefcase, IconBuildingStore, IconPlane, IconShip, IconTrain } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import type { Item } from '../../../form/field-value.ts'
import { PhotoPanel } from '../../../photos/photo-panel.tsx'
import { Stars } from '../../../ui/marks/stars.tsx'
import { describe, type FieldDescription, isShared } from '../kind.ts'
import { AddressesPanel } from '../panels/addresses-panel.tsx'
import { AllotmentsPanel } from '../panels/allotments-panel.tsx'
import { CancellationPanel } from '../panels/cancellation-panel.tsx'
import { ContactsPanel } from '../panels/contacts-panel.tsx'
import { HotelTimesPanel } from '../panels/hotel-times-panel.tsx'
import { InfosPanel } from '../panels/infos-panel.tsx'
import { OfferedServicesPanel } from '../panels/offered-services-panel.tsx'
import { AirlineRoutes, TrainRoutes } from '../panels/routes-panels.tsx'
import { SeasonRatesPanel } from '../panels/season-rates-panel.tsx'

const name = { name: 'name', span: 6, byAdminsWhenShared: true } as const satisfies FieldDescription
const place = {
  name: 'place',
  span: 3,
  target: placeContract,
  byAdminsWhenShared: true,
} as const satisfies FieldDescription
const area = {
  name: 'area',
  span: 3,
  target: areaContract,
  byAdminsWhenShared: true,
} as const satisfies FieldDescription
const reach = [
  { name: 'email', span: 4 },
  { name: 'bookingEmail', span: 4 },
  { name: 'phone', span: 4 },
] as const
const website = { name: 'website', span: 4 } as const
const common = {
  retiredBy: 'isRetired',
  defaultSort: 'name',
  listGroups: ['place_read'],
  itemGroups: ['place_read', 'area_read'],
} as const

const numbers = (to: number) =>
  Array.from({ length: to }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))
const categories = Object.entries(hotelCategories).map(([value, { label }]) => ({ value, label }))

export const hotelKind = describe(hotelContract, {
  ...common,
  icon: IconBed,
  newLabel: 'Neues Hotel',
  hintOf: (hotel) => (typeof hotel.place === 'object' ? (hotel.place?.name ?? '') : ''),
  columns: [
    { name: 'name' },
    { name: 'place', width: 220 },
    { name: 'stars', width: 96, show: (hotel) => hotel.stars !== null && <Stars count={hotel.stars} /> },
    { label: 'Kategorie', width: 120, quiet: true, show: (hotel) => labelOfCategory(hotel.category) },
    { name: 'rating', width: 100, align: 'right' },
    { name: 'roomCount', width: 88, align: 'right', quiet: true },
    { name: 'phone', width: 168, quiet: true },
    { name: 'email', width: 248, quiet: true },
  ],
  filters: [
    { name: 'place.id', target: placeContract },
    { name: 'area.id', target: areaContract },
    { name: 'stars', choices: numbers(5) },
    { name: 'category' },
    { name: 'rating', choices: numbers(10) },
  ],
  groups: [
    { title: 'Hotel', fields: [name, place, area] },
    {
      title: 'Einstufung',
      fields: [
        { name: 'stars', span: 2, choices: numbers(5) },
        { name: 'category', span: 3 },
        { name: 'roomCount', span: 2 },
        { name: 'traitTags', span: 5 },
        { name: 'rating', span: 6, as: 'scale' },
      ],
    },
    { title: 'Erreichbar', fields: [...reach, website] },
    { title: 'Konditionen', fields: [{ name: 'conditions', span: 12, later: true }] },
  ],
  panels: (hotel) => (
    <>
      <SeasonRatesPanel id={hotel.id} kind="hotel" />
      <CancellationPanel id={hotel.id} />
      <AllotmentsPanel id={hotel.id} />
      <ContactsPanel home="provider" id={hotel.id} />
      <AddressesPanel home="provider" id={hotel.id} />
      <HotelTimesPanel id={hotel.id} times={hotel.defaultHotelTimes} />
      <PhotoPanel home="provider" id={hotel.id} />
      <InfosPanel home="provider" id={hotel.id} serveEverybody={isShared(hotel)} />
    </>
  ),
})

function labelOfCategory(key: string | null): string | null {
  return categories.find(({ value }) => value === key)?.label ?? key
}

type FirmPanelsProps = { one: Item; kind: ComponentProps<typeof SeasonRatesPanel>['kind'] }

function FirmPanels({ one, kind }: FirmPanelsProps) {
  return (
    <>
      <SeasonRatesPanel id={one.id} kind={kind} />
      <CancellationPanel id={one.id} />
      <ContactsPanel home="provider" id={one.id} />
      <AddressesPanel home="provider" id={one.id} />
      <InfosPanel home="provider" id={one.id} serveEverybody={isShared(one)} />
    </>
  )
}

/** Columns and fields that every firm has, whatever it sells. */
const firm = {
  ...common,
  searchHint: 'Name, Ort …',
  columns: [
    { name: 'name' },
    { name: 'place', width: 240, quiet: true },
    { name: 'phone', width: 180, quiet: true },
    { name: 'email', width: 280, quiet: true },
  ],
} as const
const contactFields = [...reach, website, { name: 'traitTags', span: 6 }] as const

export const ferryKind = describe(ferryContract, {
  ...common,
  icon: IconShip,
  newLabel: 'Neue Reederei',
  columns: firm.columns,
  groups: [
    { title: 'Reederei', fields: [name, place, area] },
    { title: 'Erreichbar', fields: contactFields },
  ],
  panels: (line) => <FirmPanels one={line} kind="ferry" />,
})

export const airlineKind = describe(airlineContract, {
  ...firm,
  icon: IconPlane,
  newLabel: 'Neue Airline',
  groups: [
    { title: 'Airline', fields: [name, place, area] },
    { title: 'Erreichbar', fields: contactFields },
  ],
  panels: (one) => (
    <>
      <AirlineRoutes id={one.id} serveEverybody={isShared(one)} />
      <FirmPanels one={one} kind="airline" />
    </>
  ),
})

export const trainKind = describe(trainContract, {
  ...firm,
  icon: IconTrain,
  newLabel: 'Neue Bahn',
  groups: [
    { title: 'Bahn', fields: [name, place, area] },
    { title: 'Erreichbar', fields: contactFields },
  ],
  panels: (one) => (
    <>
      <TrainRoutes id={one.id} serveEverybody={isShared(one)} />
      <FirmPanels one={one} kind="train" />
    </>
  ),
})

/** Every firm that sells services, in one list; those of a kind with a page of its own lead there. */
export const providerKind = describe(providerContract, {
  ...common,
  icon: IconBuildingStore,
  newLabel: 'Neuer Leistungsträger',
  begins: { kind: 'other' },
  searchHint: 'Name, Ort …',
  leadsTo: ({ kind }) => serviceKinds[kind].asked.providers,
  columns: [
    { name: 'name' },
    { name: 'kind', width: 120, quiet: true },
    { name: 'place', width: 240, quiet: true },
    { name: 'phone', width: 180, quiet: true },
    { name: 'email', width: 280, quiet: true },
  ],
  filters: [{ name: 'kind' }, { name: 'place.id', target: placeContract }, { name: 'area.id', target: areaContract }],
  groups: [
    {
      title: 'Leistungsträger',
      fields: [name, { name: 'kind', onlyNew: true }, place, area],
    },
    { title: 'Erreichbar', fields: contactFields },
  ],
  panels: (one) => (
    <>
      <OfferedServicesPanel home="provider" id={one.id} />
      <PhotoPanel home="provider" id={one.id} />
      <FirmPanels one={one} kind="other" />
    </>
  ),
})

export const agencyKind = describe(agencyContract, {
  ...common,
  itemGroups: ['place_read'],
  icon: IconBriefcase,
  newLabel: 'Neue Agentur',
  columns: [
    { name: 'name' },
    { name: 'place', width: 240, quiet: true },
    { name: 'phone', width: 180, quiet: true },
    { name: 'email', width: 280, quiet: true },
  ],
  groups: [
    { title: 'Agentur', fields: [name, place] },
    { title: 'Erreichbar', fields: [...reach] },
  ],
  panels: ({ id }) => (
    <>
      <ContactsPanel home="agency" id={id} />
      <AddressesPanel home="agency" id={id} />
      <OfferedServicesPanel home="agency" id={id} />
    </>
  ),
})
