import type { RichText, RichTextNode } from './rich-text.ts'

const tags: Readonly<Record<string, string>> = { bold: 'b', italic: 'i', underline: 'u', strike: 's' }
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => escapes[letter] ?? '')
}

/** A text as HTML: its formats, nothing else; what was typed stays text. */
export function htmlOfText(doc: RichText | null): string {
  return (doc?.content ?? []).map(nodeHtml).join('\n')
}

function nodeHtml(node: RichTextNode): string {
  const inner = (node.content ?? []).map(nodeHtml).join('')
  switch (node.type) {
    case 'text':
      return marked(node)
    case 'paragraph':
      return `<p>${inner || '<br>'}</p>`
    case 'heading':
      return `<h${Number(node.attrs?.level ?? 2)}>${inner}</h${Number(node.attrs?.level ?? 2)}>`
    case 'bulletList':
      return `<ul>${inner}</ul>`
    case 'orderedList':
      return `<ol start="${Number(node.attrs?.start ?? 1)}">${inner}</ol>`
    case 'listItem':
      return `<li>${inner}</li>`
    case 'hardBreak':
      return '<br>'
    default:
      return inner
  }
}

function marked({ text = '', marks = [] }: RichTextNode): string {
  return marks.reduce((inner, { type, attrs }) => {
    if (type === 'link') return `<a href="${escaped(String(attrs?.href ?? ''))}">${inner}</a>`
    const tag = tags[type]
    return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
  }, escaped(text))
}
