import { type ColumnFields, type HeadReader, headReader } from '../tables/heads.ts'

const people = {
  salutation: { label: 'Anrede', heads: ['anrede', 'salutation', 'title', 'herr frau'] },
  firstName: {
    label: 'Vorname',
    heads: ['vorname', 'ansprechpartner vorname', 'first name', 'firstname', 'given name'],
  },
  lastName: {
    label: 'Nachname',
    heads: [
      'nachname',
      'ansprechpartner',
      'ansprechpartnerin',
      'ansprechpartner nachname',
      'kontakt',
      'kontaktperson',
      'last name',
      'lastname',
      'surname',
      'contact',
      'contact person',
    ],
  },
} as const satisfies ColumnFields

const email = {
  email: { label: 'E-Mail', heads: ['e mail', 'email', 'mail', 'e mail adresse', 'email adresse', 'e mail address'] },
} as const satisfies ColumnFields
const phone = {
  phone: {
    label: 'Telefon',
    heads: [
      'telefon',
      'tel',
      'telefonnummer',
      'telefon geschaftlich',
      'festnetz',
      'phone',
      'telephone',
      'phone number',
    ],
  },
} as const satisfies ColumnFields
const place = {
  place: { label: 'Ort', heads: ['ort', 'stadt', 'city', 'town', 'place', 'standort'] },
} as const satisfies ColumnFields

/** What can be imported, and what its columns can become; the first field names the entry. */
export const importKinds = {
  clients: {
    title: ['Kunde', 'Kunden'],
    fields: {
      name: {
        label: 'Firma',
        heads: [
          'firma',
          'kunde',
          'kundenname',
          'name',
          'firmenname',
          'organisation',
          'verein',
          'gruppe',
          'name 1',
          'client',
          'customer',
          'company',
          'company name',
        ],
      },
      shortName: {
        label: 'Kurzname',
        heads: ['kurzname', 'kurzbezeichnung', 'suchbegriff', 'matchcode', 'short name'],
      },
      number: {
        label: 'Kundennummer',
        heads: [
          'kundennummer',
          'kundennr',
          'kunden nr',
          'kd nr',
          'kdnr',
          'nr',
          'customer number',
          'customer no',
          'client number',
        ],
      },
      debtorNumber: {
        label: 'Debitorennummer',
        heads: ['debitorennummer', 'debitor', 'debitorennr', 'debitoren nr', 'debitorenkonto', 'debtor number'],
      },
      vatId: {
        label: 'USt-IdNr.',
        heads: ['ust idnr', 'ust id', 'ustid', 'ust id nr', 'umsatzsteuer id', 'vat id', 'vat number', 'vat no'],
      },
      streetAddress: {
        label: 'Straße',
        heads: [
          'strasse',
          'str',
          'strasse hausnummer',
          'strasse und hausnummer',
          'anschrift',
          'adresse',
          'street',
          'address',
        ],
      },
      zip: { label: 'PLZ', heads: ['plz', 'postleitzahl', 'zip', 'zip code', 'postcode', 'postal code'] },
      ...place,
      country: { label: 'Land', heads: ['land', 'staat', 'country'] },
      ...people,
      ...email,
      ...phone,
      mobile: { label: 'Mobil', heads: ['mobil', 'mobiltelefon', 'handy', 'mobile', 'mobile phone', 'cell'] },
      language: { label: 'Sprache', heads: ['sprache', 'language'] },
      notes: {
        label: 'Information',
        heads: ['notiz', 'notizen', 'bemerkung', 'bemerkungen', 'info', 'information', 'notes', 'remarks', 'comment'],
      },
    },
  },
  providers: {
    title: ['Leistungsträger', 'Leistungsträger'],
    fields: {
      name: {
        label: 'Name',
        heads: [
          'name',
          'hotel',
          'hotelname',
          'haus',
          'leistungstrager',
          'leistungstraeger',
          'lieferant',
          'firma',
          'anbieter',
          'provider',
          'supplier',
          'hotel name',
          'company',
        ],
      },
      kind: { label: 'Art', heads: ['art', 'typ', 'leistungsart', 'kind', 'type'] },
      ...place,
      ...email,
      ...phone,
      website: { label: 'Website', heads: ['website', 'web', 'internet', 'homepage', 'webseite', 'url'] },
      stars: { label: 'Sterne', heads: ['sterne', 'stars', 'kategorie', 'category'] },
      rating: { label: 'Bewertung', heads: ['bewertung', 'note', 'rating'] },
      roomCount: {
        label: 'Zimmer',
        heads: ['zimmer', 'zimmeranzahl', 'anzahl zimmer', 'zimmerzahl', 'rooms', 'number of rooms'],
      },
      ...people,
    },
  },
  agencies: {
    title: ['Agentur', 'Agenturen'],
    fields: {
      name: { label: 'Name', heads: ['name', 'agentur', 'agenturname', 'incoming', 'firma', 'agency', 'company'] },
      ...place,
      ...email,
      ...phone,
      ...people,
    },
  },
  places: {
    title: ['Ort', 'Orte'],
    fields: {
      name: { label: 'Name', heads: ['name', 'ort', 'stadt', 'ortsname', 'place', 'city', 'town'] },
      country: { label: 'Land', heads: ['land', 'staat', 'country', 'landercode', 'country code'] },
      latitude: { label: 'Breitengrad', heads: ['breite', 'breitengrad', 'lat', 'latitude'] },
      longitude: {
        label: 'Längengrad',
        heads: ['lange', 'langengrad', 'laenge', 'laengengrad', 'lon', 'lng', 'long', 'longitude'],
      },
    },
  },
  trips: {
    title: ['Reise', 'Reisen'],
    fields: {
      name: {
        label: 'Gruppenname',
        heads: ['gruppe', 'gruppenname', 'reisegruppe', 'bezeichnung', 'name', 'group', 'group name'],
      },
      number: {
        label: 'Vorgangsnummer',
        heads: [
          'vorgang',
          'vorgangsnummer',
          'vorgangsnr',
          'vorgang nr',
          'reisenummer',
          'reisenr',
          'reise nr',
          'auftragsnummer',
          'auftrag',
          'buchungsnummer',
          'nr',
          'order number',
          'booking number',
          'trip number',
          'file number',
        ],
      },
      client: { label: 'Kunde', heads: ['kunde', 'kundenname', 'auftraggeber', 'firma', 'client', 'customer'] },
      tripName: { label: 'Reisename', heads: ['reise', 'reisename', 'reiseziel', 'ziel', 'tour', 'trip', 'trip name'] },
      startAt: {
        label: 'Beginn',
        heads: ['beginn', 'reisebeginn', 'von', 'start', 'startdatum', 'abreise', 'begin', 'from', 'start date'],
      },
      endAt: {
        label: 'Ende',
        heads: ['ende', 'reiseende', 'bis', 'enddatum', 'ruckreise', 'rueckreise', 'end', 'to', 'until', 'end date'],
      },
      status: { label: 'Status', heads: ['status', 'stand', 'reisestatus', 'state'] },
      doubleRooms: {
        label: 'Doppelzimmer',
        heads: ['doppelzimmer', 'dz', 'anzahl dz', 'double', 'double rooms', 'dbl'],
      },
      singleRooms: {
        label: 'Einzelzimmer',
        heads: ['einzelzimmer', 'ez', 'anzahl ez', 'single', 'single rooms', 'sgl'],
      },
      persons: {
        label: 'Personen',
        heads: ['personen', 'pax', 'teilnehmer', 'teilnehmerzahl', 'gaste', 'gaeste', 'persons', 'guests', 'people'],
      },
      hotel: { label: 'Hotel', heads: ['hotel', 'hotelname', 'haus', 'unterkunft', 'accommodation'] },
      hotelFrom: {
        label: 'Hotel ab',
        heads: ['hotel ab', 'hotel von', 'anreise', 'anreise hotel', 'check in', 'hotel from', 'arrival'],
      },
      nights: { label: 'Nächte', heads: ['nachte', 'naechte', 'ubernachtungen', 'uebernachtungen', 'nights'] },
    },
  },
} as const satisfies Record<string, { title: readonly [string, string]; fields: ColumnFields }>

