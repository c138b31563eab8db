import { describe, expect, test } from 'vitest'
import {
  arrangedOptions,
  catalogueYears,
  checkArrangement,
  defaultOptions,
  offeredElse,
  optionListNames,
} from './option-lists.ts'

describe('APP-05 option lists of the agency', () => {
  test('APP-05 every list has entries, each key once; catalogue years follow the calendar until somebody keeps them', () => {
    const empty = optionListNames.filter((list) => defaultOptions(list).length === 0)
    expect(empty).toEqual(['catalogue_year'])
    for (const list of optionListNames) {
      const keys = defaultOptions(list).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
    }
  })

  test('APP-05 an arranged entry comes first and keeps its words, the others follow with theirs', () => {
    const own = [{ key: 'done', label: 'fertig', tone: 'teal', isActive: true }] as const
    expect(arrangedOptions('todo_status', own)).toEqual([
      { key: 'done', label: 'fertig', tone: 'teal', isActive: true },
      { key: 'open', label: 'offen', tone: 'info', isActive: true },
      { key: 'waiting', label: 'wartend', tone: 'warn', isActive: true },
    ])
  })

  test('APP-05 a stored key that is no longer known is dropped', () => {
    const own = [{ key: 'gone', label: 'alt', tone: 'bad', isActive: true }] as const
    expect(arrangedOptions('todo_status', own)).toEqual(defaultOptions('todo_status'))
  })

  test.each([
    ['an invented key', [{ key: 'never' }], 'unknown_option', '[0].key'],
    ['a key twice', [{ key: 'open' }, { key: 'open' }], 'repeated_option', '[1].key'],
    ['all switched off', [{ key: 'open' }, { key: 'waiting' }, { key: 'done' }], 'no_option_left', undefined],
  ])('APP-05 refuses %s', (_, keys, code, field) => {
    const own = keys.map(({ key }) => ({ key, label: key, tone: 'neutral', isActive: false }) as const)
    expect(checkArrangement('todo_status', own)).toMatchObject({ code, ...(field === undefined ? {} : { field }) })
  })

  test.each([
    ['2000', null],
    ['2027', null],
    ['2200', null],
    ['1999', 'no_year'],
    ['2201', 'no_year'],
    ['27', 'no_year'],
    ['-5', 'no_year'],
    ['99999', 'no_year'],
    ['abc', 'no_year'],
  ])('APP-05 MD-09 a catalogue is of a year: %s', (key, code) => {
    const own = [
      { key: '2026', label: '2026', tone: 'neutral', isActive: true },
      { key, label: 'Katalog', tone: 'neutral', isActive: true },
    ] as const
    const told = code === null ? null : { code, field: '[1].key', message: 'Bitte ein Jahr von 2000 bis 2200 angeben' }
    expect(checkArrangement('catalogue_year', own)).toEqual(told === null ? null : { refusal: true, ...told })
    expect(catalogueYears(own, 2026).map(({ key }) => key)).toEqual(code === null ? ['2026', key] : ['2026'])
  })

  test.each([
    [
      'another entry of its own',
      [
        { key: 'open', label: 'zu tun' },
        { key: 'done', label: ' Zu tun' },
      ],
      '[0].label',
    ],
    ['one that keeps its usual name', [{ key: 'done', label: 'Offen' }], '[0].label'],
  ])('APP-05 no entry is called as %s', (_, entries, field) => {
    const own = entries.map((entry) => ({ ...entry, tone: 'neutral', isActive: true }) as const)
    expect(checkArrangement('todo_status', own)).toMatchObject({ code: 'repeated_name', field })
  })

  test('APP-05 accepts new words, another order and entries switched off', () => {
    const own = [
      { key: 'done', label: 'fertig', tone: 'good', isActive: true },
      { key: 'waiting', label: 'wartend', tone: 'warn', isActive: false },
    ] as const
    expect(checkArrangement('todo_status', own)).toBeNull()
  })
})

test.each([
  [
    'the usual one is offered',
    [
      ['b', true],
      ['a', true],
    ],
    'a',
    'a',
  ],
  [
    'it is switched off',
    [
      ['c', false],
      ['b', true],
      ['a', false],
    ],
    'a',
    'b',
  ],
  ['nothing is said', [], 'a', 'a'],
] as const)('APP-05 what nobody chooses: %s', (_, entries, usual, begins) => {
  const listed = entries.map(([key, isActive]) => ({ key, label: key, tone: 'neutral' as const, isActive }))
  expect(offeredElse(listed, usual)).toBe(begins)
})
