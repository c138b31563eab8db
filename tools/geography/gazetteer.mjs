import { germanNames } from './german-names.mjs'
import { regions, small, visited, wanted } from './regions.mjs'

const round = (degrees) => Math.round(Number(degrees) * 1e4) / 1e4
const isSeat = ({ featureCode }) => /^PPL(?:A\d?|C)$/.test(featureCode)
const byName = new Intl.Collator('de').compare
/** Kilometres, near enough for neighbours. */
const between = (one, other) =>
  111 *
  Math.hypot(
    one.latitude - other.latitude,
    (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180),
  )

const regionOf = new Map(
  Object.entries(regions).flatMap(([country, named]) =>
    named.split(', ').map((region) => {
      const [code, ...name] = region.split(' ')
      return [`${country} ${code}`, name.join(' ')]
    }),
  ),
)
const isVisited = new Set(
  Object.entries(visited).flatMap(([country, names]) => names.split(', ').map((name) => `${country} ${name}`)),
)

function isWanted(town) {
  const { country, name, population } = town
  const least = wanted.all[country] ?? (isSeat(town) ? wanted.seats[country] : undefined)
  return (least !== undefined && population >= least) || isVisited.has(`${country} ${name}`)
}

const placed = (town) => ({
  ...town,
  latitude: round(town.loc.coordinates[1]),
  longitude: round(town.loc.coordinates[0]),
})

/** Of places of one name that lie together the greatest counts. */
function withoutTwins(towns) {
  const kept = new Map()
  for (const town of towns.toSorted((one, other) => other.population - one.population)) {
    const same = kept.get(`${town.country} ${town.german}`) ?? []
    if (same.some((other) => between(town, other) < 30)) continue
    kept.set(`${town.country} ${town.german}`, [...same, town])
  }
  return [...kept.values()].flat()
}

/**
 * Towns from the gazetteer, and those places known to be travelled to that it lacks or calls otherwise.
 * @returns rows `country, centre`, `country, region` and `country, name, name there, region, latitude, longitude`
 */
