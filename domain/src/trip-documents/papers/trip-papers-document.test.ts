import { describe, expect, test } from 'vitest'
import { documentLanguage } from '../../documents/document-language.ts'
import { service } from '../../itinerary/plan/trip-plan.fixture.ts'
import { plainTextOf, richTextOf } from '../../rich-text.ts'
import { untypeset } from '../../typography/typeset.ts'
import { coverMapWidth } from './cover-map.ts'
import { linkIn } from './paper-notes.ts'
import type { PaperSource } from './paper-source.ts'
import { everything, karlJohan, norwayPapers, note } from './papers.fixture.ts'
import {
  questionnaireDocument,
  questionnaireName,
  tripPapersDocument,
  tripPapersFile,
  tripPapersName,
} from './trip-papers-document.ts'

const plain = (text: string) => untypeset(text).replaceAll(/[\u00a0\u202f]/g, ' ')
const papers = (more: Partial<PaperSource> = {}) =>
  tripPapersDocument({ ...norwayPapers, ...more }, { route: null, boxes: new Map() }, (text) => `<svg>${text}</svg>`)
const nothing = {
  ...{ print: false, coverLetter: false, detailedRoute: false, route: false },
  ...{ generalInfos: false, menu: false, questionnaire: false },
}
const norwegian = norwayPapers.providers

describe('DOC-02 what the travel documents hold', () => {
  test('the parts that were chosen, cover and providers in any case', () => {
    const { cover, providers, coverLetter, timetable, route, generalInfos, menuList, questionnaire } = papers({
      choices: nothing,
    })
    expect({ coverLetter, timetable, route, generalInfos, menuList, questionnaire }).toEqual({
      ...{ coverLetter: null, timetable: [], route: [], generalInfos: [], menuList: [], questionnaire: null },
    })
    expect(cover).toMatchObject({ label: 'Reiseunterlagen', emergency: { value: '+49 40 66969-199' } })
    expect(providers.map(({ name }) => name)).toEqual(['Hotell Karl Johan'])
  })

  test('a house without a text has a page of its own, another service has none', () => {
    const bare = { ...karlJohan, notes: [], meals: [] }
    const { providers } = papers({ providers: [bare, { ...bare, serviceId: 9, kind: 'ferry', name: 'Color Line' }] })
    expect(providers.map(({ name }) => name)).toEqual(['Hotell Karl Johan'])
  })

  test('a house that was left out has no page, and its telephone is in the timetable', () => {
    const { providers, timetable } = papers({ providers: [{ ...karlJohan, isLeftOut: true }] })
    expect(providers).toEqual([])
    const told = timetable.flatMap((day) => day.entries).map(({ detail }) => detail)
    expect(told.join('\n')).toContain('Telefon +47 22 55 50 17')
  })

  test.each([
    ['de_DE', 'Reiseunterlagen 2600417', 'Fragebogen', '15.–17. Mai 2027 · 2 Nächte · Halbpension'],
    ['en', 'Travel documents 2600417', 'Questionnaire', '15–17 May 2027 · 2 nights · Half board'],
    ['fr', 'Carnet de voyage 2600417', 'Questionnaire', '15–17 mai 2027 · 2 nuits · Demi-pension'],
  ] as const)('speaks %s', (locale, name, questionnaire, stay) => {
    const language = documentLanguage(locale)
    expect(tripPapersFile({ ...norwayPapers, language }, everything)).toBe(name)
    expect(tripPapersFile({ ...norwayPapers, language }, { ...everything, print: true })).toMatch(
      new RegExp(`^${name}, .`),
    )
    const model = papers({ language })
    expect(tripPapersName({ ...norwayPapers, language })).toBe(name)
    expect(plain(model.title)).toMatch(new RegExp(`^${name} · `))
    expect(model.questionnaire?.title).toBe(questionnaire)
    expect(model.providers.map((provider) => plain(provider.stay))).toEqual([stay])
  })
})

