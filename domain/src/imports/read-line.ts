import type { Locale, OrderStatus } from '../accounts/options.ts'
import type { CalendarDate } from '../calendar-date.ts'
import { countries, countryCodeOf } from '../geography/countries.ts'
import { periodRefusal } from '../orders/trip-period.ts'
import { customerNumberPattern, emailField } from '../partners/client.contract.ts'
import { isVatId, plainVatId } from '../partners/vat-id.ts'
import { splitName } from '../room-lists/import/read-words.ts'
import type { RequestedKind } from '../service-kinds.ts'
import { plainHead } from '../tables/heads.ts'
import { readDate } from '../typed-date.ts'
import { fieldsOfKind, type ImportKind, type MasterField } from './import-kinds.ts'

/** What a line says, field by field, as it would be kept; what it does not say is not there. */
export type LineValues = Readonly<Partial<Record<MasterField, string | number>>>
type TripStatus = Exclude<OrderStatus, 'deleted'>
type Read = { readonly value: string | number } | { readonly problem: string }

const longest: Partial<Record<MasterField, number>> = {
  ...{ name: 200, shortName: 80, streetAddress: 200, zip: 20, place: 120, country: 120, notes: 5_000 },
  ...{ number: 20, vatId: 20, client: 200, tripName: 160, hotel: 200 },
  ...{ firstName: 100, lastName: 100, email: 254, phone: 60, mobile: 60, website: 250 },
}

const kindWords: Readonly<Record<RequestedKind, readonly string[]>> = {
  hotel: ['hotel', 'hotels', 'unterkunft', 'pension', 'gasthof', 'hostel', 'accommodation'],
  ferry: ['reederei', 'fahre', 'faehre', 'ferry', 'schiff', 'shipping line'],
  airline: ['airline', 'fluggesellschaft', 'flug', 'flight'],
  train: ['bahn', 'zug', 'train', 'railway'],
  other: [
    'sonstige',
    'sonstiges',
    'andere',
    'other',
    'restaurant',
    'bus',
    'guide',
    'reiseleitung',
    'museum',
    'zusatzleistung',
  ],
}

const languageWords: Readonly<Record<Locale, readonly string[]>> = {
  de_DE: ['de', 'de de', 'deutsch', 'german', 'd'],
  fr: ['fr', 'franzosisch', 'franzoesisch', 'french', 'francais', 'f'],
  en: ['en', 'englisch', 'english', 'e', 'gb'],
}

const isSalutation: Readonly<Record<string, 'Frau' | 'Herr'>> = {
  ...{ frau: 'Frau', fr: 'Frau', mrs: 'Frau', ms: 'Frau', w: 'Frau', f: 'Frau' },
  ...{ herr: 'Herr', herrn: 'Herr', hr: 'Herr', mr: 'Herr', m: 'Herr' },
}

const wordIn = <Key extends string>(words: Readonly<Record<Key, readonly string[]>>, text: string): Key | undefined =>
  // Its keys are the keys of the table.
  (Object.keys(words) as Key[]).find((key) => words[key].includes(plainHead(text)))

/** '52,520' and '52.52'; null for what is no such number. */
function decimal(text: string, most: number): number | null {
  const number = Number(text.replace(',', '.').replace(/°$/, ''))
  return /^-?\d{1,3}([.,]\d+)?°?$/.test(text) && Math.abs(number) <= most ? number : null
}

function whole(text: string, from: number, to: number): number | null {
  const number = Number(text)
  return /^\d{1,5}$/.test(text) && number >= from && number <= to ? number : null
}

const orElse = (value: string | number | null | undefined, problem: string): Read =>
  value == null ? { problem } : { value }

