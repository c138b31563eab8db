import { expect, test } from 'vitest'
import type { FiledDocument } from './api.ts'
import { foundDocuments } from './document-filter.tsx'

// Only what the search reads.
const document = (name: string, type: string, provider: string | null = null) =>
  ({ name, type, provider: provider === null ? null : { name: provider } }) as unknown as FiledDocument
const items = [
  document('Angebot 2600417-1', 'offer'),
  document('Hausprospekt', 'other', 'Hotel Bryggekanten'),
  document('Confirmation', 'contract', 'Hotel Bryggekanten'),
]

test.each([
  [null, '', ['Angebot 2600417-1', 'Hausprospekt', 'Confirmation']],
  ['offer', '', ['Angebot 2600417-1']],
  [null, 'bryggek', ['Hausprospekt', 'Confirmation']],
  ['contract', ' BRYGGE ', ['Confirmation']],
  ['offer', 'Brygge', []],
] as const)('DOC-05 documents of type %s in which %j is found', (type, text, names) => {
  expect(foundDocuments(items, { type, text }).map(({ name }) => name)).toEqual(names)
})