describe('DOC-02 cover letter', () => {
  const words = (more: Partial<PaperSource>) => plain(plainTextOf(papers(more).coverLetter?.letter))

  test('without a text of its own it names what the booklet holds', () => {
    const usual = words({})
    expect(usual).toContain('in Kürze beginnt Ihre Chorreise vom 14. bis 23. Mai 2027.')
    expect(usual).toContain('der Fahrplan, der Reiseverlauf, die Hinweise zu Häusern und Leistungen')
    expect(usual).toContain('rund um die Uhr unter +49 40 66969-199')
    const bare = words({
      choices: { ...nothing, coverLetter: true },
      emergency: { label: '', value: '' },
      providers: [],
    })
    expect(bare).not.toMatch(/In diesem Heft|rund um die Uhr/)
  })

  test('says du to whom one says du to; the text of a template stands below the salutation', () => {
    const client = { ...norwayPapers.client, isFormal: false }
    expect(words({ client })).toMatch(/^Liebe Annegret,\nin Kürze beginnt deine Chorreise/)
    expect(words({ freeText: richTextOf('Packt die Noten ein!') })).toBe(
      'Sehr geehrte Frau Weiß-Schröder,\nPackt die Noten ein!',
    )
  })
})

describe('DOC-02 timetable', () => {
  test('points to the page of a house, tells its telephone, and says of what is only possible that it is', () => {
    const { timetable } = papers()
    const entries = timetable.flatMap((day) => day.entries)
    expect(entries.filter(({ page }) => page !== '').map(({ text, page }) => [plain(text), page])).toEqual([
      ['Hotell Karl Johan, 4 Sterne', 'service-21'],
    ])
    expect(entries.map(({ detail }) => detail).join('\n')).toContain('Telefon +47 22 55 50 17')
    expect(entries.every(({ status }) => status === '')).toBe(true)
  })

  test.each([
    ['de_DE', 'Check-in bis 13:15 Uhr'],
    ['en', 'Check-in until 13:15'],
    ['fr', 'Enregistrement jusqu’à 13 h 15'],
  ] as const)('tells with a passage until when one has to be there (%s)', (locale, told) => {
    const language = documentLanguage(locale)
    const days = norwayPapers.days.map((day, index) => ({
      ...day,
      services: day.services.map((one) => (one.kind === 'ferry' ? { ...one, id: 500 + index } : one)),
    }))
    const first = days.findIndex(({ services }) => services.some(({ kind }) => kind === 'ferry'))
    const { timetable } = papers({ language, days, checkIns: new Map([[500 + first, '2027-05-14T13:15:00']]) })
    const lines = timetable.flatMap((day) => day.entries).filter(({ kind }) => kind === 'ferry')
    expect(lines.map(({ detail }) => plain(detail).split('\n')[0]).filter((line) => line === told)).toHaveLength(1)
    expect(plain(lines[0]?.detail ?? '').startsWith(told)).toBe(true)
  })

  test('a service that is only offered stands there as a possibility', () => {
    const [first, ...others] = norwayPapers.days
    if (first === undefined) throw new Error('the trip has days')
    const optional = service('Hafenrundfahrt', { id: 77, clientOffer: 'optional' })
    const { timetable, route } = papers({ days: [{ ...first, services: [optional] }, ...others] })
    expect(timetable[0]?.entries.map(({ text }) => plain(text))).toEqual(['Möglichkeit: Hafenrundfahrt'])
    expect(route[0]?.services).toEqual([])
  })
})

