import { expect, test } from 'vitest'
import { rightsStanding } from './image-rights.ts'
import { photoLimits, scaledSize } from './photo-limits.ts'
import { readPicture } from './picture.ts'
import { exifSegment, jpegOf, pngOf, webpOf } from './pictures.fixture.ts'

const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')

test('MOVE-08 of a JPEG place, camera and comments stay behind, and it is still whole', () => {
  const picture = readPicture(jpegOf(40, 30, [exifSegment({ note: 'GPS 60.39 N' }), comment('Kamera XY')]))
  expect(picture).toMatchObject({ type: 'jpg', width: 40, height: 30 })
  expect(text(picture?.bytes)).not.toMatch(/GPS|Kamera|Exif/)
  expect([...(picture?.bytes ?? [])].slice(-2)).toEqual([0xff, 0xd9])
  expect(readPicture(picture?.bytes ?? new Uint8Array())?.bytes).toEqual(picture?.bytes)
})

test('MOVE-08 a JPEG that was taken on its side stays upright: of its EXIF that alone is kept', () => {
  const picture = readPicture(jpegOf(40, 30, [exifSegment({ orientation: 6, note: 'GPS 60.39 N' })]))
  expect(picture).toMatchObject({ width: 30, height: 40 })
  expect(text(picture?.bytes)).toContain('Exif')
  expect(text(picture?.bytes)).not.toContain('GPS')
  expect(readPicture(picture?.bytes ?? new Uint8Array())).toMatchObject({ width: 30, height: 40 })
})

test('MOVE-08 of a PNG and a WebP texts, EXIF and XMP stay behind', () => {
  const png = readPicture(pngOf(3, 2, { tEXt: 'Ort: Bergen', eXIf: 'GPS' }))
  expect(png).toMatchObject({ type: 'png', width: 3, height: 2 })
  expect(text(png?.bytes)).not.toMatch(/Bergen|GPS/)
  const webp = readPicture(webpOf({ EXIF: 'GPS 60.39', 'XMP ': 'Ort: Bergen' }))
  expect(webp).toMatchObject({ type: 'webp', width: 1, height: 1 })
  expect(text(webp?.bytes)).not.toMatch(/Bergen|GPS/)
  expect(Buffer.from(webp?.bytes ?? []).readUInt32LE(4)).toBe((webp?.bytes.length ?? 0) - 8)
})

test.each([
  ['a text', Buffer.from('kein Bild')],
  ['nothing', new Uint8Array()],
  ['a GIF', Buffer.from('GIF89a..........')],
  ['a page', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a JPEG that breaks off', jpegOf(40, 30).subarray(0, 30)],
  ['a PNG that breaks off', pngOf(3, 2).subarray(0, 40)],
  ['a WebP that breaks off', webpOf().subarray(0, 20)],
  ['a PNG that moves', pngOf(3, 2, { acTL: '12345678' })],
])('MOVE-08 %s is no photo', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull()
})

test.each([
  // width, height, expected
  [6000, 4000, 2000, 1333],
  [3000, 6000, 1000, 2000],
  [800, 600, 800, 600],
  [9000, 1, 2000, 1],
])('MOVE-08 a photo of %i × %i pixels is sent as %i × %i', (width, height, ...to) => {
  expect(Object.values(scaledSize({ width, height }))).toEqual(to)
  expect(Math.max(...to)).toBeLessThanOrEqual(photoLimits.mostEdge)
})

test.each([
  // source, licence, until, standing on 1 May 2027
  ['Anna Berg', 'CC BY 4.0', null, 'noted'],
  ['Anna Berg', 'CC BY 4.0', '2027-05-01', 'noted'],
  ['Anna Berg', 'CC BY 4.0', '2027-04-30', 'expired'],
  ['', 'CC BY 4.0', null, 'missing'],
  ['Anna Berg', '  ', null, 'missing'],
  ['', '', '2027-04-30', 'missing'],
])('MOVE-08 rights of „%s“, „%s“ until %s are %4$s', (source, licence, validUntil, standing) => {
  expect(rightsStanding({ source, licence, validUntil }, '2027-05-01')).toBe(standing)
})

function comment(words: string): Uint8Array {
  const body = Buffer.from(words)
  return Uint8Array.of(0xff, 0xfe, 0, body.length + 2, ...body)
}
