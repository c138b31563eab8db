import {
  airportContract,
  areaContract,
  destinationContract,
  placeContract,
  portConnectionContract,
  portContract,
  trainStationContract,
} from '@reisewerk/domain/geography/geography.contract.ts'
import { beginningsFirst, escapeLike, isLike, nameContains } from '../../platform/resource/like.ts'
import { readLinkTo } from '../../platform/resource/list.ts'
import { declare, type Expression, type Param } from '../../platform/resource/resource.ts'
import { airports, areas, destinations, places, portConnections, ports, trainStations } from './geography.tables.ts'

type ByName = {
  search: typeof nameContains
  foundFirst: typeof beginningsFirst
  defaultOrder: Expression
  isMasterData: true
}
const byName: ByName = {
  isMasterData: true,
  search: nameContains,
  foundFirst: beginningsFirst,
  defaultOrder: (row) => `${row}.name, ${row}.id`,
}
/**
 * Stations abroad bear the names of their country, places the German ones: 'Krakau' finds 'Kraków Główny', which
 * stands in the place of that name or within some ten kilometres of it.
 */
function nameOrTownContains(row: string, term: string, param: Param): string {
  const start = escapeLike(term)
  // Asked once for all stations, not once for each: thousands of places stand beside thousands of stations.
  return `(${nameContains(row, term, param)} or ${row}.id = any (array(select s.id from places p
    join train_stations s on s.place_id = p.id
      or (abs(p.latitude - s.latitude) < 0.1 and abs(p.longitude - s.longitude) < 0.15)
    where ${isLike('p.name', param(`${start}%`))} or ${isLike('p.name', param(`% ${start}%`))})))`
}
/** What the day plan warns of (001 §2.2). */
const warnings = (column: string) => ({
  parents: { infos: { column, where: (row: string) => `${row}.type = 'note' and ${row}.is_shown_on_trip_dashboard` } },
})

export const geographyResources = [
  declare(destinationContract, {
    table: destinations,
    ...byName,
    constraints: { destinations_name_unique: { propertyPath: 'name', message: 'Diese Destination gibt es schon.' } },
  }),
  declare(areaContract, { table: areas, ...byName, ...warnings('areaId') }),
  declare(placeContract, { table: places, ...byName, ...warnings('placeId') }),
  declare(portContract, {
    table: ports,
    ...byName,
    ...warnings('portId'),
    filters: {
      'startPort.id': (row, values, param) =>
        `exists (select from port_connections pc where pc.end_port_id = ${row}.id
          and pc.start_port_id = any (${param(values.map((value) => readLinkTo('ports', value, 'startPort.id')))}::bigint[]))`,
    },
  }),
  declare(portConnectionContract, {
    table: portConnections,
    constraints: {
      port_connections_once: { propertyPath: 'endPort', message: 'Diese Verbindung gibt es schon.' },
      port_connections_lead_away: { propertyPath: 'endPort', message: 'Der Zielhafen ist der Starthafen.' },
    },
  }),
  declare(airportContract, {
    table: airports,
    ...byName,
    constraints: {
      airports_iataCode_unique: {
        propertyPath: 'iataCode',
        message: 'Einen Flughafen mit diesem Kürzel gibt es schon.',
      },
    },
  }),
  declare(trainStationContract, { table: trainStations, ...byName, search: nameOrTownContains }),
]
