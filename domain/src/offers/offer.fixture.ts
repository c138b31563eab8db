import { offerLanguage } from './offer-language.ts'
import type {
  OfferDay,
  OfferFerry,
  OfferHotel,
  OfferOther,
  OfferPlace,
  OfferService,
  OfferSource,
} from './offer-source.ts'

/** A ten-day choir journey to Norway, for the tests of the offer and of its document. */

const at = (name: string, latitude: number, longitude: number): OfferPlace => ({
  name,
  position: { latitude, longitude },
})
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

export function hotel(name: string | null, place: OfferPlace, nights = 1, more: Partial<OfferHotel> = {}): OfferHotel {
  return { ...included, kind: 'hotel', name, place, stars: 4, board: 'half', nights, ...more }
}

export function ferry(from: OfferPlace | null, to: OfferPlace | null, more: Partial<OfferFerry> = {}): OfferFerry {
  return {
    ...included,
    kind: 'ferry',
    from,
    to,
    company: null,
    isNight: false,
    vehicles: [],
    startAt: null,
    endAt: null,
    ...more,
  }
}

export function service(title: string, more: Partial<OfferOther> = {}): OfferOther {
  return { ...included, kind: 'other', title, place: null, startAt: null, endAt: null, ...more }
}

export function note(kind: 'route' | 'free', text: string, place: OfferPlace | null = null): OfferService {
  return { kind, text, place, startAt: null, endAt: null }
}

export function day(
  date: string,
  name: string,
  distanceKm: number | null,
  subtitle: string,
  services: OfferService[],
): OfferDay {
  return { date, name, distanceKm, subtitles: subtitle === '' ? [] : [subtitle], services }
}

const days: OfferDay[] = [
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

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string) => ({ type: 'listItem', content: [paragraph(text)] })
const heading = (text: string) => ({ type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text }] })

export const german = offerLanguage('de_DE')

export const norwayOffer: OfferSource = {
  language: german,
  today: '2026-10-21',
  orderNumber: '2600417',
  sequence: 1,
  optionDate: '2026-12-01',
  trip: {
    name: 'Klänge zwischen Fjord und Fjell',
    groupName: 'Kantorei St. Michael',
    category: 'choir',
    destinations: ['Norwegen'],
    startAt: '2027-05-14',
    endAt: '2027-05-23',
  },
  client: {
    companyName: 'Kantorei St. Michael e.V.',
    addressLines: ['Am Kirchgarten 5', '22763 Hamburg'],
    contact: { salutation: 'Frau', firstName: 'Annegret', lastName: 'Weiß-Schröder' },
    isFormal: true,
  },
  house: {
    name: 'Nordwind Gruppenreisen GmbH',
    brandColor: '#0e4d64',
    senderLine: 'Nordwind Gruppenreisen GmbH · Kaistraße 12 · 20457 Hamburg',
    footer: [
      ['Nordwind Gruppenreisen GmbH', 'Kaistraße 12', '20457 Hamburg'],
      ['Telefon 040 66969-120', 'info@nordwind.example', 'www.nordwind.example'],
      ['Geschäftsführer Jens Brückner', 'Amtsgericht Hamburg, HRB 000471', 'USt-IdNr. DE123456789'],
      ['IBAN DE02 1203 0000 0000 2020 51', 'BIC BYLADEM1001'],
    ],
    logoSvg: null,
    logoAlt: 'Nordwind Gruppenreisen',
  },
  signer: {
    name: 'Anna Petersen',
    role: 'Gruppenreisen Skandinavien',
    phone: '040 66969-124',
    email: 'a.petersen@nordwind.example',
  },
  introTitle: '',
  introText: null,
  days,
  prices: {
    tiers: [
      { fromPax: 40, price: euros(148950) },
      { fromPax: 20, price: euros(198900) },
      { fromPax: 25, price: euros(177900) },
      { fromPax: 30, price: euros(164900) },
      { fromPax: 35, price: euros(155900) },
    ],
    singleSupplements: [
      { upToRooms: 5, price: euros(39800) },
      { upToRooms: 10, price: euros(44500) },
    ],
    minimumPax: 20,
  },
  conditions: {
    type: 'doc',
    content: [
      heading('Angebotsoption'),
      paragraph(
        'Die Hotels und Fähren sind bis 1. Dezember 2026 unverbindlich vorgemerkt. Danach gilt das Angebot vorbehaltlich der Verfügbarkeit.',
      ),
      heading('Stornokosten'),
      {
        type: 'bulletList',
        content: [
          item('bis 90 Tage vor Reisebeginn kostenfrei'),
          item('bis 60 Tage vor Reisebeginn 20 Prozent des Reisepreises'),
          item('ab 30 Tage vor Reisebeginn 45 Prozent des Reisepreises'),
        ],
      },
      heading('Zahlungen'),
      paragraph(
        'Anzahlung von 20 Prozent gegen Sicherungsschein 14 Tage nach Buchung, Restzahlung 28 Tage vor Reisebeginn.',
      ),
    ],
  },
}
