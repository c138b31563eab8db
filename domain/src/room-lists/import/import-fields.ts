/** What a column of somebody's list can become here, and the words by which its head says so in German, English and French. */
export const importFields = {
  room: {
    label: 'Zimmer',
    heads: [
      'zi',
      'zi nr',
      'zimmer',
      'zimmer nr',
      'zimmernr',
      'zimmernummer',
      'room',
      'room no',
      'room nr',
      'room number',
      'chambre',
      'no chambre',
      'n chambre',
      'numero de chambre',
      'kabine',
      'kabinennr',
      'cabin',
    ],
  },
  roomType: {
    label: 'Zimmertyp',
    heads: [
      'typ',
      'zimmertyp',
      'zimmerart',
      'zimmerkategorie',
      'art',
      'unterbringung',
      'room type',
      'type of room',
      'type',
      'type de chambre',
      'dz ez',
      'ez dz',
      'belegung',
    ],
  },
  roommate: {
    label: 'Zimmerpartner',
    heads: [
      'zimmerpartner',
      'zimmerpartnerin',
      'mitbewohner',
      'zusammen mit',
      'zimmer mit',
      'dz mit',
      'teilt zimmer mit',
      'roommate',
      'sharing with',
      'shares with',
      'partage avec',
      'chambre avec',
    ],
  },
  lastName: {
    label: 'Name',
    heads: [
      'name',
      'nachname',
      'familienname',
      'zuname',
      'last name',
      'lastname',
      'surname',
      'family name',
      'nom',
      'nom de famille',
    ],
  },
  firstName: {
    label: 'Vorname',
    heads: [
      'vorname',
      'vornamen',
      'rufname',
      'first name',
      'firstname',
      'given name',
      'given names',
      'forename',
      'prenom',
      'prenoms',
    ],
  },
  fullName: {
    label: 'Name und Vorname',
    heads: [
      'name vorname',
      'vorname name',
      'vor und nachname',
      'vorname nachname',
      'nachname vorname',
      'teilnehmer',
      'teilnehmerin',
      'gast',
      'passagier',
      'full name',
      'guest',
      'passenger',
      'participant',
      'nom et prenom',
      'nom prenom',
    ],
  },
  gender: {
    label: 'M/W',
    heads: ['m w', 'w m', 'm f', 'geschl', 'geschlecht', 'anrede', 'gender', 'sex', 'title', 'sexe', 'civilite'],
  },
  dateOfBirth: {
    label: 'Geboren',
    heads: [
      'geb',
      'geb am',
      'gebdatum',
      'geb datum',
      'geburtsdatum',
      'geburtstag',
      'geboren',
      'geboren am',
      'dob',
      'date of birth',
      'birth date',
      'birthdate',
      'birthday',
      'born',
      'date de naissance',
      'ne le',
      'nee le',
      'ne e le',
      'naissance',
    ],
  },
  placeOfBirth: {
    label: 'Geburtsort',
    heads: ['geburtsort', 'geb ort', 'gebort', 'place of birth', 'birthplace', 'lieu de naissance'],
  },
  nationality: {
    label: 'Nationalität',
    heads: [
      'nat',
      'nationalitat',
      'nationalitaet',
      'staatsangehorigkeit',
      'staatsangehoerigkeit',
      'staatsburgerschaft',
      'nationality',
      'citizenship',
      'nationalite',
    ],
  },
  documentType: {
    label: 'Ausweisart',
    heads: [
      'ausweisart',
      'dokumentart',
      'art des ausweises',
      'pass ausweis',
      'document type',
      'type of document',
      'type de document',
    ],
  },
  documentNumber: {
    label: 'Ausweisnummer',
    heads: [
      'pass',
      'passnr',
      'pass nr',
      'passnummer',
      'reisepass',
      'reisepassnr',
      'reisepass nr',
      'reisepassnummer',
      'ausweis',
      'ausweisnr',
      'ausweis nr',
      'ausweisnummer',
      'personalausweis',
      'personalausweisnummer',
      'perso',
      'dokumentnummer',
      'passport',
      'passport no',
      'passport nr',
      'passport number',
      'document number',
      'id number',
      'passeport',
      'no passeport',
      'numero de passeport',
      'piece d identite',
    ],
  },
  assistance: {
    label: 'Assistenz',
    heads: ['assistenz', 'hilfe', 'hilfsbedarf', 'mobilitat', 'rollstuhl', 'assistance', 'wheelchair', 'mobilite'],
  },
  outsideCabin: {
    label: 'Außenkabine',
    heads: ['aussenkabine', 'ausserkabine', 'aussen', 'outside cabin', 'cabine exterieure'],
  },
  motorBike: {
    label: 'Motorrad',
    heads: ['motorrad', 'motorradtyp', 'maschine', 'motorbike', 'motorcycle', 'bike', 'moto'],
  },
  licencePlate: {
    label: 'Kennzeichen',
    heads: [
      'kennzeichen',
      'kfz kennzeichen',
      'nummernschild',
      'licence plate',
      'license plate',
      'plate',
      'plaque',
      'immatriculation',
    ],
  },
  allergies: {
    label: 'Allergien',
    heads: [
      'allergie',
      'allergien',
      'unvertraglichkeit',
      'unvertraglichkeiten',
      'essen',
      'ernahrung',
      'kost',
      'diat',
      'verpflegung',
      'allergy',
      'allergies',
      'diet',
      'dietary requirements',
      'food',
      'regime',
      'regime alimentaire',
    ],
  },
  notes: {
    label: 'Bemerkung',
    heads: [
      'bemerkung',
      'bemerkungen',
      'notiz',
      'notizen',
      'anmerkung',
      'anmerkungen',
      'hinweis',
      'hinweise',
      'sonstiges',
      'wunsch',
      'wunsche',
      'kommentar',
      'remark',
      'remarks',
      'note',
      'notes',
      'comment',
      'comments',
      'remarque',
      'remarques',
      'commentaire',
    ],
  },
} as const satisfies Record<string, { label: string; heads: readonly string[] }>

export type ImportField = keyof typeof importFields
export const importFieldKeys = Object.keys(importFields) as [ImportField, ...ImportField[]]

/** Heads that say only roughly what stands below: whoever imports should look. */
const doubtfulHeads = new Set([
  'art',
  'typ',
  'type',
  'pass',
  'essen',
  'verpflegung',
  'kost',
  'title',
  'aussen',
  'hilfe',
  'note',
  'food',
])

/** What a head says, however it is written: 'Zi.-Nr.', 'NACHNAME', 'geb.:', 'Né(e) le'. */
export function plainHead(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

const fieldByHead = new Map<string, ImportField>(
  importFieldKeys.flatMap((field) => importFields[field].heads.map((head) => [head, field] as const)),
)

/** Which field a head names; null for none. `isSure` is false where the word means this only mostly. */
export function fieldOfHead(text: string): { field: ImportField; isSure: boolean } | null {
  const head = plainHead(text)
  const field = fieldByHead.get(head)
  return field === undefined ? null : { field, isSure: !doubtfulHeads.has(head) }
}
