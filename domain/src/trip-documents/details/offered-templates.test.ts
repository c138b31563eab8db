import { expect, test } from 'vitest'
import { richTextOf } from '../../rich-text.ts'
import { offeredTemplates } from './offered-templates.ts'

const passage = (title: string, text: string | null) => ({ title, text: text === null ? null : richTextOf(text) })

test.each([
  [passage('WLAN', 'Frei im Haus'), false],
  [passage('WLAN ', 'Frei im Haus'), false],
  [passage('WLAN', 'Kostet 5 €'), true],
  [passage('Internet', 'Frei im Haus'), true],
  [passage('WLAN', null), true],
])('DOC-01 a template is hidden where its title and text stand already: %j', (said, isOffered) => {
  const template = passage('WLAN', 'Frei im Haus')
  expect(offeredTemplates([template], [said])).toEqual(isOffered ? [template] : [])
})
