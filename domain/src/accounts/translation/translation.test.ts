import { expect, test } from 'vitest'
import type { RichText } from '../../rich-text.ts'
import { serviceRequest, textsInAnswer } from './asked-service.ts'
import { translatableTexts, withTexts } from './translatable-texts.ts'

const bold = [{ type: 'bold' }]
const text: RichText = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Hinweis', marks: bold }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Bitte ' },
        { type: 'text', text: 'bald', marks: bold },
      ],
    },
    { type: 'paragraph' },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'eins' }, { type: 'hardBreak' }, { type: 'text', text: 'zwei' }],
            },
          ],
        },
      ],
    },
  ],
}

test('INV-09 what is sent are the words of each paragraph, and nothing else', () => {
  expect(translatableTexts(text)).toEqual(['Hinweis', 'Bitte bald', 'eins\nzwei'])
  expect(translatableTexts(null)).toEqual([])
})

test('INV-09 other words stand where the text had them; a format stays where the whole paragraph has it', () => {
  const french = withTexts(text, ['Remarque', 'Bientôt', 'un\ndeux'])
  expect(translatableTexts(french)).toEqual(['Remarque', 'Bientôt', 'un\ndeux'])
  expect(french.content?.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'paragraph', 'bulletList'])
  expect(french.content?.[0]?.content).toEqual([{ type: 'text', text: 'Remarque', marks: bold }])
  expect(french.content?.[1]?.content).toEqual([{ type: 'text', text: 'Bientôt' }])
  expect(() => withTexts(text, ['Remarque'])).toThrow(TypeError)
  expect(() => withTexts(text, ['a', 'b', 'c', 'd'])).toThrow(TypeError)
})

const asked = { texts: ['Guten Tag'], from: 'de_DE', to: 'en' } as const

test('INV-09 a service is asked as it speaks', () => {
  const service = { address: 'https://api.example/', model: 'klein-1', key: 'geheim' }
  expect(serviceRequest({ ...service, kind: 'deepl' }, asked)).toEqual({
    url: 'https://api.example/v2/translate',
    headers: { authorization: 'DeepL-Auth-Key geheim' },
    body: { text: ['Guten Tag'], source_lang: 'DE', target_lang: 'EN-GB' },
  })
  expect(serviceRequest({ ...service, address: 'https://api.example/v1', kind: 'openai' }, asked)).toMatchObject({
    url: 'https://api.example/v1/chat/completions',
    headers: { authorization: 'Bearer geheim' },
    body: { model: 'klein-1', messages: [{ role: 'system' }, { role: 'user', content: '["Guten Tag"]' }] },
  })
})

test.each([
  ['deepl', 'https://api.example/v2', 'https://api.example/v2/translate'],
  ['deepl', 'https://api.example/v2/translate/', 'https://api.example/v2/translate'],
  ['openai', 'https://api.example/v1/chat/completions', 'https://api.example/v1/chat/completions'],
] as const)('INV-09 the address of a service like %s may be copied as %s', (kind, address, url) => {
  expect(serviceRequest({ kind, address, model: '', key: '' }, asked).url).toBe(url)
})

const said = (content: string) => ({ choices: [{ message: { content } }] })
test.each([
  ['deepl', { translations: [{ text: 'Hello' }] }, ['Hello']],
  ['deepl', { translations: [{ text: 'Hello' }, { text: 'more' }] }, null],
  ['deepl', { translations: [{ text: '' }] }, null],
  ['deepl', { message: 'no' }, null],
  ['openai', said('["Hello"]'), ['Hello']],
  ['openai', said('```json\n["Hello"]\n```'), ['Hello']],
  ['openai', said('Hello'), null],
  ['openai', said('["Hello", 1]'), null],
  ['openai', said('[broken'), null],
  ['openai', null, null],
] as const)('INV-09 an answer of %s is read, or refused as a whole: %j', (kind, answer, texts) => {
  expect(textsInAnswer(kind, answer, 1)).toEqual(texts)
})
