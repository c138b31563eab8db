import { describe, expect, test } from 'vitest'
import { extra } from '../../calculation/calculation.fixture.ts'
import type { ServiceRow } from '../../calculation/paper/shown-rows.ts'
import { bergen, day, ferry, hirtshals, hotel, oslo, service } from '../../itinerary/plan/trip-plan.fixture.ts'
import type { PlanDay, TripPlan } from '../../itinerary/plan/trip-plan.ts'
import { untypeset } from '../../typography/typeset.ts'
import { norwayOffer } from '../offer.fixture.ts'
import type { OfferCondition, OfferSource } from '../offer-source.ts'
import { compareVersions } from './compare-versions.ts'
import { type FrozenOffer, frozenOffer } from './frozen-offer.ts'

const euros = (cents: number) => ({ cents, currency: 'EUR' })
const doc = (...paragraphs: string[]) => ({
  type: 'doc' as const,
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
})
const condition = (part: Partial<OfferCondition>): OfferCondition => ({
  ...{ category: 'Zahlungen', subcategory: '', type: 'date', days: null, afterDays: null, deadlineDate: null },
  ...{ deadlineText: '', conditionText: '', isVisible: true },
  ...part,
})
const arrival: PlanDay = {
  ...day('2027-05-14', 'Hirtshals – Bergen', 100, 'Anreise', [
    { ...ferry(hirtshals, bergen, { company: 'Skagen Linje', isNight: true }), id: 1 },
  ]),
  id: 10,
}
const stay: PlanDay = {
  ...day('2027-05-15', 'Bergen', 50, 'Stadt', [
    { ...service('Stadtführung', { startAt: '2027-05-15T10:00:00', endAt: '2027-05-15T12:00:00' }), id: 2 },
    { ...hotel('Hotel Bergen', bergen, 2), id: 3 },
    { ...service('Orgelkonzert', { clientOffer: 'optional', price: euros(3900) }), id: 4 },
    { ...service('Reiseleitung', { clientOffer: 'additional', priceType: 'per_group', price: euros(1000) }), id: 5 },
  ]),
  id: 11,
}
const days: TripPlan = [arrival, stay]
const twenty = { fromPax: 20, price: euros(198900) }
const deposit = condition({ conditionText: 'Anzahlung', deadlineDate: '2027-03-01' })
const free = condition({ category: 'Stornokosten', type: 'days', days: 90, conditionText: 'kostenfrei' })
const late = condition({ category: 'Stornokosten', type: 'days', days: 30, conditionText: '45 Prozent' })
const guide: ServiceRow = {
  ...{ key: 'other-5', priceType: 'additionalOther', title: 'Reiseleitung', service: null, hasFreeplaces: false },
  ...{ billingType: 'included', currency: 'EUR', per: 'per_group', cents: 264000 },
}
const sent: OfferSource = {
  ...norwayOffer,
  days,
  prices: {
    tiers: [twenty, { fromPax: 40, price: euros(145900) }],
    singleSupplements: [{ upToRooms: 5, price: euros(24550) }],
    minimumPax: 20,
    services: new Map([[5, guide]]),
    rows: [extra({ name: 'Kinder bis 12', cents: -5000 })],
  },
  conditions: [deposit, free, late],
  conditionsText: doc('Es gelten unsere Bedingungen.'),
  freePlaces: [{ numberOfPersons: 25, type: 'double' }],
  vehicles: [{ id: 1, vehicle: 'sprinter' }],
  bulletPoints: [{ section: 'Ihre Vorteile', content: 'Ohne Nachtfahrt\nMit Probe', locale: 'de_DE' }],
  introText: doc('herzlichen Dank.', 'Anbei das Angebot.'),
}