describe('DOC-09 boxes, codes and menus', () => {
  const notesOf = (...notes: Parameters<typeof note>[]) =>
    papers({ providers: [{ ...karlJohan, meals: [], notes: notes.map((one) => note(...one)) }] }).providers[0]?.notes ??
    []

  test('a code leads where the first link of the text does, else that of a map to the house', () => {
    const [linked, map, none] = notesOf(
      ['Festzug', richTextOf('Zeiten: https://oslo.example/17mai.'), { type: 'box', hasQrCode: true }],
      ['Anfahrt', richTextOf('Ring 1'), { type: 'box_map', hasQrCode: true }],
      ['Kasten', richTextOf('ohne Verweis'), { type: 'box', hasQrCode: true }],
    )
    const [bare] = notesOf(['Busparkplatz', richTextOf('Platz 14'), { type: 'box_map' }])
    expect(bare?.code?.href).toBe(map?.code?.href)
    expect(linked?.code).toMatchObject({ href: 'https://oslo.example/17mai', alt: 'QR-Code: Festzug' })
    expect(linked?.code?.svg).toBe('<svg>https://oslo.example/17mai</svg>')
    expect(map?.code?.href).toBe(
      'https://www.openstreetmap.org/search?query=Karl%20Johans%20gate%20112%2C%200154%20Oslo',
    )
    expect(none?.code).toBeNull()
    expect([linked, map, none].map((told) => told?.isBox)).toEqual([true, true, true])
  })

  test('a link may be a mark; what says nothing is left out', () => {
    const marked = { type: 'text', text: 'hier', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] }
    expect(linkIn({ type: 'doc', content: [{ type: 'paragraph', content: [marked] }] })).toBe('https://a.example')
    expect(notesOf(['', null], [' ', richTextOf('')])).toEqual([])
  })

  test('a menu chosen for the whole stay stands at its house before those of single days', () => {
    const menu = { meal: 'dinner', name: 'Halbpension', text: richTextOf('Drei Gänge') } as const
    const [house] = papers({ providers: [{ ...karlJohan, notes: [], menu }] }).providers
    expect(house?.notes.map(({ title }) => title)).toEqual(['Abendessen'])
    expect(plain(plainTextOf(house?.notes[0]?.text))).toMatch(/^Halbpension\nDrei Gänge\nSamstag: /)
    const ferry = { ...karlJohan, kind: 'ferry', notes: [], meals: [], menu } as const
    expect(papers({ providers: [ferry] }).providers).toHaveLength(1)
  })

  test('menus stand at their house by meal, and in the list by day', () => {
    const { menuList, providers } = papers()
    expect(plain(plainTextOf(providers[0]?.notes.at(-1)?.text))).toBe(
      'Samstag: Cremesuppe von Knollensellerie; gebratener Saibling\nSonntag: Norwegischer Abend',
    )
    expect(menuList.map(({ number, meals }) => [number, meals.map(({ meal, name }) => `${meal} ${name}`)])).toEqual([
      ['2', ['Abendessen ']],
      ['3', ['Abendessen Norwegischer Abend']],
    ])
  })
})

test('DOC-02 the questionnaire asks for each house once, and stands alone without cover', () => {
  const twice = { ...norwayPapers, providers: [...norwegian, { ...karlJohan, serviceId: 22 }] }
  const { title, cover, providers, questionnaire, timetable } = questionnaireDocument({ ...twice, choices: everything })
  expect(plain(title)).toMatch(new RegExp(`^${questionnaireName(norwayPapers)} · `))
  expect({ cover, providers, timetable }).toEqual({ cover: null, providers: [], timetable: [] })
  expect(questionnaire?.groups.at(-1)).toEqual({ title: 'Unterkünfte', questions: ['Hotell Karl Johan'] })
})

test.each([
  // x of the only stop at the foot of a map as tall as the sheet: behind the title or beside it
  [900, 156],
  [100, 86],
])('DOC-02 the map of the cover keeps clear of the title: a stop at %i is drawn %i mm wide', (x, width) => {
  const map = {
    width: 1000,
    height: 1900,
    land: '',
    borders: '',
    legs: [],
    itinerary: [],
    alt: '',
    legend: [],
    legendNote: '',
  }
  const stop = { label: 'Kiel', note: '', x, y: 1700, isOvernight: false, side: 'right' } as const
  expect(coverMapWidth({ ...map, stops: [stop] })).toBe(width)
})
