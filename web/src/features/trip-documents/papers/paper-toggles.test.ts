import { defaultSettings } from '@reisewerk/domain/accounts/settings.contract.ts'
import { expect, test } from 'vitest'
import type { Papers } from './api.ts'
import { pagesOfParts, wantedOf } from './paper-toggles.ts'

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
