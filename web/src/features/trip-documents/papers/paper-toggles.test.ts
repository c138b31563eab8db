import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { expect, test } from 'vitest'
import type { Papers } from './api.ts'
import { captionsOf, pagesOfParts, sizeOf, wantedOf } from './paper-toggles.ts'

const papers: Papers = {
  ...{ id: 1, version: 1, order: '/api/orders/1', contact: '/api/contacts/7', freeText: null, attachments: [] },
  ...{
    print: true,
    route: true,
    generalInfos: false,
    questionaire: true,
    coverLetter: true,
    detailedRoute: true,
    menu: false,
  },
}
const offered = defaultSettings.tripDocuments

test('DOC-02 what was chosen is asked for in the words of the call', () => {
  expect(wantedOf(papers, offered)).toEqual({
    ...{ _contact: '/api/contacts/7', _route: true, _generalInfos: false, _questionaire: true },
    ...{ print: true, coverLetter: true, menu: false, detailed_route: true },
  })
})

test('DOC-02 APP-05 what the house does not offer is left out, and nobody is chosen where it lets nobody choose', () => {
  const less = { ...offered, contactSelect: false, questionnaire: false, timetable: false }
  expect(wantedOf(papers, less)).toMatchObject({
    _contact: null,
    _questionaire: false,
    detailed_route: false,
    _route: true,
  })
})

test('DOC-02 each part has the pages up to the next; what nobody knows is no part', () => {
  const parts = [
    { part: 'cover', page: 1 },
    { part: 'coverLetter', page: 3 },
    { part: 'elsewhere', page: 4 },
    { part: 'menu', page: 6 },
  ]
  expect(pagesOfParts(parts, 6).map(({ part, pages }) => `${part} ${pages}`)).toEqual([
    'cover 2',
    'coverLetter 1',
    'menu 1',
  ])
})

test('DOC-02 pages that fill a sheet have no number on the wall, and count for the printer as those of others do', () => {
  const parts = pagesOfParts(
    [
      { part: 'cover', page: 1, last: 1 },
      { part: 'coverLetter', page: 3, last: 4 },
    ],
    4,
  )
  expect(captionsOf(parts, 4).map(({ number, part }) => `${number} ${part}`)).toEqual([
    ...['1 cover', 'null null', '2 coverLetter', '3 coverLetter'],
  ])
  expect(sizeOf({ pages: 14, attached: 4 }, true)).toBe('18 Seiten, gedruckt 9 Blatt')
  expect(sizeOf({ pages: 1, attached: 0 }, false)).toBe('1 Seite')
})
