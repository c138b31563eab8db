import { ByteReader, DamagedTnef } from './byte-reader.ts'
import { kinds, type MapiProperty, mapiProperties } from './mapi-properties.ts'

/** A file out of a winmail.dat; without bytes where what is attached is no file (another mail, an object of a program). */
export type TnefFile = { readonly name: string; readonly content: Uint8Array | null }

const signature = 0x223e9f78
/** Attributes (MS-OXTNEF 2.1.3.3), with their kind in the upper half. */
const attributes = {
  codePage: 0x00069007,
  /** Begins an attachment. */
  renderingData: 0x00069002,
  title: 0x00018010,
  data: 0x0006800f,
  properties: 0x00069005,
} as const
const propertyIds = { displayName: 0x3001, data: 0x3701, shortName: 0x3704, longName: 0x3707 } as const

type Part = { title?: Uint8Array; data?: Uint8Array; properties?: ReadonlyMap<number, MapiProperty> }

/** By its first bytes. */
export function isTnef(bytes: Uint8Array): boolean {
  return bytes.length >= 6 && new ByteReader(bytes).u32() === signature
}

/**
 * The files Outlook has packed into a winmail.dat (MS-OXTNEF), in their order.
 * @throws DamagedTnef for what is none, ends too early or announces what cannot be: then nothing is taken out
 */
export function readTnef(bytes: Uint8Array): TnefFile[] {
  const reader = new ByteReader(bytes)
  if (reader.u32() !== signature) throw new DamagedTnef('no winmail.dat')
  reader.u16()
  const parts: Part[] = []
  let letters = new TextDecoder('windows-1252')
  while (reader.left > 0) {
    const level = reader.u8()
    if (level !== 1 && level !== 2) throw new DamagedTnef(`no such level: ${level}`)
    const attribute = reader.u32()
    const data = reader.take(reader.u32())
    // What they add up to: mail programs themselves write it wrong.
    reader.u16()
    if (attribute === attributes.codePage) letters = lettersOf(new ByteReader(data).u32())
    if (attribute === attributes.renderingData) parts.push({})
    const part = parts.at(-1)
    if (part === undefined) continue
    if (attribute === attributes.title) part.title = data
    else if (attribute === attributes.data) part.data = data
    else if (attribute === attributes.properties) part.properties = mapiProperties(data)
  }
  return parts.map((part) => ({ name: nameOf(part, letters), content: contentOf(part) }))
}

/** The long name, for a title may be cut to eight letters and an ending: 'ROOMIN~1.XLS'. */
function nameOf({ title, properties }: Part, letters: TextDecoder): string {
  const { longName, shortName, displayName } = propertyIds
  const told = [longName, shortName].map((id) => textOf(properties?.get(id), letters))
  const names = [
    ...told,
    title === undefined ? '' : plain(letters.decode(title)),
    textOf(properties?.get(displayName), letters),
  ]
  return names.find((name) => name !== '') ?? ''
}

function contentOf({ data, properties }: Part): Uint8Array | null {
  const told = properties?.get(propertyIds.data)
  // An object is another mail or something of a program, and what stands beside it only its picture.
  if (told?.kind === kinds.object) return null
  return data ?? (told?.kind === kinds.binary ? told.bytes : null)
}

function textOf(property: MapiProperty | undefined, letters: TextDecoder): string {
  if (property?.kind === kinds.text16) return plain(new TextDecoder('utf-16le').decode(property.bytes))
  return property?.kind === kinds.text8 ? plain(letters.decode(property.bytes)) : ''
}

/** Up to the zero at its end. */
const plain = (text: string) => text.split('\0', 1)[0]?.trim() ?? ''

const otherPages: Readonly<Record<number, string>> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  65001: 'utf-8',
}

function lettersOf(codePage: number): TextDecoder {
  const isOfWindows = codePage === 874 || (codePage >= 1250 && codePage <= 1258)
  return new TextDecoder(isOfWindows ? `windows-${codePage}` : (otherPages[codePage] ?? 'windows-1252'))
}
