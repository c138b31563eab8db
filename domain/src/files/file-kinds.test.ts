import { expect, test } from 'vitest'
import { contentTypeOf, isKept, nameParts, sizeProblem, uploadLimit } from './file-kinds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['pdf', bytes('%PDF-1.7 …'), true],
  ['pdf', bytes('<html>'), false],
  ['pdf', bytes(''), false],
  ['txt', bytes('Guten Tag'), true],
  ['txt', bytes('MZ\0'), false],
  ['docx', Uint8Array.of(0x50, 0x4b, 3, 4), true],
  ['html', bytes('<html>'), false],
  ['svg', bytes('<svg>'), false],
  ['exe', bytes('MZ'), false],
  ['constructor', bytes('x'), false],
])('DOC-05 a .%s is kept when its bytes are one', (filetype, content, kept) => {
  expect(isKept(filetype, content)).toBe(kept)
})

test.each([
  ['Angebot 2027.PDF', 'Angebot 2027', 'pdf'],
  ['Liste', 'Liste', ''],
  ['.htaccess', '.htaccess', ''],
  ['../../etc/passwd.txt', '..-..-etc-passwd', 'txt'],
  ['C:\\Briefe\\Angebot.pdf', 'C:-Briefe-Angebot', 'pdf'],
  ['Rechnung\u202Efdp.\u2066xlsx', 'Rechnungfdp', 'xlsx'],
])('DOC-05 %s has a name and an ending', (file, name, filetype) => {
  expect(nameParts(file)).toEqual({ name, filetype })
})

test.each([
  [0, 'Die Datei ist leer.'],
  [1, null],
  [uploadLimit, null],
  [uploadLimit + 1, 'Die Datei ist größer als 20 MB.'],
])('DOC-05 a file of %i bytes: %s', (size, problem) => {
  expect(sizeProblem(size)).toBe(problem)
})

test('an unknown ending is served as bytes only', () => {
  expect(contentTypeOf('html')).toBe('application/octet-stream')
})
