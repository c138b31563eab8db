import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DamagedTnef } from './byte-reader.ts'
import { isTnef, readTnef } from './read-tnef.ts'
import { attribute, properties, sizedProperty, winmailOf } from './tnef.fixture.ts'
import { isWinmail, unopened, unpacked } from './unpacked.ts'

const pdf = Buffer.from('%PDF-1.7 Zimmerliste')
const sheet = Buffer.from([0x50, 0x4b, 3, 4, 0, 255])
const whole = winmailOf([
  { title: 'ZIMMER~1.PDF', long: 'Zimmerliste Frühjahr – Ålesund.pdf', bytes: pdf },
  { title: 'Gäste.xlsx', bytes: sheet },
])

test('MAIL-04 the files of a winmail.dat have their long names, or else their titles, and all their bytes', () => {
  expect(isTnef(whole)).toBe(true)
  expect(readTnef(whole).map(({ name, content }) => [name, Buffer.from(content ?? [])])).toEqual([
    ['Zimmerliste Frühjahr – Ålesund.pdf', pdf],
    ['Gäste.xlsx', sheet],
  ])
})

test('MAIL-04 a mail inside a winmail.dat is named and told apart from files; bytes may stand among the properties', () => {
  const other = sizedProperty(0x0d, 0x3701, Array(16).fill(1))
  const own = sizedProperty(0x102, 0x3701, [...pdf])
  const tnef = winmailOf([
    { title: 'AW: Zimmer', bytes: sheet, more: [other] },
    { title: 'Liste.pdf', bytes: pdf, more: [own] },
  ])
  expect(readTnef(tnef).map(({ name, content }) => [name, content?.length ?? null])).toEqual([
    ['AW: Zimmer', null],
    ['Liste.pdf', pdf.length],
  ])
  expect(unpacked(tnef)).toMatchObject({
    files: [{ name: 'Liste.pdf' }],
    note: 'Darin ist, was keine Datei ist und hier nicht geöffnet werden kann: AW: Zimmer.',
  })
})

const head = [...whole.subarray(0, 6)]
const damaged: [string, Uint8Array][] = [
  ['nothing', new Uint8Array()],
  ['something else', pdf],
  ['a head alone that is cut', whole.subarray(0, 5)],
  ['a level there is not', Buffer.from([...head, 9, ...attribute(1, 0x00069007, [0]).slice(1)])],
  ['an attribute of four gigabytes', Buffer.from([...head, 2, 0x0f, 0x80, 6, 0, 255, 255, 255, 255, 1, 2])],
  [
    'a million properties',
    Buffer.from([...head, ...attribute(2, 0x00069002, []), ...attribute(2, 0x00069005, [0, 0, 16, 0])]),
  ],
  [
    'a property longer than its attachment',
    Buffer.from([
      ...head,
      ...attribute(2, 0x00069002, []),
      ...attribute(2, 0x00069005, [1, 0, 0, 0, 0x1f, 0, 7, 0x37, 1, 0, 0, 0, 255, 255, 0, 0, 65, 0]),
    ]),
  ],
  [
    'two thousand million values',
    Buffer.from([
      ...head,
      ...attribute(2, 0x00069002, []),
      ...attribute(2, 0x00069005, [1, 0, 0, 0, 3, 0x10, 7, 0x37, 255, 255, 255, 127]),
    ]),
  ],
  [
    'a kind of property there is not',
    Buffer.from([
      ...head,
      ...attribute(2, 0x00069002, []),
      ...attribute(2, 0x00069005, properties([0x99, 0, 7, 0x37])),
    ]),
  ],
]

test.each(damaged)('MAIL-04 of %s nothing is taken, and a sentence says so', (_, bytes) => {
  expect(() => readTnef(bytes)).toThrow(DamagedTnef)
  expect(unpacked(bytes)).toEqual({ files: [], note: unopened })
})

test('MAIL-04 a winmail.dat that is cut anywhere gives no half file', () => {
  const before = readTnef(whole)
  for (let cut = 1; cut < whole.length; cut++) {
    const { files, note } = unpacked(whole.subarray(0, whole.length - cut))
    // It may end between two attributes: then what came before is whole.
    if (note === unopened) expect(files).toEqual([])
    for (const { content } of files)
      expect(before.some((one) => Buffer.from(one.content ?? []).equals(content))).toBe(true)
  }
})

test('MAIL-04 whatever bytes arrive, reading ends and names the fault', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(whole.length - 1), (noise, at) => {
      const bytes = Buffer.from(whole)
      Buffer.from(noise).copy(bytes, at)
      try {
        readTnef(bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedTnef)
      }
    }),
  )
})

test.each([
  ['winmail.dat', 'application/octet-stream', true],
  ['WINMAIL.DAT', 'application/ms-tnef', true],
  ['Anhang', 'application/vnd.ms-tnef', true],
  ['mywinmail.dat', 'application/octet-stream', false],
  ['Liste.pdf', 'application/pdf', false],
])('MAIL-04 %s of %s is one of Outlook: %s', (name, type, expected) => {
  expect(isWinmail(name, type)).toBe(expected)
})
