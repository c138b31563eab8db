import { ByteReader, DamagedTnef } from './byte-reader.ts'

/** The first value of a property, as its bytes stand there, with the kind by which they are read. */
export type MapiProperty = { readonly kind: number; readonly bytes: Uint8Array }

export const kinds = { text8: 0x1e, text16: 0x1f, object: 0x0d, binary: 0x102 } as const
/** Bytes of a value by its kind; short ones are filled up to four (MS-OXTNEF 2.1.3.4). */
const sizes: Readonly<Record<number, number>> = {
  ...{ 1: 4, 2: 4, 3: 4, 4: 4, 5: 8, 6: 8, 7: 8, 10: 4, 11: 4 },
  ...{ 20: 8, 64: 8, 72: 16 },
}
const sized: ReadonlySet<number> = new Set(Object.values(kinds))
const many = 0x1000
const firstNamed = 0x8000
/** No attachment has a tenth as many. */
const mostProperties = 5_000

/**
 * The properties of an attachment (MS-OXTNEF 2.1.3.4) by their number; those that have names of their own are passed over.
 * @throws DamagedTnef for anything that does not end where it says
 */
export function mapiProperties(bytes: Uint8Array): ReadonlyMap<number, MapiProperty> {
  const reader = new ByteReader(bytes)
  const count = reader.u32()
  if (count > mostProperties) throw new DamagedTnef(`${count} properties`)
  const found = new Map<number, MapiProperty>()
  for (let place = 0; place < count; place++) {
    const [told, id] = [reader.u16(), reader.u16()]
    if (id >= firstNamed) passName(reader)
    const kind = told & ~many
    const [value] = valuesOf(reader, kind, (told & many) !== 0)
    if (id < firstNamed && value !== undefined && !found.has(id)) found.set(id, { kind, bytes: value })
  }
  return found
}

/** 16 bytes say whose name it is; then it is a number or a text. */
function passName(reader: ByteReader): void {
  reader.take(16)
  const isText = reader.u32() === 1
  if (isText) reader.takePadded(reader.u32())
  else reader.u32()
}

function valuesOf(reader: ByteReader, kind: number, isMany: boolean): Uint8Array[] {
  const isSized = sized.has(kind)
  const size = sizes[kind]
  if (!isSized && size === undefined) throw new DamagedTnef(`no such kind of property: ${kind}`)
  const count = isMany || isSized ? reader.u32() : 1
  // Each takes four bytes at least.
  if (count * 4 > reader.left) throw new DamagedTnef(`${count} values announced`)
  return Array.from({ length: count }, () => {
    if (size === undefined) return reader.takePadded(reader.u32())
    return reader.takePadded(size)
  })
}
