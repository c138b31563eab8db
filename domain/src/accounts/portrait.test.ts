import { expect, test } from 'vitest'
import { portraitOf } from './portrait.ts'

const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0))
const png = [
  ...[0x89, ...letters('PNG'), 13, 10, 26, 10, 0, 0, 0, 13, ...letters('IHDR'), 0, 0, 1, 0, 0, 0, 0, 128],
  ...Array.from({ length: 30 }, () => 0),
  ...letters('IEND'),
  ...[0xae, 0x42, 0x60, 0x82],
]
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0, 90, 0, 120, 1, 1, 0x11, 0, 0xff, 0xd9]

test.each([
  ['a PNG', png, { type: 'image/png', width: 256, height: 128 }],
  ['a JPEG', jpeg, { type: 'image/jpeg', width: 120, height: 90 }],
  ['an SVG', letters('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), null],
  ['a GIF', letters('GIF89a0000000000'), null],
  ['a page that begins like a JPEG', [0xff, 0xd8, 0xff, ...letters('<html>')], null],
  ['a PNG cut short', png.slice(0, 40), null],
  [
    'a JPEG whose segment leads beyond its end',
    [0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 0, 0, 0, 0, 0, 0, 0xff, 0xd9],
    null,
  ],
  ['nothing', [], null],
])('APP-17 of a picture its bytes count: %s', (_what, bytes, expected) => {
  expect(portraitOf(Uint8Array.from(bytes))).toEqual(expected)
})
