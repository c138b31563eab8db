import type { PlanDay, PlannedFerry, PlannedHotel, PlannedOther, PlannedService, PlanPlace } from './trip-plan.ts'

/** A ten-day choir journey to Norway, for the tests of what prints or reckons days. */

const at = (name: string, latitude: number, longitude: number): PlanPlace => ({ name, latitude, longitude })
export const hamburg = at('Hamburg', 53.55, 9.99)
export const hirtshals = at('Hirtshals', 57.59, 9.96)
export const larvik = at('Larvik', 59.05, 10.03)
export const oslo = at('Oslo', 59.91, 10.75)
const lillehammer = at('Lillehammer', 61.12, 10.47)
const lom = at('Lom', 61.84, 8.57)
const loen = at('Loen', 61.87, 6.85)
const geiranger = at('Geiranger', 62.1, 7.21)
const flam = at('Flåm', 60.86, 7.11)
export const bergen = at('Bergen', 60.39, 5.32)

const included = { clientOffer: 'included', priceType: 'per_person', price: null, description: '' } as const
const euros = (cents: number) => ({ cents, currency: 'EUR' })

export function hotel(
  name: string | null,
  place: PlanPlace,
  nights = 1,
  more: Partial<PlannedHotel> = {},
): PlannedHotel {
  return { ...included, kind: 'hotel', name, place, stars: 4, board: 'half', nights, ...more }
}

export function ferry(from: PlanPlace | null, to: PlanPlace | null, more: Partial<PlannedFerry> = {}): PlannedFerry {
  return {
    ...included,
    kind: 'ferry',
    from,
    to,
    company: null,
    isNight: false,
    isBrandNew: false,
    startAt: null,
    endAt: null,
    ...more,
  }
}

export function service(title: string, more: Partial<PlannedOther> = {}): PlannedOther {
  return { ...included, kind: 'other', title, place: null, startAt: null, endAt: null, ...more }
}

export function note(kind: 'route' | 'free', text: string, place: PlanPlace | null = null): PlannedService {
  return { kind, text, place, clientOffer: 'included', isEmptyDrive: false, startAt: null, endAt: null }
}

export function day(
  date: string,
  name: string,
  distanceKm: number | null,
  subtitle: string,
  services: PlannedService[],
): PlanDay {
  return {
    id: 0,
    date,
    name,
    isAutomaticName: false,
    distanceKm,
    distanceIsCalculated: false,
    subtitles: subtitle === '' ? [] : [subtitle],
    services,
  }
}

