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
  kontingent: 'Kontingent',
  verpflegung: 'Verpflegung',
  ankunft: 'Ankunft',
  abreise: 'Abreise',
  bemerkungen: 'Bemerkungen',
  antwort_bis: 'Antwort bis',
  absender: 'Absender',
  firma: 'Firma',
} as const
export type PlaceholderName = keyof typeof placeholderLabels
