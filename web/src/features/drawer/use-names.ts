import type { Contract } from '@reisewerk/domain/contract/shape.ts'
import { airportContract, portContract, trainStationContract } from '@reisewerk/domain/geography/geography.contract.ts'
import { contactContract } from '@reisewerk/domain/partners/client.contract.ts'
import { otherServiceTypeContract } from '@reisewerk/domain/partners/service-type.contract.ts'
import { type Link, linkTo } from '@reisewerk/domain/wire.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listOf } from '../../lib/api.ts'
import { atPath } from '../../lib/saving/field-paths.ts'
import type { Names } from './fields.ts'
import { contactName } from './lookups.ts'
import type { DrawerRow } from './rows.ts'

const linkPaths = [
  'requestContact',
  'startPort',
  'endPort',
  'startAirport',
  'endAirport',
  'startTrainStation',
  'endTrainStation',
  'otherServiceType',
]

/** The names behind the links of the lines. @returns undefined for a name that is still under way */
export function useNames(rows: readonly DrawerRow[]): Names {
  const links = useMemo(() => linksIn(rows), [rows])
  const ports = useNamed(portContract, links)
  const airports = useNamed(airportContract, links)
  const stations = useNamed(trainStationContract, links)
  const contacts = useNamed(contactContract, links)
  const types = useNamed(otherServiceTypeContract, links)
  return useMemo(() => {
    const names = new Map<Link, string>()
    for (const [contract, items] of [
      [portContract, ports],
      [airportContract, airports],
      [trainStationContract, stations],
      [otherServiceTypeContract, types],
    ] as const) {
      for (const item of items) names.set(linkTo(contract.name, item.id), item.name)
    }
    for (const contact of contacts) names.set(linkTo(contactContract.name, contact.id), contactName(contact))
    // What is no link has no name.
    return (link) => names.get(link as Link)
  }, [ports, airports, stations, contacts, types])
}

/** Items behind links; those of other contracts do not count. */
export function useNamed<C extends Contract>(contract: C, links: readonly string[]) {
  const ids = links
    .filter((link) => link.startsWith(`/api/${contract.name}/`))
    .map((link) => link.slice(link.lastIndexOf('/') + 1))
    .slice(0, 500)
  const { data } = useQuery({
    ...listOf(contract, { query: { 'id[]': ids, _itemsPerPage: 500 } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
  return data?.items ?? none
}

const none: never[] = []

function linksIn(rows: readonly DrawerRow[]): string[] {
  const links = new Set<string>()
  for (const { request } of rows) {
    for (const path of linkPaths) {
      const link = atPath(request?.item, path)
      if (typeof link === 'string') links.add(link)
    }
  }
  return [...links].sort()
}