export const norwayDays: PlanDay[] = [
  day(
    '2027-05-14',
    'Hamburg – Hirtshals – Larvik',
    512,
    'Am frühen Morgen verlassen Sie Hamburg und reisen durch Jütland an die Nordspitze Dänemarks. Am Abend erreichen Sie nach knapp vier Stunden auf dem Skagerrak die norwegische Küste.',
    [
      ferry(hirtshals, larvik, {
        company: 'Skagen Linje',
        startAt: '2027-05-14T17:30:00',
        endAt: '2027-05-14T21:15:00',
      }),
      service('Abendbüfett an Bord, zwei Getränke inbegriffen'),
      hotel('Fjordhotell Larvik', larvik, 1, { stars: 3 }),
    ],
  ),
  day(
    '2027-05-15',
    'Larvik – Oslo',
    131,
    'Entlang des Oslofjords geht es in die Hauptstadt. Nach der Stadtführung bleibt Zeit für eine Probe im Kirchenraum.',
    [
      service('Deutschsprachige Stadtführung: Rathaus, Festung Akershus, Oper', {
        place: oslo,
        startAt: '2027-05-15T11:00:00',
        endAt: '2027-05-15T14:00:00',
      }),
      service('Probe in der Domkirche', { startAt: '2027-05-15T16:00:00', endAt: '2027-05-15T17:30:00' }),
      service('Fahrt mit dem Elektroboot auf dem Oslofjord, 90 Minuten', {
        clientOffer: 'optional',
        price: euros(3900),
      }),
      hotel('Hotell Karl Johan', oslo, 2),
    ],
  ),
  day(
    '2027-05-16',
    'Oslo',
    null,
    'Der Pfingstsonntag gehört der Musik: Sie gestalten den Gottesdienst mit und geben am Nachmittag Ihr erstes Konzert.',
    [
      service('Mitgestaltung des Gottesdienstes', { startAt: '2027-05-16T11:00:00' }),
      service('Konzert in der Domkirche, Dauer etwa 60 Minuten', { startAt: '2027-05-16T17:00:00' }),
      service('Eintritt Vigeland-Museum und Skulpturenpark mit Führung', {
        clientOffer: 'optional',
        price: euros(1650),
      }),
    ],
  ),
  day(
    '2027-05-17',
    'Oslo – Hamar – Lillehammer',
    183,
    'Zum Nationalfeiertag am 17. Mai ziehen die Kinder in Trachten durch die Stadt; Sie erleben den Festzug, bevor Sie am Mjøsa-See entlang in die Olympiastadt fahren.',
    [
      note('free', 'Festzug auf der Karl Johans gate, Zeit zur eigenen Verfügung'),
      service('Freilichtmuseum Maihaugen mit Führung durch die Stabkirche Garmo', { startAt: '2027-05-17T16:00:00' }),
      hotel('Mjøsa Hotell', lillehammer),
    ],
  ),
  day(
    '2027-05-18',
    'Lillehammer – Lom – Loen',
    318,
    'Durch das Gudbrandsdal und über das Strynefjell wechseln Sie vom Waldland an den Fjord. In Ringebu und Lom stehen zwei der ältesten Stabkirchen des Landes.',
    [
      service('Eintritt Stabkirche Ringebu mit kurzem Singen im Kirchenraum', { startAt: '2027-05-18T10:00:00' }),
      note('route', 'Lom: Stabkirche von außen, Mittagspause in der Dorfbäckerei', lom),
      note('route', 'Strynefjell, je nach Schneelage über die alte Fjellstraße'),
      hotel('Loenfjord Hotel', loen, 2),
    ],
  ),
  day('2027-05-19', 'Ausflug Geirangerfjord', 118, 'Ein Tag auf und über dem berühmtesten Fjord des Landes.', [
    service('Fjordschiff Hellesylt–Geiranger und zurück', { place: geiranger, startAt: '2027-05-19T09:30:00' }),
    service('Seilbahn "Loen Skylift"', { clientOffer: 'additional', price: euros(5200) }),
  ]),
  day('2027-05-20', 'Loen – Sogndal – Flåm', 236, 'Vorbei am Jostedalsgletscher an den längsten Fjord Europas.', [
    note('route', 'Gletscherzunge Bøyabreen'),
    hotel(null, flam, 1, { stars: 3 }),
  ]),
  day('2027-05-21', 'Flåm – Voss – Bergen', 168, 'Mit der Bahn hinauf nach Myrdal, dann weiter in die Hansestadt.', [
    {
      ...included,
      kind: 'train',
      from: flam,
      to: at('Myrdal', 60.73, 7.12),
      company: 'Flåmsbana',
      isNight: false,
      isBrandNew: false,
      classCategory: null,
      startAt: '2027-05-21T08:35:00',
      endAt: '2027-05-21T09:30:00',
    },
    service('Stadtführung Bergen', { startAt: '2027-05-21T15:00:00' }),
    service('Durchgehende deutschsprachige Reiseleitung ab Larvik, 9 Tage', {
      clientOffer: 'additional',
      priceType: 'per_group',
      price: euros(264000),
    }),
    service('Kurtaxe', { clientOffer: 'atLocation', price: euros(250) }),
    hotel('Hotell Bryggen', bergen),
  ]),
  day(
    '2027-05-22',
    'Bergen – auf See',
    null,
    'Am Vormittag singen Sie ein letztes Mal in der Marienkirche. Mittags legt das Schiff ab und folgt der Küste nach Süden.',
    [
      service('Mittagskonzert in der Marienkirche, 30 Minuten', { startAt: '2027-05-22T11:00:00' }),
      ferry(bergen, hirtshals, {
        isNight: true,
        company: 'Skagen Linje',
        startAt: '2027-05-22T13:30:00',
        endAt: '2027-05-23T08:00:00',
      }),
    ],
  ),
  day(
    '2027-05-23',
    'Hirtshals – Hamburg',
    512,
    'Das Schiff legt um 08:00 Uhr an. Rückreise durch Jütland; Ankunft in Hamburg gegen 17:30 Uhr.',
    [note('free', 'Mittagspause in Kolding, Zeit zur eigenen Verfügung')],
  ),
]
