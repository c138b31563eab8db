/** What a template may name in braces, and what to call it when it is missing (MAIL-03, REQ-05). */
export const placeholderLabels = {
  anrede: 'Anrede',
  empfaenger: 'Empfänger',
  'reise.name': 'Reisename',
  'reise.nummer': 'Vorgangsnummer',
  gruppe: 'Gruppe',
  kunde: 'Kunde',
  termin: 'Termin',
  beginn: 'Beginn',
  ende: 'Ende',
  personen: 'Personen',
  ziele: 'Reiseziele',
  leistung: 'Leistung',
  strecke: 'Strecke',
  ort: 'Ort',
  kontingent: 'Kontingent',
  plaetze: 'Kabinen und Plätze',
  klasse: 'Klasse',
  fahrzeuge: 'Fahrzeuge',
  verbindung: 'Schiff, Flug oder Zug',
  treffpunkt: 'Treffpunkt',
  beschreibung: 'Beschreibung',
  verpflegung: 'Verpflegung',
  ankunft: 'Ankunft',
  abreise: 'Abreise',
  beginn_zeit: 'Beginn mit Uhrzeit',
  ende_zeit: 'Ende mit Uhrzeit',
  bemerkungen: 'Bemerkungen',
  antwort_bis: 'Antwort bis',
  absender: 'Absender',
  firma: 'Firma',
  'rechnung.art': 'Art der Rechnung',
  'rechnung.nummer': 'Rechnungsnummer',
  'rechnung.datum': 'Rechnungsdatum',
  'rechnung.betrag': 'Zu zahlender Betrag',
  'rechnung.faellig': 'Zahlbar bis',
} as const
export type PlaceholderName = keyof typeof placeholderLabels

/** Whose label names several things: they 'fehlen'. */
export const pluralPlaceholders = [
  'personen',
  'ziele',
  'plaetze',
  'fahrzeuge',
  'bemerkungen',
] as const satisfies readonly PlaceholderName[]

/** What only an invoice, or the mail that takes it to the client, can tell. */
export const invoicePlaceholders = [
  'rechnung.art',
  'rechnung.nummer',
  'rechnung.datum',
  'rechnung.betrag',
  'rechnung.faellig',
] as const satisfies readonly PlaceholderName[]
export type InvoicePlaceholder = (typeof invoicePlaceholders)[number]

/** What a request may well have nothing to say about: the line that names it is left out then, not marked. */
export const optionalPlaceholders = [
  'ort',
  'plaetze',
  'klasse',
  'fahrzeuge',
  'verbindung',
  'treffpunkt',
  'beschreibung',
  'ende_zeit',
  'bemerkungen',
] as const satisfies readonly PlaceholderName[]
