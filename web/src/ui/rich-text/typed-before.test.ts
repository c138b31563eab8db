import { expect, test } from 'vitest'
import { typedAfter } from './typed-before.ts'

test.each([
  ['a letter', 'Der Bus h', 'insertText', 'ä', 'Der Bus hä'],
  ['a new paragraph', 'Der Bus', 'insertParagraph', '', 'Der Bus\n'],
  ['a new line', 'Der Bus', 'insertLineBreak', '', 'Der Bus\n'],
  ['what is pasted, with its lines', 'Der ', 'insertFromPaste', 'Bus\r\nhält', 'Der Bus\nhält'],
  ['a letter taken back', 'Der Buß', 'deleteContentBackward', '', 'Der Bu'],
  ['a picture of two halves taken back', 'Bus 🚌', 'deleteContentBackward', '', 'Bus '],
  ['nothing to take back', '', 'deleteContentBackward', '', ''],
  ['a composition under way', 'caf', 'insertCompositionText', '´', 'caf'],
  ['what an editor does alone', 'Bus', 'formatBold', '', 'Bus'],
])('NOTE-01 what is typed before the editor is there: %s', (_, typed, inputType, text, after) => {
  expect(typedAfter(typed, inputType, text)).toBe(after)
})
