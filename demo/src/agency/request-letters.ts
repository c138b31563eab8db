type Kind = 'hotel' | 'ferry' | 'airline' | 'train' | 'other'
type Line = readonly [label: string, placeholder: string]

/** How a language asks a partner; what is asked for stands line by line below its first sentence. */
type Language = {
  readonly locale: 'de_DE' | 'en' | 'fr'
  readonly names: Readonly<Record<Kind, string>>
  readonly subject: string
  readonly open: string
  readonly close: string
  readonly regards: string
  readonly colon: string
  readonly lines: Readonly<Record<Kind, readonly Line[]>>
  /** Below the lines of every kind. */
  readonly remarks: readonly Line[]
}

const languages: readonly Language[] = [
  {
    locale: 'de_DE',
    names: {
      hotel: 'Hotelanfrage',
      ferry: 'Fähranfrage',
      airline: 'Fluganfrage',
      train: 'Zuganfrage',
      other: 'Anfrage Zusatzleistung',
    },
    subject: 'Gruppenanfrage',
    open: 'für unsere Gruppe {gruppe} bitten wir um Ihr Angebot: {leistung}.',
    close: 'Bitte antworten Sie uns bis {antwort_bis}.',
    regards: 'Mit freundlichen Grüßen',
    colon: ': ',
    lines: {
      hotel: [
        ['Anreise', 'ankunft'],
        ['Abreise', 'abreise'],
        ['Gruppengröße', 'personen'],
        ['Zimmer', 'plaetze'],
        ['Verpflegung', 'verpflegung'],
      ],
      ferry: [
        ['Strecke', 'strecke'],
        ['Abfahrt', 'beginn_zeit'],
        ['Ankunft', 'ende_zeit'],
        ['Schiff', 'verbindung'],
        ['Gruppengröße', 'personen'],
        ['Kabinen', 'plaetze'],
        ['Klasse', 'klasse'],
        ['Fahrzeuge', 'fahrzeuge'],
      ],
      airline: [
        ['Strecke', 'strecke'],
        ['Abflug', 'beginn_zeit'],
        ['Ankunft', 'ende_zeit'],
        ['Flug', 'verbindung'],
        ['Gruppengröße', 'personen'],
      ],
      train: [
        ['Strecke', 'strecke'],
        ['Abfahrt', 'beginn_zeit'],
        ['Ankunft', 'ende_zeit'],
        ['Zug', 'verbindung'],
        ['Gruppengröße', 'personen'],
        ['Plätze', 'plaetze'],
      ],
      other: [
        ['Ort', 'ort'],
        ['Treffpunkt', 'treffpunkt'],
        ['Beginn', 'beginn_zeit'],
        ['Ende', 'ende_zeit'],
        ['Gruppengröße', 'personen'],
      ],
    },
    remarks: [
      ['Beschreibung', 'beschreibung'],
      ['Bemerkungen', 'bemerkungen'],
    ],
  },
  {
    locale: 'en',
    names: {
      hotel: 'Hotel enquiry',
      ferry: 'Ferry enquiry',
      airline: 'Flight enquiry',
      train: 'Train enquiry',
      other: 'Service enquiry',
    },
    subject: 'Group enquiry',
    open: 'For our group {gruppe} we would like to ask for your offer: {leistung}.',
    close: 'Please let us have your answer by {antwort_bis}.',
    regards: 'Kind regards',
    colon: ': ',
    lines: {
      hotel: [
        ['Arrival', 'ankunft'],
        ['Departure', 'abreise'],
        ['Group size', 'personen'],
        ['Rooms', 'plaetze'],
        ['Meals', 'verpflegung'],
      ],
      ferry: [
        ['Route', 'strecke'],
        ['Departure', 'beginn_zeit'],
        ['Arrival', 'ende_zeit'],
        ['Ship', 'verbindung'],
        ['Group size', 'personen'],
        ['Cabins', 'plaetze'],
        ['Class', 'klasse'],
        ['Vehicles', 'fahrzeuge'],
      ],
      airline: [
        ['Route', 'strecke'],
        ['Departure', 'beginn_zeit'],
        ['Arrival', 'ende_zeit'],
        ['Flight', 'verbindung'],
        ['Group size', 'personen'],
      ],
      train: [
        ['Route', 'strecke'],
        ['Departure', 'beginn_zeit'],
        ['Arrival', 'ende_zeit'],
        ['Train', 'verbindung'],
        ['Group size', 'personen'],
        ['Places', 'plaetze'],
      ],
      other: [
        ['Place', 'ort'],
        ['Meeting point', 'treffpunkt'],
        ['Begins', 'beginn_zeit'],
        ['Ends', 'ende_zeit'],
        ['Group size', 'personen'],
      ],
    },
    remarks: [
      ['Description', 'beschreibung'],
      ['Remarks', 'bemerkungen'],
    ],
  },
  {
    locale: 'fr',
    names: {
      hotel: 'Demande d’hôtel',
      ferry: 'Demande de ferry',
      airline: 'Demande de vol',
      train: 'Demande de train',
      other: 'Demande de prestation',
    },
    subject: 'Demande de groupe',
    open: 'Pour notre groupe {gruppe}, nous vous prions de nous adresser votre offre : {leistung}.',
    close: 'Nous vous remercions de votre réponse avant le {antwort_bis}.',
    regards: 'Cordialement',
    colon: ' : ',
    lines: {
      hotel: [
        ['Arrivée', 'ankunft'],
        ['Départ', 'abreise'],
        ['Groupe', 'personen'],
        ['Chambres', 'plaetze'],
        ['Repas', 'verpflegung'],
      ],
      ferry: [
        ['Trajet', 'strecke'],
        ['Départ', 'beginn_zeit'],
        ['Arrivée', 'ende_zeit'],
        ['Navire', 'verbindung'],
        ['Groupe', 'personen'],
        ['Cabines', 'plaetze'],
        ['Classe', 'klasse'],
        ['Véhicules', 'fahrzeuge'],
      ],
      airline: [
        ['Trajet', 'strecke'],
        ['Départ', 'beginn_zeit'],
        ['Arrivée', 'ende_zeit'],
        ['Vol', 'verbindung'],
        ['Groupe', 'personen'],
      ],
      train: [
        ['Trajet', 'strecke'],
        ['Départ', 'beginn_zeit'],
        ['Arrivée', 'ende_zeit'],
        ['Train', 'verbindung'],
        ['Groupe', 'personen'],
        ['Places', 'plaetze'],
      ],
      other: [
        ['Lieu', 'ort'],
        ['Rendez-vous', 'treffpunkt'],
        ['Début', 'beginn_zeit'],
        ['Fin', 'ende_zeit'],
        ['Groupe', 'personen'],
      ],
    },
    remarks: [
      ['Description', 'beschreibung'],
      ['Remarques', 'bemerkungen'],
    ],
  },
]

const kinds: readonly Kind[] = ['hotel', 'ferry', 'airline', 'train', 'other']

/** The letters that ask partners, for every kind of service in every language; a line there is nothing to say about stays away. */
export const requestLetters = kinds.flatMap((kind) =>
  languages.map((language) => ({
    name: language.names[kind],
    kind,
    locale: language.locale,
    subject: `${language.subject} {leistung}, {beginn}, {reise.nummer}`,
    body: bodyOf(language, kind),
  })),
)

function bodyOf({ open, close, regards, colon, lines, remarks }: Language, kind: Kind): string {
  const asked = [...lines[kind], ...remarks].map(([label, placeholder]) => `${label}${colon}{${placeholder}}`)
  return ['{anrede},', open, asked.join('\n'), close, regards, '{absender}\n{firma}'].join('\n\n')
}
