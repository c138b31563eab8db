import { ferryConnections } from '../../demo/src/geography/ferry-connections.ts'
import { ports as knownPorts } from '../../demo/src/geography/geography.ts'
import { moreCrossings, morePorts } from './crossings.mjs'

const rowsOf = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))

/**
 * Ports and the crossings between them, each in both directions and once, whatever sails it.
 * @returns rows `country, name, latitude, longitude` and `from, to, minutes on board, 'n' for a night`
 */
export function portLines(towns) {
  const added = rowsOf(morePorts).map(([name, country, town]) => {
    const given = /^(-?[\d.]+),(-?[\d.]+)$/.exec(town)
    if (given !== null) return [country, name, Number(given[1]), Number(given[2])]
    const [found] = towns
      .filter((one) => one.country === country && one.name === town)
      .sort((one, other) => other.population - one.population)
    if (found === undefined) throw new Error(`no town ${town} in ${country} for the port ${name}`)
    const [longitude, latitude] = found.loc.coordinates
    return [country, name, latitude, longitude]
  })
  const ports = [
    ...knownPorts.map(({ country, name, latitude, longitude }) => [country, name, latitude, longitude]),
    ...added,
  ]
  const names = new Set(ports.map((row) => row[1]))
  const lines = new Map()
  const sails = (from, to, minutes, isNight) => {
    if (!names.has(from) || !names.has(to)) throw new Error(`a crossing without its port: ${from} – ${to}`)
    if (!lines.has(`${from}\t${to}`)) lines.set(`${from}\t${to}`, [from, to, minutes, isNight ? 'n' : ''])
  }
  for (const { from, to, minutes, passage } of ferryConnections) sails(from, to, minutes, passage === 'night')
  for (const [from, to, minutes, night] of rowsOf(moreCrossings)) {
    sails(from, to, Number(minutes), night === 'n')
    sails(to, from, Number(minutes), night === 'n')
  }
  const round = (degrees) => Math.round(degrees * 1e4) / 1e4
  return { ports: ports.map((row) => [row[0], row[1], round(row[2]), round(row[3])]), lines: [...lines.values()] }
}