/** Every change as one reads it: 'Leistungen · Hotel Bergen: 3 statt 4 Sterne'. */
function told(after: Partial<OfferSource>, before: Partial<OfferSource> = {}): string[] {
  return toldOf(frozenOffer({ ...sent, ...after }), frozenOffer({ ...sent, ...before }))
}
function toldOf(after: FrozenOffer, before: FrozenOffer): string[] {
  return compareVersions(after, before).flatMap(({ title, changes }) =>
    changes.map(({ about, words }) => untypeset(`${title} · ${about}${about === '' ? '' : ': '}${words}`)),
  )
}
const prices = (part: Partial<OfferSource['prices']>) => ({ prices: { ...sent.prices, ...part } })
const trip = (part: Partial<OfferSource['trip']>) => ({ trip: { ...sent.trip, ...part } })
const client = (part: Partial<OfferSource['client']>) => ({ client: { ...sent.client, ...part } })
/** The services of day 2 with one of them changed. */
const changed = (id: number, part: object): Partial<OfferSource> => ({
  days: days.map((one) => ({
    ...one,
    services: one.services.map((each) => ('id' in each && each.id === id ? { ...each, ...part } : each)),
  })),
})
const withServices = (edit: (services: TripPlan[number]['services']) => TripPlan[number]['services']) => ({
  days: days.map((one, index) => (index === 1 ? { ...one, services: edit(one.services) } : one)),
})