export function townRows(all, knownPlaces) {
  const towns = all.map(placed)
  const named = withoutTwins(
    towns
      .filter(isWanted)
      .map((town) => ({ ...town, german: germanNames.get(`${town.country} ${town.name}`)?.german ?? town.name })),
  )
  const smallPlaces = small
    .trim()
    .split('\n')
    .map((line) => {
      const [country, name, latitude, longitude] = line.split('|')
      return { country, name, latitude: Number(latitude), longitude: Number(longitude) }
    })
  const travelled = [
    ...new Map([...knownPlaces, ...smallPlaces].map((place) => [`${place.country} ${place.name}`, place])).values(),
  ]
  const missing = travelled.filter(
    (place) =>
      !named.some(
        (town) =>
          town.country === place.country &&
          ((town.german === place.name && between(town, place) < 30) || between(town, place) < 0.3),
      ),
  )
  const of = Map.groupBy(towns, ({ country }) => country)
  const added = missing.map((place) => {
    const near = (of.get(place.country) ?? []).reduce((best, town) =>
      between(town, place) < between(best, place) ? town : best,
    )
    return { ...place, name: place.name, german: place.name, adminCode: near.adminCode }
  })
  const places = [...named, ...added].map(({ country, name, german, adminCode, latitude, longitude }) => {
    return [
      country,
      german,
      germanNames.get(`${country} ${name}`)?.others ?? '',
      regionOf.get(`${country} ${adminCode}`) ?? '',
      round(latitude),
      round(longitude),
    ]
  })
  places.sort((one, other) => byName(one[0], other[0]) || byName(one[1], other[1]) || one[4] - other[4])
  const countries = [...Map.groupBy(places, ([country]) => country)].map(([country, rows]) => [
    country,
    round(mean(rows.map((row) => row[4]))),
    round(mean(rows.map((row) => row[5]))),
  ])
  const used = [...new Set(places.filter((row) => row[3] !== '').map((row) => `${row[0]}\t${row[3]}`))]
  return {
    places,
    countries,
    regions: used.map((row) => row.split('\t')).sort((one, other) => byName(one.join(), other.join())),
  }
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const southern = new Set(['MA', 'TN', 'EG', 'IL', 'JO', 'TR', 'CY', 'GE', 'AM'])
const germanTowns = new Map([...germanNames].map(([there, { german }]) => [there.slice(3), german]))

/** Airports with scheduled flights in Europe and around the Mediterranean. @returns rows `code, name, country, latitude, longitude` */
export function airportRows(all, known) {
  const byCode = new Map(known.map((airport) => [airport.code, airport]))
  const rows = all
    .filter(({ iata_code: code, scheduled_service: served, continent, iso_country: country, type }) => {
      const isThere = continent === 'EU' ? country !== 'RU' : southern.has(country) && type === 'large_airport'
      return (isThere && /^[A-Z]{3}$/.test(code) && served === 'yes') || byCode.has(code)
    })
    .map(
      ({
        iata_code: code,
        name,
        iso_country: country,
        latitude_deg: latitude,
        longitude_deg: longitude,
        municipality,
      }) => [
        code,
        byCode.get(code)?.name ?? airportName(name, municipality),
        country,
        round(latitude),
        round(longitude),
      ],
    )
  return rows.sort((one, other) => byName(one[0], other[0]))
}

/** 'Reus Airport' is 'Reus', 'Adolfo Suárez Madrid–Barajas Airport' stays recognisable by its town. */
function airportName(name, municipality) {
  const short = name.replace(/\s*(?:International\s+)?(?:Airport|Airfield|Air Base|Aerodrome)\b.*$/i, '').trim()
  const town = municipality
    .replace(/\s*\(.*$/, '')
    .split(/[,/]/)[0]
    .trim()
  const german = germanTowns.get(town) ?? town
  if (german === '' || short.includes(german)) return short
  return short.includes(town) ? short.replace(town, german) : `${german} (${short})`
}

/** Countries by the first digits of a station's number, with whether only those of express trains count. */
const railways = {
  81: ['AT', false],
  82: ['LU', false],
  83: ['IT', false],
  84: ['NL', true],
  85: ['CH', false],
  87: ['FR', false],
  88: ['BE', true],
}

/** The greater German stations, and those abroad where trains of long distance call. @returns rows `country, name, latitude, longitude` */
export function stationRows(lines, known) {
  const read = lines
    .filter((line) => line.includes('"type":"station"'))
    .map((line) => JSON.parse(line))
    .flatMap(({ id, name, location, products, priceCategory, type }) => {
      if (type !== 'station' || location === undefined) return []
      const [country, onlyExpress] = id.startsWith('80') ? ['DE', false] : (railways[id.slice(0, 2)] ?? [])
      const isFar = products?.nationalExpress || (products?.national && onlyExpress === false)
      const isRegional = isFar || products?.regionalExpress || products?.regional
      const counts =
        country === 'DE' ? priceCategory <= (isRegional ? 4 : 3) : country !== undefined && id.length === 7 && isFar
      const isCar = /autoreisezug|\bbus\b|tram/i.test(name)
      return counts && !isCar
        ? [{ country, name: spaced(name), latitude: location.latitude, longitude: location.longitude }]
        : []
    })
  const rest = read.filter(
    (station) =>
      !known.some(
        (one) => one.country === station.country && (one.name === station.name || between(one, station) < 0.3),
      ),
  )
  const kept = new Map([...known, ...rest].map((station) => [`${station.country} ${station.name}`, station]))
  return [...kept.values()]
    .map(({ country, name, latitude, longitude }) => [country, name, round(latitude), round(longitude)])
    .sort((one, other) => byName(one[0], other[0]) || byName(one[1], other[1]))
}

/** 'Frankfurt(M)Flughafen' is set in the width of a timetable. */
function spaced(name) {
  return name.replace(/(\S)\(/g, '$1 (').replace(/\)(\p{L})/gu, ') $1')
}
