import { describe, expect, test } from 'vitest'
import { namesIn, partsOf, plain } from './chapter.ts'
import { chapterHeads, chapterKeys, chapterOf } from './chapter-heads.ts'
import { chapters } from './chapters/all-chapters.ts'
import { news } from './news.ts'
import { searchManual } from './search-manual.ts'

describe('EASE-12 the manual', () => {
  test.each([
    ['/orders', 'reisen'],
    ['/orders/add', 'anfrage'],
    ['/orders/44', 'reise'],
    ['/orders/44/offer', 'angebot'],
    ['/orders/44/client-invoice', 'rechnung'],
    ['/hotels', 'stammdaten'],
    ['/train_stations/12', 'stammdaten'],
    ['/settings', 'einstellungen'],
    ['/hilfe', null],
    ['/hilfe/angebot', null],
  ])('EASE-12 F1 on %s opens the chapter %s', (pathname, chapter) => {
    expect(chapterOf(pathname)).toBe(chapter)
  })

  test('EASE-12 a text is parted into words and names of the screen', () => {
    const text = 'Mit [[Weitere Aktionen > Reise kopieren]] anlegen.'
    expect(partsOf(text)).toEqual([
      { text: 'Mit ', isName: false },
      { text: 'Weitere Aktionen › Reise kopieren', isName: true },
      { text: ' anlegen.', isName: false },
    ])
    expect(plain(text)).toBe('Mit Weitere Aktionen › Reise kopieren anlegen.')
    const picture = { screen: '/orders', alt: '' }
    expect(namesIn({ purpose: text, steps: ['[[Filter]]'], outcome: [], picture })).toEqual([
      ['Weitere Aktionen', 'Reise kopieren'],
      ['Filter'],
    ])
  })

  test.each(chapterKeys)('EASE-12 chapter %s says what it is for, how it is done and what happens then', (key) => {
    const { purpose, steps, outcome, picture } = chapters[key]
    for (const sentence of [purpose, ...steps, ...outcome]) expect(sentence).toMatch(/[.“]$/)
    expect(steps.length).toBeGreaterThanOrEqual(3)
    expect(outcome.length).toBeGreaterThan(0)
    expect(chapterHeads[key].screens).toContain(picture.screen.split(/[?#]/)[0])
  })

  test.each([
    ['mahnen', 'zahlungen'],
    ['UEBER', undefined],
    ['Zimmerliste', 'gaeste'],
    ['generieren vorschau', 'angebot'],
    ['mahnung frist', 'zahlungen'],
    ['', undefined],
  ])('EASE-12 a search for %j finds %s first', (term, chapter) => {
    expect(searchManual(chapters, term)[0]?.chapter).toBe(chapter)
  })

  test('EASE-12 a hit shows the sentence that has the words', () => {
    const hit = searchManual(chapters, 'stornorechnung').find((one) => one.chapter === 'rechnung')
    expect(hit?.sentence).toContain('Stornorechnung')
  })

  test('EASE-12 the news are told newest first, each with its chapter', () => {
    const days = news.map(({ date }) => date)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const { points } of news) for (const { chapter } of points) expect(chapterKeys).toContain(chapter)
  })
})
