import { expect, test } from 'vitest'
import { type Attachable, arrangedAttachments } from './arranged-attachments.ts'

const file = (id: number, more: Partial<Attachable> = {}): Attachable => ({
  ...{ id, name: `Datei ${id}`, filetype: 'pdf', type: 'trip_detail', provider: 'Color Line' },
  ...{ fault: null, isIncluded: true, createdAt: '01.02.2027 09:00:00' },
  ...more,
})
const found = [
  file(1),
  file(2),
  file(3, { filetype: 'docx' }),
  file(4, { type: 'voucher' }),
  file(5, { type: 'voucher', provider: null }),
]

test.each([
  // what somebody decided, and the panel that follows: a struck-out one is left out
  [[], ['1', '2', '-3', '4', '-5']],
  [
    [
      { document: 2, isMerged: true },
      { document: 1, isMerged: false },
    ],
    ['2', '-1', '-3', '4', '-5'],
  ],
  [
    [
      { document: 5, isMerged: true },
      { document: 3, isMerged: true },
    ],
    ['5', '-3', '1', '2', '4'],
  ],
  // one that is gone by now leaves no gap
  [
    [
      { document: 99, isMerged: true },
      { document: 4, isMerged: true },
    ],
    ['4', '1', '2', '-3', '-5'],
  ],
])('DOC-05 %o is arranged as %o', (decided, panel) => {
  expect(arrangedAttachments(found, decided).map(({ id, isMerged }) => `${isMerged ? '' : '-'}${id}`)).toEqual(panel)
})

test('DOC-05 what a provider has whose service is only possible is offered, and waits until somebody wants it', () => {
  const possible = file(6, { isIncluded: false })
  expect(arrangedAttachments([possible], []).map(({ isMerged }) => isMerged)).toEqual([false])
  expect(arrangedAttachments([possible], [{ document: 6, isMerged: true }]).map(({ isMerged }) => isMerged)).toEqual([
    true,
  ])
})

test('DOC-05 a PDF that cannot be opened is never bound in, not even when somebody once wanted it', () => {
  const broken = [file(1, { fault: 'broken' }), file(2, { fault: 'encrypted' })]
  expect(arrangedAttachments(broken, [{ document: 2, isMerged: true }]).map(({ isMerged }) => isMerged)).toEqual([
    false,
    false,
  ])
})
