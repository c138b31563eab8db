import { expect, test } from 'vitest'
import { type NoticeWords, noticeWords } from './notice-kinds.ts'

const line: NoticeWords = {
  kind: 'change',
  by: 'Bernd Brandt',
  count: 1,
  moved: null,
  renewals: 3,
  text: '',
  due: '',
  isOver: false,
}

test.each([
  [{}, 'Bernd Brandt: 1 Änderung'],
  [{ count: 3 }, 'Bernd Brandt: 3 Änderungen'],
  [{ count: 100, by: '' }, 'Jemand: über 100 Änderungen'],
  [{ moved: 7, renewals: 14 }, 'Bernd Brandt: Reise um 7 Tage verschoben, 14 Anfragen neu anzufragen'],
  [{ moved: -1, renewals: 0, count: 3 }, 'Bernd Brandt: Reise um 1 Tag vorgezogen, 2 weitere Änderungen'],
  [{ moved: 0, count: 2 }, 'Bernd Brandt: 2 Änderungen'],
  [{ kind: 'mention', text: 'frag @Anna Albers' }, 'Bernd Brandt hat dich erwähnt: frag @Anna Albers'],
  [{ kind: 'bounce', by: '', text: 'Nicht zugestellt an a@b.example' }, 'Nicht zugestellt an a@b.example'],
  [{ kind: 'option', text: 'Fjordblick', due: '12.03.2027' }, 'Option Fjordblick läuft ab: 12.03.2027'],
  [{ kind: 'option', text: '', due: '01.03.2027', isOver: true }, 'Option ist abgelaufen: 01.03.2027'],
] as const)('EASE-07 a line of the bell says %o as %s', (over, expected) => {
  expect(noticeWords({ ...line, ...over })).toBe(expected)
})
