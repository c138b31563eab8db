import type { RichText, RichTextNode } from '../../rich-text.ts'

/** Paragraphs and headings; a list holds paragraphs. */
const isBlock = ({ type }: RichTextNode) => type === 'paragraph' || type === 'heading'

/** What of a text is translated: a text for each of its paragraphs that has words, and nothing else of it. */
export function translatableTexts(text: RichText | null): string[] {
  return (text?.content ?? []).flatMap(textsOf)
}

function textsOf(node: RichTextNode): string[] {
  if (!isBlock(node)) return (node.content ?? []).flatMap(textsOf)
  const words = wordsOf(node)
  return words.trim() === '' ? [] : [words]
}

function wordsOf({ content = [] }: RichTextNode): string {
  return content.map(({ type, text }) => (type === 'hardBreak' ? '\n' : (text ?? ''))).join('')
}

/**
 * The same text with other words in its paragraphs. Bold, italics and links stay where all of a paragraph has them; of a part of it
 * nobody can say which words they are on now.
 * @param texts in the order of {@link translatableTexts}
 * @throws TypeError for another number of them
 */
export function withTexts(text: RichText, texts: readonly string[]): RichText {
  const left = [...texts]
  const replaced = (node: RichTextNode): RichTextNode => {
    if (!isBlock(node)) return node.content === undefined ? node : { ...node, content: node.content.map(replaced) }
    if (wordsOf(node).trim() === '') return node
    const words = left.shift()
    if (words === undefined) throw new TypeError('there are fewer texts than paragraphs')
    return { ...node, content: linesOf(words, marksOfAll(node)) }
  }
  const content = (text.content ?? []).map(replaced)
  if (left.length > 0) throw new TypeError('there are more texts than paragraphs')
  return { ...text, content }
}

function marksOfAll({ content = [] }: RichTextNode): RichTextNode['marks'] {
  const [first, ...others] = content.filter(({ text }) => text !== undefined).map(({ marks = [] }) => marks)
  const same = JSON.stringify(first ?? [])
  return others.every((marks) => JSON.stringify(marks) === same) && same !== '[]' ? first : undefined
}

function linesOf(words: string, marks: RichTextNode['marks']): RichTextNode[] {
  return words
    .split('\n')
    .flatMap((line, index): RichTextNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...(marks && { marks }) }]),
    ])
}