const readers: Partial<Record<MasterField, (text: string, kind: ImportKind) => Read>> = {
  number: (text, kind) =>
    kind === 'trips'
      ? { value: text }
      : orElse(
          customerNumberPattern.test(text) ? text : null,
          'Eine Kundennummer hat nur Buchstaben, Ziffern, Punkt, Strich und Schrägstrich.',
        ),
  debtorNumber: (text) => orElse(/^\d{5,9}$/.test(text) ? text : null, 'Die Debitorennummer hat 5 bis 9 Ziffern.'),
  vatId: (text) => orElse(isVatId(plainVatId(text)) ? plainVatId(text) : null, `„${text}“ ist keine USt-IdNr.`),
  email: (text) => orElse(emailField.pattern.test(text) ? text : null, `„${text}“ ist keine E-Mail-Adresse.`),
  website: (text) =>
    orElse(
      /^(https?:\/\/)?[^\s/:@?#]+\.[^\s/:@?#]+(:\d{1,5})?([/?#]\S*)?$/i.test(text) ? text : null,
      `„${text}“ ist keine Website.`,
    ),
  kind: (text) => orElse(wordIn(kindWords, text), `„${text}“ ist keine Art von Leistungsträger.`),
  language: (text) => orElse(wordIn(languageWords, text), `„${text}“ ist keine Sprache, in der geschrieben wird.`),
  salutation: (text) =>
    orElse(isSalutation[plainHead(text).split(' ')[0] ?? ''], `„${text}“ ist weder Frau noch Herr.`),
  // '****', '4*', '4 Sterne', '4 S'.
  stars: (text) =>
    orElse(
      /^\*{1,5}$/.test(text) ? text.length : whole(text.replace(/\s*(\*|sterne?|stars?|s)$/i, ''), 1, 5),
      'Sterne sind 1 bis 5.',
    ),
  rating: (text) => orElse(whole(text, 1, 10), 'Die Bewertung ist eine Zahl von 1 bis 10.'),
  roomCount: (text) => orElse(whole(text, 0, 5_000), 'Die Zahl der Zimmer ist eine Zahl bis 5.000.'),
  status: (text) => orElse(wordIn(statusWords, text), `„${text}“ ist kein Status einer Reise.`),
  startAt: (text) => orElse(dayOf(text), `„${text}“ ist kein Tag mit Jahr.`),
  endAt: (text) => orElse(dayOf(text), `„${text}“ ist kein Tag mit Jahr.`),
  hotelFrom: (text) => orElse(dayOf(text), `„${text}“ ist kein Tag mit Jahr.`),
  nights: (text) => orElse(whole(text, 1, 365), 'Nächte sind eine Zahl von 1 bis 365.'),
  doubleRooms: (text) => orElse(whole(text, 0, 999), 'Die Zahl der Doppelzimmer ist eine Zahl bis 999.'),
  singleRooms: (text) => orElse(whole(text, 0, 999), 'Die Zahl der Einzelzimmer ist eine Zahl bis 999.'),
  persons: (text) => orElse(whole(text, 0, 999), 'Die Zahl der Personen ist eine Zahl bis 999.'),
  latitude: (text) => orElse(decimal(text, 90), 'Der Breitengrad ist eine Zahl von −90 bis 90.'),
  longitude: (text) => orElse(decimal(text, 180), 'Der Längengrad ist eine Zahl von −180 bis 180.'),
  country: (text, kind) => {
    const code = countryCodeOf(text.trim())
    const named = countries().find((country) => country.code === code)
    if (kind === 'places') return orElse(named?.code, `„${text}“ ist kein Land.`)
    return { value: named?.name ?? text }
  },
}

const datesApart = /^(\d{1,2}\.\d{1,2}\.\d{2,4}|\d{4}-\d{2}-\d{2})(?: \d{2}:\d{2}(?::\d{2})?)?$/

/** A day with its year, as tables have it; a time behind it is passed over. */
function dayOf(text: string): CalendarDate | null {
  const day = datesApart.exec(text)?.[1]
  return day === undefined ? null : readDate(day, { today: '2000-01-01' })
}

const statusWords: Readonly<Record<TripStatus, readonly string[]>> = {
  new: ['neu', 'anfrage', 'angefragt', 'offen', 'new', 'inquiry', 'request'],
  provisional_offer_sent: ['vorlaufiges angebot versendet', 'vorlaufiges angebot'],
  offer_sent: ['angebot versendet', 'angebot', 'angeboten', 'offer', 'offered', 'quoted'],
  pre_reservation: ['vorreservierung', 'vorreserviert', 'option', 'optioniert', 'reserviert', 'reserved'],
  booked: ['fest gebucht', 'gebucht', 'fest', 'festbuchung', 'bestatigt', 'bestaetigt', 'booked', 'confirmed'],
  documents_sent: ['unterlagen versendet', 'unterlagen', 'documents sent'],
  on_tour: ['auf reise', 'unterwegs', 'on tour'],
  completed: ['abgeschlossen', 'beendet', 'erledigt', 'completed', 'done'],
  cancelled: ['storniert', 'storno', 'abgesagt', 'cancelled', 'canceled'],
}

const required: Readonly<Record<ImportKind, readonly MasterField[]>> = {
  clients: ['name'],
  providers: ['name'],
  agencies: ['name'],
  places: ['name', 'country', 'latitude', 'longitude'],
  trips: ['startAt', 'endAt'],
}

/**
 * Reads what a line says of an entry; what cannot be taken over as it stands says why, at its field.
 * @param textOf what the cell of a field says, '' where there is no such column
 */
export function readLine(
  kind: ImportKind,
  textOf: (field: MasterField) => string,
): { values: LineValues; problems: { field: MasterField; message: string }[] } {
  const values: Partial<Record<MasterField, string | number>> = {}
  const problems: { field: MasterField; message: string }[] = []
  for (const { field, label } of fieldsOfKind(kind)) {
    const text = textOf(field).trim()
    if (text === '') {
      if (required[kind].includes(field)) problems.push({ field, message: `${label} fehlt.` })
      continue
    }
    const most = longest[field] ?? 255
    const read: Read =
      text.length > most
        ? { problem: `${label}: höchstens ${most} Zeichen.` }
        : (readers[field]?.(text, kind) ?? { value: text })
    if ('problem' in read) problems.push({ field, message: read.problem })
    else values[field] = read.value
  }
  if (kind === 'trips') problems.push(...problemsOfTrip(values))
  return { values: kind === 'trips' ? withGroup(values) : withNames(values), problems }
}

type Problem = { field: MasterField; message: string }

/** What a trip cannot be: without anybody who travels, ending before it begins, with a hotel outside its days. */
function problemsOfTrip({ name, client, startAt, endAt, hotelFrom }: LineValues): Problem[] {
  const problems: Problem[] = []
  if (name === undefined && client === undefined) problems.push({ field: 'name', message: 'Gruppe oder Kunde fehlt.' })
  // As they were read.
  const [start, end, night] = [startAt, endAt, hotelFrom] as readonly (CalendarDate | undefined)[]
  if (start === undefined || end === undefined) return problems
  const refusal = periodRefusal({ startAt: start, endAt: end })
  if (refusal !== null) problems.push({ field: 'endAt', message: refusal.message })
  else if (night !== undefined && (night < start || night >= end))
    problems.push({ field: 'hotelFrom', message: 'Das Hotel beginnt an keinem Tag dieser Reise.' })
  return problems
}

/** Without a name of its own a group is called as its client. */
function withGroup(values: LineValues): LineValues {
  return values.name === undefined && values.client !== undefined ? { ...values, name: values.client } : values
}

/** A person in one cell: 'Brandt, Helga', 'Helga Brandt'. */
function withNames(values: LineValues): LineValues {
  const { firstName, lastName } = values
  if (typeof lastName !== 'string' || firstName !== undefined || !/[\s,]/.test(lastName)) return values
  const split = splitName(lastName)
  return split.firstName === '' ? values : { ...values, ...split }
}
