import { countries } from '@reisewerk/domain/geography/countries.ts'
import {
  airportContract,
  areaContract,
  destinationContract,
  placeContract,
  portContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import { positionInWords } from '@reisewerk/domain/geography/position.ts'
import {
  IconAnchor,
  IconBuildingCommunity,
  IconFlag,
  IconMap2,
  IconPlaneDeparture,
  IconTrain,
} from '@tabler/icons-react'
import { PhotoPanel } from '../../../photos/photo-panel.tsx'
import { describe, type FieldDescription } from '../kind.ts'
import { InfosPanel } from '../panels/infos-panel.tsx'
import { PortConnections } from '../panels/port-connections.tsx'

const position = {
  title: 'Lage',
  fields: [
    { name: 'latitude', span: 3 },
    { name: 'longitude', span: 3 },
  ],
} as const
const country = {
  name: 'country',
  choices: countries().map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  span: 3,
} as const satisfies FieldDescription

function positionOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): string {
  return latitude === null || longitude === null ? '' : positionInWords({ latitude, longitude })
}

const common = {
  retiredBy: 'isRetired',
  keptByAdmins: true,
  defaultSort: 'name',
} as const

export const destinationKind = describe(destinationContract, {
  ...common,
  translated: ['name'],
  icon: IconFlag,
  newLabel: 'Neue Destination',
  columns: [
    { name: 'name' },
    { name: 'country', width: 96, quiet: true, show: ({ country: code }) => code },
    { label: 'Lage', width: 260, quiet: true, show: positionOf },
  ],
  groups: [{ title: 'Destination', fields: [{ name: 'name', span: 6 }, country] }, position],
  panels: ({ id }) => <PhotoPanel home="destination" id={id} />,
})

export const areaKind = describe(areaContract, {
  ...common,
  icon: IconMap2,
  newLabel: 'Neues Gebiet',
  listGroups: ['destination_read'],
  columns: [{ name: 'name' }, { name: 'destination', width: 360, quiet: true }],
  filters: [{ name: 'destination.id', target: destinationContract }],
  groups: [
    {
      title: 'Gebiet',
      fields: [
        { name: 'name', span: 6 },
        { name: 'destination', span: 6, target: destinationContract },
      ],
    },
  ],
  panels: ({ id }) => <InfosPanel home="area" id={id} serveEverybody />,
})

export const placeKind = describe(placeContract, {
  ...common,
  translated: ['name'],
  icon: IconBuildingCommunity,
  newLabel: 'Neuer Ort',
  listGroups: ['area_read'],
  columns: [
    { name: 'name' },
    { name: 'area', width: 320, quiet: true },
    { name: 'country', width: 96, quiet: true, show: ({ country: code }) => code },
    { label: 'Lage', width: 260, quiet: true, show: positionOf },
  ],
  filters: [{ name: 'area.id', target: areaContract }],
  groups: [
    {
      title: 'Ort',
      fields: [{ name: 'name', span: 5 }, country, { name: 'area', span: 4, target: areaContract }],
    },
    position,
  ],
  panels: ({ id }) => <InfosPanel home="place" id={id} serveEverybody />,
})

const atPlace = { name: 'place', span: 4, target: placeContract } as const satisfies FieldDescription

export const portKind = describe(portContract, {
  ...common,
  translated: ['name'],
  icon: IconAnchor,
  newLabel: 'Neuer Hafen',
  listGroups: ['place_read'],
  columns: [
    { name: 'name' },
    { name: 'place', width: 280, quiet: true },
    { name: 'country', width: 96, quiet: true, show: ({ country: code }) => code },
    { label: 'Lage', width: 260, quiet: true, show: positionOf },
  ],
  groups: [{ title: 'Hafen', fields: [{ name: 'name', span: 5 }, country, atPlace] }, position],
  panels: (port) => (
    <>
      <PortConnections portId={port.id} />
      <InfosPanel home="port" id={port.id} serveEverybody />
    </>
  ),
})

export const airportKind = describe(airportContract, {
  ...common,
  translated: ['name'],
  icon: IconPlaneDeparture,
  newLabel: 'Neuer Flughafen',
  searchHint: 'Name oder Kürzel …',
  listGroups: ['place_read'],
  hintOf: ({ iataCode }) => iataCode,
  columns: [
    { name: 'name' },
    { name: 'iataCode', label: 'Kürzel', width: 96 },
    { name: 'place', width: 280, quiet: true },
    { name: 'country', width: 96, quiet: true, show: ({ country: code }) => code },
    { label: 'Lage', width: 260, quiet: true, show: positionOf },
  ],
  groups: [
    {
      title: 'Flughafen',
      fields: [
        { name: 'name', span: 4 },
        { name: 'iataCode', span: 2, as: 'capitals' },
        country,
        { ...atPlace, span: 3 },
      ],
    },
    position,
  ],
})

export const trainStationKind = describe(trainStationContract, {
  ...common,
  translated: ['name'],
  icon: IconTrain,
  newLabel: 'Neuer Bahnhof',
  listGroups: ['place_read'],
  columns: [
    { name: 'name' },
    { name: 'place', width: 280, quiet: true },
    { name: 'country', width: 96, quiet: true, show: ({ country: code }) => code },
    { label: 'Lage', width: 260, quiet: true, show: positionOf },
  ],
  groups: [{ title: 'Bahnhof', fields: [{ name: 'name', span: 5 }, country, atPlace] }, position],
})
