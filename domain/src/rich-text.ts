import * as z from 'zod'
import { isStorable, unstorable } from './contract/storable.ts'

/** A TipTap/ProseMirror document as JSON: what notes, texts and letters are made of. */
export type RichText = { type: 'doc'; content?: RichTextNode[] | undefined }
export type RichTextNode = {
  type: string
  attrs?: Record<string, unknown> | undefined
  content?: RichTextNode[] | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
  text?: string | undefined
}

const marks = ['bold', 'italic', 'underline', 'strike', 'link'] as const
const nodes = ['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'hardBreak', 'text'] as const
/** Deeper nesting helps no reader and would let a hostile document exhaust the stack. */
const maxDepth = 12

const safeHref = /^(https?:|mailto:|tel:)/i
const mark = z.strictObject({
  type: z.enum(marks),
  attrs: z.record(z.string(), z.union([z.string(), z.null(), z.boolean(), z.number()])).optional(),
})
const attrs = z.strictObject({
  level: z.int().min(1).max(4).optional(),
  start: z.int().min(0).max(9999).optional(),
  type: z.string().max(10).nullable().optional(),
  textAlign: z.enum(['left', 'center', 'right', 'justify']).nullable().optional(),
})

function nodeOfDepth(depth: number): z.ZodType<RichTextNode> {
  return z.strictObject({
    type: z.enum(nodes),
    attrs: attrs.optional(),
    text: z.string().min(1).max(50_000).optional(),
    marks: z
      .array(mark.refine((m) => m.type !== 'link' || safeHref.test(String(m.attrs?.href ?? '')), 'Ungültiger Verweis'))
      .max(5)
      .optional(),
    content:
      depth > 0
        ? z
            .array(nodeOfDepth(depth - 1))
            .max(2_000)
            .optional()
        : z.undefined().optional(),
  })
}

/** The one schema of rich text; what does not fit is refused, so no renderer meets an unknown node (design §2). */
export const richTextSchema: z.ZodType<RichText> = z
  .strictObject(
    { type: z.literal('doc'), content: z.array(nodeOfDepth(maxDepth)).max(2_000).optional() },
    {
      error: ({ code, input }) => (code === 'invalid_type' && input !== undefined ? 'Bitte Text eingeben' : undefined),
    },
  )
  .refine(isStorable, unstorable)
  .meta({ id: 'RichText', description: 'TipTap/ProseMirror-Dokument' })

/** The same where it is sent: plain text becomes the document it stands for. */
export const richTextInput: z.ZodType<RichText> = z.preprocess(
  (value) => (typeof value === 'string' ? richTextOf(value.replaceAll('\r\n', '\n')) : value),
  richTextSchema,
)

/** @param text plain text; empty lines part paragraphs, other line ends stay within them */
export function richTextOf(text: string): RichText {
  const paragraphs = text.split(/\n{2,}/).filter((part) => part.trim() !== '')
  return {
    type: 'doc',
    content: paragraphs.map((part) => ({ type: 'paragraph', content: part.split('\n').flatMap(brokenLine) })),
  }
}

function brokenLine(text: string, index: number): RichTextNode[] {
  return [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...(text === '' ? [] : [{ type: 'text', text }])]
}

/** @returns the words of a document, a line per block; for search, previews and comparison */
export function plainTextOf(doc: RichText | null | undefined): string {
  return (doc?.content ?? []).map(textOfNode).join('\n').trim()
}

/** The same for readers without formats: a blank line between blocks, and one more for each empty one. */
export function spacedTextOf(doc: RichText | null | undefined): string {
  const blocks = (doc?.content ?? []).map(textOfNode)
  return blocks
    .map((text) => (text === '' ? '' : `${text}\n`))
    .join('\n')
    .trim()
}

function textOfNode(node: RichTextNode): string {
  if (node.text !== undefined) return node.text
  if (node.type === 'hardBreak') return '\n'
  const inline = node.type === 'paragraph' || node.type === 'heading'
  return (node.content ?? []).map(textOfNode).join(inline ? '' : '\n')
}
