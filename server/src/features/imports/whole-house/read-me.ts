import { counted } from '@reisewerk/domain/mail/mail-words.ts'
import { csvLine } from '@reisewerk/domain/tables/write-csv.ts'

type Told = {
  readonly house: string
  readonly day: string
  readonly tables: readonly { readonly file: string; readonly word: string; readonly rows: number }[]
  readonly files: number
  /** Files whose bytes were not there. */
  readonly missing: readonly string[]
  /** Documents that stayed behind because they tell of guests in confidence. */
  readonly personal: number
  /** Whether what is told of guests in confidence came along (decision 168). */
  readonly withGuests: boolean
}

const guestsTaken = [
  'daten/passengers.csv nennt Geburtsdatum, Geburtsort, Ausweisnummer und Allergien der Gäste, soweit die Frist sie noch erhält:',
  'bitte so vertraulich behandeln wie im Programm und löschen, wenn sie nicht mehr gebraucht werden. Bei jeder Reise ist vermerkt, wer sie las.',
]
const guestsLeft = [
  'In daten/passengers.csv fehlen die Spalten Geburtsdatum, Geburtsort, Ausweisnummer und Allergien: Wer die Daten ausgab,',
  'darf Personendaten nicht sehen. Wer es darf, bekommt sie mit derselben Ausgabe.',
]

/** What stands beside all data of a house, so that somebody else can do something with it. @returns texts by the name of their file */
export function readMe({ house, day, tables, files, missing, personal, withGuests }: Told): Record<string, string> {
  const lines = [
    `Alle Daten von ${house}, ausgegeben am ${day}`,
    '',
    'daten/       eine Tabelle je Datei (.csv, UTF-8, Spalten durch Semikolon getrennt, erste Zeile Überschriften)',
    `dateien/     ${counted(files, ['Datei', 'Dateien'])}: Dokumente, Fotos, E-Mails, Rechnungen von Lieferanten, DATEV-Exporte, Zahlläufe`,
    'inhalt.csv   was in welcher Tabelle steht, mit der Zahl ihrer Zeilen',
    '',
    '„(Nummer)" in einer Überschrift heißt: die Zelle nennt die „Nummer" eines Eintrags der Tabelle, nach der sie heißt.',
    'Die Datei eines Dokuments beginnt mit seiner Nummer: dateien/dokumente/17 Angebot.pdf gehört zu Nummer 17 in daten/documents.csv,',
    'ein Foto unter dateien/fotos/ zu derselben Nummer in daten/photos.csv; dort stehen auch seine Bildrechte.',
    'Tage und Zeitpunkte stehen nach ISO 8601, Beträge mit Komma; Zusammengesetztes steht als JSON.',
    'Ein Text, der in einer Tabelle zu rechnen begänne, steht hinter einem Apostroph; beim Einlesen wird er weggelassen.',
    '',
    ...(withGuests ? guestsTaken : guestsLeft),
    `Nicht enthalten: Kennwörter und Zugänge; Daten anderer Häuser; ${counted(personal, ['Dokument', 'Dokumente'])}, worin Geburt, Ausweisnummern oder`,
    'Allergien von Gästen stehen. Solche werden einzeln bei der Reise geöffnet, solange die Frist sie erhält.',
    'Was während der Ausgabe geändert wurde, kann in einer Tabelle vorher, in einer anderen nachher gelesen sein.',
    ...(missing.length === 0 ? [] : ['', 'Diese Dateien waren nicht zu lesen:', ...missing]),
    '',
  ]
  const contents = tables.map(({ file, word, rows }) => csvLine([file, word, String(rows)])).join('')
  return {
    'LIESMICH.txt': lines.join('\r\n'),
    'inhalt.csv': `\uFEFF${csvLine(['Datei', 'Inhalt', 'Zeilen'])}${contents}`,
  }
}
