import { plainTextOf, type RichText, type RichTextNode } from '../rich-text.ts'
import { type Typeset, typesetRichText } from '../typography/typeset.ts'
import type { PrintedCondition } from './offer-model.ts'

/** About half a page; a longer section may break, or it could leave most of a page empty. */
const longFrom = 1500

/**
 * The conditions cut at their headings: 'Stornokosten' and what belongs to it. Text before the first heading is a
 * section without a title. An editor that was opened and left stores one empty paragraph: that is no text.
 */
export function printedConditions(doc: RichText | null, typeset: Typeset): PrintedCondition[] {
  const sections: { title: string; content: RichTextNode[] }[] = []
  for (const node of doc === null ? [] : (typesetRichText(doc, typeset).content ?? [])) {
    const last = sections.at(-1)
    if (node.type === 'heading') sections.push({ title: plainTextOf({ type: 'doc', content: [node] }), content: [] })
    else if (last === undefined) sections.push({ title: '', content: [node] })
    else last.content.push(node)
  }
  return sections
    .map(({ title, content }) => ({ title, text: { type: 'doc' as const, content } }))
    .filter(({ title, text }) => title !== '' || plainTextOf(text) !== '')
    .map((section) => ({ ...section, isLong: plainTextOf(section.text).length > longFrom }))
}
