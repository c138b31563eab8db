import { expect, test } from 'vitest'
import { introTemplates, savedDocuments } from './document-templates.ts'
import { emailTemplates } from './email-templates.ts'

test('TRUE-07 what the demo agency writes from begins below its greeting as the language does', () => {
  const letters = [
    ...emailTemplates.map(({ name, locale, body }) => ({ name, locale, text: body.split('\n\n')[1] })),
    ...introTemplates.map(({ name, locale, content }) => ({ name, locale, text: content })),
    ...savedDocuments.map(({ name, locale, freeText }) => ({ name, locale, text: freeText })),
  ]
  for (const { name, locale, text } of letters) {
    expect(text, `${name} ${locale}`).toMatch(locale === 'de_DE' ? /^[a-z]/ : /^[A-Z]/)
  }
})
