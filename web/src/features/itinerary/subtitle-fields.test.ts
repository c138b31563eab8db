import { expect, test } from 'vitest'
import { subtitlesBody, subtitlesOf } from './subtitle-fields.tsx'

const stored = [
  { id: 7, version: 1, day: '/api/days/1', subtitle: 'Ankunft' },
  { id: 8, version: 1, day: '/api/days/1', subtitle: 'Konzert' },
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
