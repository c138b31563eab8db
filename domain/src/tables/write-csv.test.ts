import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { csvLine } from './write-csv.ts'

test.each([
  [['Käthe', null, ''], 'Käthe;;\r\n'],
  [['a;b', 'sagt "ja"', 'zwei\nZeilen'], '"a;b";"sagt ""ja""";"zwei\nZeilen"\r\n'],
  [['=HYPERLINK("x")', '@SUM(A1)', '+cmd|x', '-2+3+cmd'], `"'=HYPERLINK(""x"")";'@SUM(A1);'+cmd|x;'-2+3+cmd\r\n`],
  [['+49 (0)40 / 12-3', '-12,50'], '+49 (0)40 / 12-3;-12,50\r\n'],
])('MOVE-04 %j is written so that a spreadsheet reads it and works out nothing', (cells, line) => {
  expect(csvLine(cells)).toBe(line)
})

test('MOVE-04 what was written is read back', () => {
  const cells = ['Chor "Cantate"; Kiel', 'Weg 4\n24103 Kiel', '0431']
  expect(readCsv(csvLine(cells), 10).rows[0]).toEqual(cells)
})
