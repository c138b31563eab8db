import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'
import { element, elementWith, writeXml } from './write-xml.ts'

test('INV-07 what is written is read again as it was, and nothing is said by nothing', () => {
  const text = 'Müller & Söhne <"Nord"> ’26\u0000\ud800'
  const root = elementWith('a:Root', { 'xmlns:a': 'urn:a' }, element('a:Name', text), element('a:None', '', null))
  if (root === null) throw new Error('the root says something')
  expect(readXml(writeXml(root))).toMatchObject({
    ...{ name: 'Root', namespace: 'urn:a' },
    children: [{ name: 'Name', text: 'Müller & Söhne <"Nord"> ’26\ufffd' }],
  })
})
