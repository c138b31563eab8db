/** A winmail.dat made by hand, attribute by attribute (MS-OXTNEF). */

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(Math.floor(value / 0x10000))]
const latin = (text: string) => [...Buffer.from(`${text}\0`, 'latin1')]
const wide = (text: string) => [...Buffer.from(`${text}\0`, 'utf16le')]
const padded = (bytes: readonly number[]) => [...bytes, ...Array((4 - (bytes.length % 4)) % 4).fill(0)]

export function attribute(level: 1 | 2, id: number, data: readonly number[]): number[] {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0)
  return [level, ...u32(id), ...u32(data.length), ...data, ...u16(sum)]
}

/** A property with one value whose length is told: texts, bytes and objects. */
export const sizedProperty = (kind: number, id: number, value: readonly number[]) => [
  ...[...u16(kind), ...u16(id), ...u32(1), ...u32(value.length)],
  ...padded(value),
]
const longName = (name: string) => sizedProperty(0x1f, 0x3707, wide(name))
const number = (id: number, value: number) => [...u16(0x03), ...u16(id), ...u32(value)]
/** One that has a name of its own, and several values. */
const named = [
  ...[...u16(0x101e), ...u16(0x8001), ...Array(16).fill(7), ...u32(1), ...u32(6), ...padded(wide('ab'))],
  ...[...u32(2), ...u32(2), ...padded(latin('x')), ...u32(3), ...padded(latin('yz'))],
]
export const properties = (...all: number[][]) => [...u32(all.length), ...all.flat()]

type Packed = { title: string; long?: string; bytes: Uint8Array; more?: number[][] }

/** @param cut how many bytes are missing at the end */
export function winmailOf(files: readonly Packed[], cut = 0): Buffer {
  const all = [
    ...[...u32(0x223e9f78), ...u16(1)],
    ...attribute(1, 0x00089006, u32(0x00010000)),
    ...attribute(1, 0x00069007, [...u32(1252), ...u32(0)]),
    ...attribute(1, 0x00078008, latin('IPM.Microsoft Mail.Note')),
    ...files.flatMap(({ title, long, bytes, more = [] }) => [
      ...attribute(2, 0x00069002, Array(14).fill(0)),
      ...attribute(2, 0x00018010, latin(title)),
      ...attribute(2, 0x0006800f, [...bytes]),
      ...attribute(
        2,
        0x00069005,
        properties(named, number(0x3705, 1), ...(long === undefined ? [] : [longName(long)]), ...more),
      ),
    ]),
  ]
  return Buffer.from(all.slice(0, all.length - cut))
}