describe('OFFER-11 what a later version says differently', () => {
  test.each<[string, Partial<OfferSource>, string[]]>([
    ['nothing', {}, []],
    ['its number', { number: '2600417 / 2', isConfirmation: true }, []],
    [
      'stars and board of a hotel',
      changed(3, { stars: 3, board: 'none' }),
      ['Leistungen · Hotel Bergen: 3 statt 4 Sterne, Ohne Verpflegung statt Halbpension'],
    ],
    [
      'what goes along on a ship',
      { vehicles: [{ id: 1, vehicle: 'bus' }] },
      [
        'Leistungen · Nachtfähre Hirtshals–Bergen mit Skagen Linje: Bus auf der Fähre neu, Sprinter auf der Fähre entfällt',
      ],
    ],
    ['nights', changed(3, { nights: 1 }), ['Leistungen · Hotel Bergen: 1 Nacht statt 2 Nächte']],
    [
      'another hotel in its place',
      changed(3, { name: 'Hotel Norge', stars: 3 }),
      ['Leistungen · Tag 2: Hotel Norge statt Hotel Bergen, 3 statt 4 Sterne'],
    ],
    [
      'another hotel instead of it',
      withServices((all) =>
        all.map((one) => (one.kind === 'hotel' ? { ...hotel('Hotel Norge', bergen, 2), id: 9 } : one)),
      ),
      ['Leistungen · Tag 2: Hotel Norge statt Hotel Bergen'],
    ],
    [
      'a service more and one less',
      withServices((all) => [...all.slice(1), { ...service('Bus auf der Fähre'), id: 8 }]),
      ['Leistungen · Tag 2: Bus auf der Fähre neu', 'Leistungen · Tag 2: Stadtführung entfällt'],
    ],
    [
      'something new that is not in the package',
      withServices((all) => [...all, { ...service('Fløibahn', { clientOffer: 'atLocation' }), id: 8 }]),
      ['Leistungen · Tag 2: Fløibahn neu (Vor Ort)', 'Zuschläge und Möglichkeiten · Fløibahn, Tag 2: auf Anfrage neu'],
    ],
    [
      'the time of a service',
      changed(2, { startAt: '2027-05-15T11:00:00' }),
      ['Leistungen · Stadtführung: Zeit 11:00–12:00 statt 10:00–12:00 Uhr'],
    ],
    ['its place', changed(2, { place: oslo }), ['Leistungen · Stadtführung: Ort Oslo neu']],
    [
      'a ship by day and of another company',
      changed(1, { company: 'Nordlinie', isNight: false }),
      ['Leistungen · Tag 1: Fähre Hirtshals–Bergen mit Nordlinie statt Nachtfähre Hirtshals–Bergen mit Skagen Linje'],
    ],
    [
      'a choice that is in the package now',
      changed(4, { clientOffer: 'included' }),
      [
        'Leistungen · Orgelkonzert: Inklusive statt Möglichkeit',
        'Zuschläge und Möglichkeiten · Orgelkonzert, Tag 2: 39,00 € pro Person entfällt',
      ],
    ],
    [
      'its price',
      changed(4, { price: euros(4150) }),
      ['Zuschläge und Möglichkeiten · Orgelkonzert, Tag 2: 41,50 statt 39,00 €'],
    ],
    [
      'its price left open',
      changed(4, { price: null }),
      ['Zuschläge und Möglichkeiten · Orgelkonzert, Tag 2: auf Anfrage statt 39 €'],
    ],
    [
      'whom it is paid for',
      changed(4, { priceType: 'per_group' }),
      ['Zuschläge und Möglichkeiten · Orgelkonzert, Tag 2: pro Gruppe statt pro Person'],
    ],
    // The calculation's price counts, not the one of the service (002 §3).
    ['a price that does not count', changed(5, { price: euros(2000) }), []],
    [
      'the calculation of a service on top',
      prices({ services: new Map([[5, { ...guide, cents: 280000 }]]) }),
      ['Zuschläge und Möglichkeiten · Reiseleitung, Tag 2: 2.800 statt 2.640 €'],
    ],
    [
      'a service that is hidden',
      prices({ services: new Map([[5, { ...guide, billingType: 'not_included' }]]) }),
      [
        'Leistungen · Tag 2: Reiseleitung entfällt',
        'Zuschläge und Möglichkeiten · Reiseleitung, Tag 2: 2.640,00 € pro Gruppe entfällt',
      ],
    ],
    [
      'the words about a service',
      changed(2, { description: 'Treffpunkt am Dom' }),
      ['Leistungen · Stadtführung: Beschreibung neu: „Treffpunkt am Dom“'],
    ],
    [
      'discounts and extras',
      prices({ rows: [extra({ name: 'Kinder bis 12', cents: -6000 }), extra({ name: 'Sektempfang', cents: 850 })] }),
      [
        'Zuschläge und Möglichkeiten · Kinder bis 12: −60 statt −50 €',
        'Zuschläge und Möglichkeiten · Sektempfang: 8,50 € pro Gruppe neu',
      ],
    ],
    [
      'a price',
      prices({ tiers: [twenty, { fromPax: 40, price: euros(148900) }] }),
      ['Preise · Preis pro Person im Doppelzimmer: ab 40 Pax 1.489 statt 1.459 €'],
    ],
    [
      'a price with cents',
      prices({ tiers: [twenty, { fromPax: 40, price: euros(145950) }] }),
      ['Preise · Preis pro Person im Doppelzimmer: ab 40 Pax 1.459,50 statt 1.459,00 €'],
    ],
    [
      'a currency',
      prices({ tiers: [twenty, { fromPax: 40, price: { cents: 1700000, currency: 'NOK' } }] }),
      ['Preise · Preis pro Person im Doppelzimmer: ab 40 Pax 17.000 NOK statt 1.459 €'],
    ],
    [
      'a size of the group',
      prices({ tiers: [twenty, { fromPax: 45, price: euros(139900) }] }),
      ['Preise · Preis pro Person im Doppelzimmer: ab 45 Pax 1.399 € neu, ab 40 Pax 1.459 € entfällt'],
    ],
    [
      'the price of single rooms',
      prices({ singleSupplements: [{ upToRooms: 5, price: euros(25000) }] }),
      ['Preise · Einzelzimmerzuschlag pro Person: bis 5 EZ 250,00 statt 245,50 €'],
    ],
    [
      'what single rooms pay',
      prices({ hasOwnSinglePrices: true }),
      ['Preise · Preis pro Person im Einzelzimmer: statt Einzelzimmerzuschlag pro Person'],
    ],
    ['the least number of guests', prices({ minimumPax: 25 }), ['Preise · Mindestteilnehmerzahl: 25 statt 20']],
    [
      'free places',
      { freePlaces: [{ numberOfPersons: 30, type: 'single' }] },
      [
        'Freiplätze · 1 Freiplatz im Einzelzimmer ab 30 Personen neu',
        'Freiplätze · 1 Freiplatz im Doppelzimmer ab 25 Personen entfällt',
      ],
    ],
    [
      'a day of payment',
      { conditions: [{ ...deposit, deadlineDate: '2027-03-12' }, free, late] },
      ['Konditionen · Zahlungen: Anzahlung bis 12.03. statt 01.03.'],
    ],
    [
      'a day of payment in another year',
      { conditions: [{ ...deposit, deadlineDate: '2026-12-12' }, free, late] },
      ['Konditionen · Zahlungen: Anzahlung bis 12.12.2026 statt 01.03.2027'],
    ],
    [
      'what is due and by when',
      {
        conditions: [deposit, { ...free, days: 60 }, { ...late, conditionText: '50 Prozent' }],
      },
      [
        'Konditionen · Stornokosten: kostenfrei bis 60 statt 90 Tage vor Reisebeginn, ab 30 Tage vor Reisebeginn „50 Prozent“ statt „45 Prozent“',
      ],
    ],
    [
      'conditions of their own category, and hidden ones',
      {
        conditions: [
          free,
          late,
          { ...deposit, isVisible: false },
          condition({ category: 'Verwertung', type: 'text', deadlineText: 'vorab', conditionText: 'GEMA' }),
        ],
      },
      ['Konditionen · Zahlungen: Anzahlung bis 01.03.2027 entfällt', 'Konditionen · Verwertung: GEMA vorab neu'],
    ],
    [
      'the free text of the conditions',
      { conditionsText: doc('Es gelten unsere Bedingungen.', 'Irrtum vorbehalten.') },
      ['Konditionen · Freier Text: neu: „Irrtum vorbehalten.“'],
    ],
    [
      'the time of the trip',
      trip({ startAt: '2027-05-15', endAt: '2027-05-24' }),
      ['Reise · Reisezeit: 15.–24. Mai 2027 statt 14.–23. Mai 2027'],
    ],
    [
      'name, group and destinations',
      trip({ name: 'Fjordklang', groupName: 'Kammerchor', destinations: ['Norwegen', 'Dänemark'] }),
      [
        'Reise · Name: „Fjordklang“ statt „Klänge zwischen Fjord und Fjell“',
        'Reise · Gruppe: „Kammerchor“ statt „Kantorei St. Michael“',
        'Reise · Ziele: Norwegen, Dänemark statt Norwegen',
      ],
    ],
    [
      'the way and a day',
      { days: [{ ...arrival, name: 'Hamburg – Bergen', distanceKm: 220, subtitles: ['Frühe Anreise'] }, stay] },
      [
        'Reise · Gesamtstrecke: 270 statt 150 km',
        'Reiseverlauf · Tag 1: „Hamburg – Bergen“ statt „Hirtshals – Bergen“, neu: „Frühe Anreise“, entfällt: „Anreise“',
      ],
    ],
    [
      'a day before the others',
      { days: [{ ...day('2027-05-13', 'Hamburg', null, '', []), id: 9 }, ...days] },
      ['Reiseverlauf · Tag 1: „Hamburg“ neu'],
    ],
    [
      'a service on another day',
      {
        days: [
          { ...arrival, services: [] },
          { ...stay, services: [...stay.services, ...arrival.services] },
        ],
      },
      ['Leistungen · Nachtfähre Hirtshals–Bergen mit Skagen Linje: Tag 2 statt Tag 1'],
    ],
    [
      'to whom it goes',
      client({ contact: { salutation: 'Herr', firstName: 'Jan', lastName: 'Ode' }, isFormal: false }),
      ['Empfänger · Kontakt: Herr Jan Ode statt Frau Annegret Weiß-Schröder', 'Empfänger · Anrede: Du statt Sie'],
    ],
    [
      'the letter',
      { introTitle: 'Ihr Angebot', introText: doc('herzlichen Dank.', 'Anbei das geänderte Angebot.') },
      [
        'Texte · Betreff: „Ihr Angebot“ neu',
        'Texte · Anschreiben: neu: „Anbei das geänderte Angebot.“, entfällt: „Anbei das Angebot.“',
      ],
    ],
    [
      'short points',
      { bulletPoints: [{ section: 'Ihre Vorteile', content: 'Mit Probe', locale: 'de_DE' }] },
      ['Texte · Stichpunkte „Ihre Vorteile“: entfällt: „Ohne Nachtfahrt“'],
    ],
    [
      'how much of the route is told, and in which language',
      { attachRouteDescription: 'short' },
      ['Reise · Routenbeschreibung: kurz statt ausführlich'],
    ],
  ])('OFFER-11 %s', (_name, after, expected) => {
    expect(told(after)).toEqual(expected)
  })

  test('OFFER-11 whatever a reader would see otherwise is told, wherever it stands', () => {
    const before = frozenOffer(sent)
    // A service of another kind is another service.
    const paths = leavesOf(before).filter((path) => path.at(-1) !== 'kind')
    const silent = paths.filter((path) => {
      const after = structuredClone(before)
      changeAt(after, path)
      return toldOf(after, before).length === 0
    })
    const unseen = /\.(id|isAutomaticName|distanceIsCalculated|isBrandNew)$|^(number|isConfirmation|orderNumber)$/
    expect(silent.map((path) => path.join('.')).filter((path) => !unseen.test(path))).toEqual([])
  })

  test('OFFER-11 a part that offers did not have when the first was made is no difference', () => {
    const [after, before] = [frozenOffer(sent), frozenOffer(sent)]
    expect(toldOf({ ...after, ...{ later: ['etwas'] } }, before)).toEqual([])
  })

  test('OFFER-11 a frozen copy survives the database as it is', () => {
    const frozen = frozenOffer(sent)
    expect(JSON.parse(JSON.stringify(frozen))).toEqual(frozen)
  })
})