export type ImportKind = keyof typeof importKinds
export const importKindKeys = Object.keys(importKinds) as [ImportKind, ...ImportKind[]]

/** Of what kind a run is: a table that was imported, or the geography a house begins with. */
export type RunKind = ImportKind | 'geography'

/** 'Kunden', 'Geografie'. */
export function runTitle(kind: RunKind): string {
  return kind === 'geography' ? 'Geografie' : importKinds[kind].title[1]
}

/** Every field of whatever kind. */
export type MasterField = { [K in ImportKind]: keyof (typeof importKinds)[K]['fields'] }[ImportKind] & string

const doubtful = [
  'nr',
  'name 1',
  'art',
  'typ',
  'type',
  'kategorie',
  'category',
  'note',
  'title',
  'anschrift',
  'adresse',
  'address',
  'kontakt',
  'contact',
]

export function fieldsOfKind(kind: ImportKind): readonly { field: MasterField; label: string }[] {
  const fields: ColumnFields = importKinds[kind].fields
  // Its keys are fields of this kind.
  return Object.entries(fields).map(([field, { label }]) => ({ field: field as MasterField, label }))
}

/** Which field of a kind a head names. */
export function fieldOfHeadIn(kind: ImportKind): HeadReader<MasterField> {
  const fields: ColumnFields = importKinds[kind].fields
  // Its keys are fields of this kind.
  return headReader(fields, doubtful) as HeadReader<MasterField>
}

/** Lines of one run. */
export const mostImported = 10_000
/** Above the lines stand their heads, and what was written above these. */
export const mostRead = mostImported + 15
