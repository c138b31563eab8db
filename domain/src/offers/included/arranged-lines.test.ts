import { describe, expect, test } from 'vitest'
import { arrangedLines, keptLines } from './arranged-lines.ts'
import { addLine, followPlan, hideLine, keepWording, moveLine, wordLine } from './edit-lines.ts'
import type { KeptLine, ShownIncludedLine } from './included-line.contract.ts'

const planned = [
  { key: 'ferry.1', text: 'Nachtfähre Kiel–Oslo' },
  { key: 'nights', text: '3 Übernachtungen' },
  { key: 'other.7', text: '2 × Stadtführung' },
]
const line = (key: string, change: Partial<KeptLine> = {}): KeptLine => ({
  key,
  source: '',
  text: '',
  isHidden: false,
  locale: 'de_DE',
  ...change,
})
const told = (lines: readonly ShownIncludedLine[]) =>
  lines.map(({ text, standing, isHidden }) => `${isHidden ? '–' : ''}${text} (${standing})`)

describe('TRUE-05 what an offer includes', () => {
  test.each<[string, KeptLine[], string[]]>([
    [
      'follows the plan as long as nobody said otherwise',
      [],
      ['Nachtfähre Kiel–Oslo (planned)', '3 Übernachtungen (planned)', '2 × Stadtführung (planned)'],
    ],
    [
      'keeps the order it was given; what is new stands behind what it follows in the plan',
      [line('other.7'), line('ferry.1')],
      ['2 × Stadtführung (planned)', 'Nachtfähre Kiel–Oslo (planned)', '3 Übernachtungen (planned)'],
    ],
    [
      'tells what was worded by hand, and that the plan says something else by now',
      [line('ferry.1', { text: 'Überfahrt', source: 'Nachtfähre Kiel–Göteborg' })],
      ['Überfahrt (changed)', '3 Übernachtungen (planned)', '2 × Stadtführung (planned)'],
    ],
    [
      'names each line of the plan once, as somebody worded it',
      [
        line('nights'),
        line('ferry.1'),
        line(''),
        line('nights', { text: 'Drei Nächte', source: '3 Übernachtungen' }),
        line('ferry.1'),
      ],
      ['Nachtfähre Kiel–Oslo (planned)', ' (own)', 'Drei Nächte (planned)', '2 × Stadtführung (planned)'],
    ],
    [
      'is quiet where the plan says what it said then',
      [line('ferry.1', { text: 'Überfahrt', source: 'Nachtfähre Kiel–Oslo' })],
      ['Überfahrt (planned)', '3 Übernachtungen (planned)', '2 × Stadtführung (planned)'],
    ],
    [
      'a line goes with its service; one that was worded stays to be looked at',
      [line('train.5'), line('train.6', { text: 'Flåmbahn', source: 'Zug' }), ...planned.map(({ key }) => line(key))],
      ['Flåmbahn (gone)', 'Nachtfähre Kiel–Oslo (planned)', '3 Übernachtungen (planned)', '2 × Stadtführung (planned)'],
    ],
    [
      'hides and adds',
      [line('nights', { isHidden: true }), line('', { text: 'Reiseleitung ab Kiel' })],
      [
        'Nachtfähre Kiel–Oslo (planned)',
        '–3 Übernachtungen (planned)',
        '2 × Stadtführung (planned)',
        'Reiseleitung ab Kiel (own)',
      ],
    ],
  ])('%s', (_name, kept, expected) => {
    expect(told(arrangedLines(planned, kept))).toEqual(expected)
  })

  test('what is kept is shown the same again, whatever was done', () => {
    const begun = arrangedLines(planned, [])
    const done = hideLine(addLine(moveLine(wordLine(begun, 0, ' Überfahrt '), 0, 1), 'Reiseleitung'), 2, true)
    expect(told(done)).toEqual([
      '3 Übernachtungen (planned)',
      'Überfahrt (planned)',
      '–2 × Stadtführung (planned)',
      'Reiseleitung (own)',
    ])
    expect(told(arrangedLines(planned, keptLines(done, 'de_DE')))).toEqual(told(done))
  })

  test('a wording the plan has left behind is kept, or given up', () => {
    const [first, ...others] = planned
    const kept = keptLines(wordLine(arrangedLines(planned, []), 0, 'Überfahrt'), 'de_DE')
    const changed = arrangedLines([{ key: first?.key ?? '', text: 'Tagfähre' }, ...others], kept)
    expect(told(changed)[0]).toBe('Überfahrt (changed)')
    expect(told(keepWording(changed, 0))[0]).toBe('Überfahrt (planned)')
    expect(told(followPlan(changed, 0))[0]).toBe('Tagfähre (planned)')
    const gone = arrangedLines(others, kept)
    expect(told(gone)[0]).toBe('Überfahrt (gone)')
    expect(told(keepWording(gone, 0))[0]).toBe('Überfahrt (own)')
    expect(told(wordLine(gone, 0, ''))).toEqual(['3 Übernachtungen (planned)', '2 × Stadtführung (planned)'])
  })

  test('the plan’s own words, or none, let a line follow it again; at the ends nothing moves', () => {
    const worded = wordLine(arrangedLines(planned, []), 1, 'Drei Nächte')
    expect(wordLine(worded, 1, '')).toEqual(arrangedLines(planned, []))
    expect(wordLine(worded, 1, '3 Übernachtungen')).toEqual(arrangedLines(planned, []))
    expect(moveLine(worded, 0, -1)).toEqual(worded)
    expect(moveLine(worded, 2, 1)).toEqual(worded)
    expect(addLine(worded, '  ')).toEqual(worded)
  })
})