type Path = (string | number)[]

function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

/** Another text, number or answer in the place of the one there is. */
function changeAt(root: object, path: Path): void {
  const key = path.at(-1) ?? ''
  // The path was read from this very object.
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, root as Record<string, unknown>)
  const value = parent[key]
  if (typeof value === 'string')
    parent[key] = /^\d{4}-\d{2}-\d{2}/.test(value) ? value.replace(/^\d{4}/, '2031') : otherChoice(String(key), value)
  else if (typeof value === 'number') parent[key] = value + 7
  else if (typeof value === 'boolean') parent[key] = !value
  else parent[key] = entries[key] ?? 3
}

/** What may come where nothing stood. */
const entries: Readonly<Record<string, unknown>> = {
  price: euros(1234),
  premium: euros(1234),
  place: oslo,
  deadlineDate: '2027-02-02',
  startAt: '2027-05-14T09:00:00',
  endAt: '2027-05-14T11:00:00',
}

const choices: Readonly<Record<string, readonly [string, string]>> = {
  clientOffer: ['atLocation', 'included'],
  priceType: ['per_group', 'per_person'],
  board: ['full', 'half'],
  category: ['football', 'choir'],
  locale: ['fr', 'en'],
  currency: ['NOK', 'EUR'],
  attachRouteDescription: ['short', 'none'],
  salutation: ['Herr', 'Frau'],
  type: ['text', 'hardBreak'],
  vehicle: ['bus', 'car'],
}

function otherChoice(key: string, value: string): string {
  const [first, second] = choices[key] ?? [`${value} anders`, '']
  return first === value ? second : first
}
