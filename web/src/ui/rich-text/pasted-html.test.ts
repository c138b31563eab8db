import { expect, test } from 'vitest'
import { cleanPastedHtml } from './pasted-html.ts'

test.each([
  [
    'a table keeps its rows and cells apart',
    '<table style="width:9px"><tbody><tr><td>DZ</td><td>120,00</td></tr><tr><td>EZ</td> <td class="x">150,00</td></tr></tbody></table>',
    '<p>DZ · 120,00</p><p>EZ · 150,00</p>',
  ],
  [
    'styles stay behind',
    `<style>p { color: red }</style><p style='margin:0' class="MsoNormal"><b style="x:y">Dom</b></p>`,
    '<p class="MsoNormal"><b>Dom</b></p>',
  ],
  [
    'a text about style stays as it is',
    '<p>Im style="modern" gebaut</p>'.replaceAll('"', '„'),
    '<p>Im style=„modern„ gebaut</p>',
  ],
])('BULK-03 what is pasted into a text: %s', (_, html, clean) => {
  expect(cleanPastedHtml(html)).toBe(clean)
})
