import { CFB, utils, type WorkSheet, write } from '@e965/xlsx'
import { unzipSync, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './spreadsheet-reader.ts'

const mostRows = 2_000
const people = [['Teilnehmer Kantorei 2027'], ['Zi', 'Nachname', 'geb.'], ['3', 'Müller', 'x'], ['', 'Groß', '']]

/** A workbook with a merged title, a room's number merged over two guests, a birthday as a date, and a second sheet. */
function workbook(bookType: 'xlsx' | 'biff8'): Uint8Array {
  const sheet: WorkSheet = utils.aoa_to_sheet(people)
  sheet.C3 = { t: 'n', v: 21393, z: 'dd.mm.yyyy' }
  sheet['!merges'] = ['A1:C1', 'A3:A4'].map(utils.decode_range)
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Teilnehmer')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Betrag'], [1234.5], [true]]), 'Zahlungen')
  return new Uint8Array(write(book, { type: 'buffer', bookType, cellDates: false }))
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

test.each(['xlsx', 'xls'] as const)(
  'ROOM-04 an .%s tells its sheets, days as days, merged numbers for each line',
  async (filetype) => {
    const sheets = await readSpreadsheet(workbook(filetype === 'xls' ? 'biff8' : 'xlsx'), filetype, mostRows)
    expect(sheets).toEqual([
      {
        name: 'Teilnehmer',
        rowCount: 4,
        hidden: [],
        rows: [['Teilnehmer Kantorei 2027'], ['Zi', 'Nachname', 'geb.'], ['3', 'Müller', '27.07.1958'], ['3', 'Groß']],
      },
      { name: 'Zahlungen', rowCount: 3, hidden: [], rows: [['Betrag'], ['1234.5'], ['ja']] },
    ])
  },
)

test('ROOM-04 lines that are hidden in a file are told as such, those that hold something', async () => {
  const sheet = utils.aoa_to_sheet([['Name'], ['Müller'], ['Groß'], [], ['Klein']])
  sheet['!rows'] = [{}, {}, { hidden: true }, { hidden: true }, {}]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Teilnehmer')
  const bytes = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
  const [read] = await readSpreadsheet(bytes, 'xlsx', mostRows)
  expect(read).toMatchObject({ rowCount: 5, hidden: [2], rows: [['Name'], ['Müller'], ['Groß'], [], ['Klein']] })
})

test.each([
  ['UTF-8', bytesOf('Name;Ort\nMüller;Köln')],
  ['UTF-8 with a mark', bytesOf('\uFEFFName;Ort\nMüller;Köln')],
  ['Windows-1252', latin('Name;Ort\r\nMüller;Köln\r\n')],
  ['UTF-16', new Uint8Array(Buffer.from('\uFEFFName\tOrt\nMüller\tKöln', 'utf16le'))],
])('ROOM-04 a .csv in %s is read', async (_, bytes) => {
  const [sheet] = await readSpreadsheet(bytes, 'csv', mostRows)
  expect(sheet?.rows).toEqual([
    ['Name', 'Ort'],
    ['Müller', 'Köln'],
  ])
})

function withPassword(): Uint8Array {
  const file = CFB.utils.cfb_new()
  CFB.utils.cfb_add(file, '/EncryptionInfo', Buffer.alloc(64))
  CFB.utils.cfb_add(file, '/EncryptedPackage', Buffer.alloc(4_096))
  return new Uint8Array(CFB.write(file, { type: 'buffer' }) as Buffer)
}

const bomb = () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(90 * 1024 * 1024) }, { level: 1 })

test.each([
  ['with a password', 'xlsx', withPassword, /Passwort geschützt/],
  ['a zip bomb', 'xlsx', bomb, /entpackt zu groß/],
  ['a picture', 'xlsx', () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47), /nicht als Tabelle lesen/],
  ['only the first bytes', 'xlsx', () => workbook('xlsx').subarray(0, 900), /nicht als Tabelle lesen/],
  ['broken', 'xls', () => workbook('biff8').fill(0xff, 1_024, 6_000), /nicht als Tabelle lesen|nichts/],
  [
    'a picture called a table',
    'csv',
    () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13),
    /nicht als Tabelle lesen/,
  ],
  ['a PDF called a table', 'csv', () => bytesOf('%PDF-1.7\nName;Vorname'), /nicht als Tabelle lesen/],
  ['another package', 'csv', () => zipSync({ 'word/document.xml': bytesOf('<a/>') }), /nicht als Tabelle lesen/],
  ['an empty table', 'csv', () => bytesOf('\n\n'), /steht nichts/],
] as const)('ROOM-04 a file that is %s is refused in a clear sentence', async (_, filetype, bytes, sentence) => {
  await expect(readSpreadsheet(bytes(), filetype, mostRows)).rejects.toThrow(sentence)
})

test.each(['xlsx', 'xls'] as const)('ROOM-04 an .%s that is called .csv is read as what it is', async (filetype) => {
  const [sheet] = await readSpreadsheet(workbook(filetype === 'xls' ? 'biff8' : 'xlsx'), 'csv', mostRows)
  expect(sheet).toMatchObject({ name: 'Teilnehmer', rowCount: 4 })
})

test.each([
  ['lines with tabs', 'Zi\tNachname\n3\tMüller'],
  ['a table of a page', '<table><tr><td>Zi</td><td>Nachname</td></tr><tr><td>3</td><td>Müller</td></tr></table>'],
])('ROOM-04 an .xls that is %s is read, as booking systems write it', async (_, text) => {
  const [sheet] = await readSpreadsheet(bytesOf(`\uFEFF${text}`), 'xls', mostRows)
  expect(sheet?.rows).toEqual([
    ['Zi', 'Nachname'],
    ['3', 'Müller'],
  ])
})

test('ROOM-04 lines are counted also where the file says nothing, or something untrue, of its length', async () => {
  const book = utils.book_new()
  const lines = Array.from({ length: 3_001 }, (_, index) => [`Name ${index}`])
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), 'Alle')
  const parts = unzipSync(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })))
  const path = 'xl/worksheets/sheet1.xml'
  const xml = new TextDecoder().decode(parts[path])
  for (const said of ['', '<dimension ref="A1:A2"/>']) {
    const told = xml.replace(/<dimension[^>]*>/, said)
    const [sheet] = await readSpreadsheet(zipSync({ ...parts, [path]: bytesOf(told) }), 'xlsx', mostRows)
    expect([sheet?.rowCount, sheet?.rows.length]).toEqual([3_001, 2_000])
  }
})

test('ROOM-04 of 100,000 lines so many are told, not all are kept', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => [`Name ${index}`, 'Vorname'])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines, { dense: true }), 'Alle')
  const xlsx = new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }))
  const csv = bytesOf(lines.map((line) => line.join(';')).join('\n'))
  for (const [filetype, bytes] of [['xlsx', xlsx] as const, ['csv', csv] as const]) {
    const [sheet] = await readSpreadsheet(bytes, filetype, mostRows)
    expect([sheet?.rowCount, sheet?.rows.length]).toEqual([100_000, 2_000])
  }
})
