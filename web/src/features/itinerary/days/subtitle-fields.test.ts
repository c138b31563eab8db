import { expect, test } from 'vitest'
import { subtitlesBeside, subtitlesBody, subtitlesOf } from './subtitle-fields.tsx'

const stored = [
  { id: 7, version: 1, day: '/api/days/1', subtitle: 'Ankunft', translations: {} },
  { id: 8, version: 1, day: '/api/days/1', subtitle: 'Konzert', translations: {} },
] as const

test('DAY-03 all subtitles of a day are edited, and the list that is saved keeps their order', () => {
  const drafts = subtitlesOf({ daySubtitles: [...stored] })
  const [first, second] = drafts
  if (first === undefined || second === undefined) throw new Error('Both subtitles are there to be edited')
  expect(subtitlesBody([first, { ...second, text: ' Konzert im Dom ' }])).toEqual([
    { id: 7, subtitle: 'Ankunft' },
    { id: 8, subtitle: 'Konzert im Dom' },
  ])
  expect(subtitlesBody([second])).toEqual([{ id: 8, subtitle: 'Konzert' }])
  expect(subtitlesBody([first, { ...second, text: '' }, { id: null, key: 'new', text: 'Abend frei' }])).toEqual([
    { id: 7, subtitle: 'Ankunft' },
    { subtitle: 'Abend frei' },
  ])
})

test('DAY-03 a day without subtitles offers one that is saved only when it is filled', () => {
  const drafts = subtitlesOf({ daySubtitles: [] })
  expect(drafts).toHaveLength(1)
  expect(subtitlesBody(drafts)).toEqual([])
})

const own = (id: number | null, text: string) => ({ id, key: String(id), text })
const opened = [own(7, 'Ankunft'), own(8, 'Konzert')]

test.each([
  ['one they changed', opened, [own(7, 'Ankunft um 12'), own(8, 'Konzert')], ['7 Ankunft um 12', '8 Konzert']],
  ['one they added', opened, [...opened, own(9, 'Abendessen')], ['7 Ankunft', '8 Konzert', '9 Abendessen']],
  ['one they deleted', opened, [own(8, 'Konzert')], ['8 Konzert']],
  [
    'one both changed: ours',
    [own(7, 'Unsere'), own(8, 'Konzert')],
    [own(7, 'Ihre'), own(8, 'Dom')],
    ['7 Unsere', '8 Dom'],
  ],
  ['one we changed and they deleted', [own(7, 'Unsere')], [own(8, 'Konzert')], ['null Unsere']],
  [
    'one we added',
    [...opened, own(null, 'Neu')],
    [own(7, 'Ihre'), own(8, 'Konzert')],
    ['7 Ihre', '8 Konzert', 'null Neu'],
  ],
])('DAY-03 APP-14 beside what colleagues changed meanwhile stays %s', (_, typed, current, expected) => {
  expect(subtitlesBeside(opened, typed, current).map(({ id, text }) => `${id} ${text}`)).toEqual(expected)
})

test('MOVE-08 the translations of a subtitle are saved with it, and those a colleague has entered meanwhile stay', () => {
  const french = { fr: { subtitle: 'Arrivée' } }
  const drafts = subtitlesOf({ daySubtitles: [{ ...stored[0], translations: french }] })
  expect(subtitlesBody(drafts)).toEqual([{ id: 7, subtitle: 'Ankunft', translations: french }])
  const theirs = [{ ...own(7, 'Ankunft'), translations: french }]
  expect(subtitlesBeside([own(7, 'Ankunft')], [own(7, 'Ankunft')], theirs)).toEqual(theirs)
  const mine = [{ ...own(7, 'Ankunft'), translations: { en: { subtitle: 'Arrival' } } }]
  expect(subtitlesBeside([own(7, 'Ankunft')], mine, theirs)).toEqual(mine)
})
