import { readTnef, type TnefFile } from './read-tnef.ts'

/** Under which the packed attachments of Outlook travel. */
export function isWinmail(name: string, contentType: string): boolean {
  return /^application\/(vnd\.)?ms-tnef$/i.test(contentType) || /^winmail\.dat$/i.test(name)
}

export const unopened =
  'Der Anhang winmail.dat konnte nicht geöffnet werden und bleibt, wie er ist. Bitte den Absender, die Dateien in einer HTML-Mail statt in „Rich-Text“ zu senden.'
const holdsNone = 'Enthält keine Dateien, nur die Gestaltung des Textes.'
const notAll = (names: readonly string[]) =>
  `Darin ist, was keine Datei ist und hier nicht geöffnet werden kann: ${names.join(', ')}.`

type Unpacked = {
  /** With names, as they were sent. */
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[]
  /** What is to be said of the winmail.dat; null where everything in it stands beside it. */
  readonly note: string | null
}

/** What is in a winmail.dat; it is kept itself, too, so that nothing is lost. */
export function unpacked(bytes: Uint8Array): Unpacked {
  let found: TnefFile[]
  try {
    found = readTnef(bytes)
  } catch {
    return { files: [], note: unopened }
  }
  if (found.length === 0) return { files: [], note: holdsNone }
  const files = found.flatMap(({ name, content }) => (content === null ? [] : [{ name, content }]))
  const others = found.filter(({ content }) => content === null).map(({ name }) => (name === '' ? 'Nachricht' : name))
  return { files, note: others.length === 0 ? null : notAll(others) }
}
