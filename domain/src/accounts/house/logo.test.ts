import { expect, test } from 'vitest'
import { isRefusal } from '../../refusal.ts'
import { readLogo } from './logo.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const svg = (inner: string, head = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${inner}</svg>`
/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)

test('MOVE-01 a logo is kept as an SVG, a PNG inside one', () => {
  expect(readLogo(bytes(`<?xml version="1.0"?>\n<!-- drawn -->\n${svg('<path d="M0 0h4"/>')}\n`))).toMatchObject({
    svg: expect.stringContaining('<path d="M0 0h4"/>'),
  })
  expect(readLogo(bytes(svg('<use href="#a"/><rect fill="url(#b)"/>')))).toMatchObject({ svg: expect.any(String) })
  expect(readLogo(png)).toMatchObject({
    svg: expect.stringMatching(/^<svg .* viewBox="0 0 1 1"><image .*;base64,iVBOR/),
  })
})

test.each([
  ['no picture', bytes('Nordwind'), /kein Logo/],
  ['a JPEG', Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, 9, 0xff, 0xd9]), /kein Logo/],
  ['a page', bytes('<html><svg></svg></html>'), /kein Logo/],
  ['a script', bytes(svg('<script>alert(1)</script>')), /Programm/],
  ['an event', bytes(svg('<rect onload="alert(1)"/>')), /Programm/],
  ['a page within', bytes(svg('<foreignObject><p/></foreignObject>')), /Programm/],
  ['an entity', bytes(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`), /kein Logo|Programm/],
  ['a picture from elsewhere', bytes(svg('<image href="https://tracker.example/a.png"/>')), /Programm/],
  [
    'a picture from elsewhere, otherwise written',
    bytes(svg("<image xlink:href = '//tracker.example/a.png'/>")),
    /Programm/,
  ],
  ['a fill from elsewhere', bytes(svg('<rect fill="url(https://tracker.example/a#b)"/>')), /Programm/],
  ['a style from elsewhere', bytes(svg('<style>@import "//tracker.example"</style>')), /Programm/],
  ['a link', bytes(svg('<a href="javascript:alert(1)"><path/></a>')), /Programm/],
  ['letters', bytes(svg('<text>Nordwind</text>')), /Schrift in Pfade/],
  ['no size', bytes(svg('<path/>', '')), /Größe/],
  ['too much', bytes(svg(`<path d="${'M0 0 '.repeat(70_000)}"/>`)), /300 KB/],
])('MOVE-01 a logo that is %s is refused', (_case, file, message) => {
  const read = readLogo(file)
  expect(isRefusal(read) && read.message).toMatch(message)
})
