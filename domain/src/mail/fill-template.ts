import type { RichText, RichTextNode } from '../rich-text.ts'
import { placeholderLabels } from './placeholders.ts'

/** Values of placeholders by name; null or missing where the trip does not tell. */
export type TemplateValues = Readonly<Record<string, string | null | undefined>>

const placeholder = /\{([a-z_.]{2,40})\}/g
const mark = /⟨([^⟨⟩]{1,60}) fehlt⟩/g

/**
 * Puts the trip's data into a line of a template. What is not known is marked, so that nobody sends it unseen:
 * '⟨Termin fehlt⟩'. What is no placeholder stays as it was written.
 */
export function fillText(template: string, values: TemplateValues): string {
  return template.replace(placeholder, (whole, name: string) => {
    if (!Object.hasOwn(placeholderLabels, name)) return whole
    const value = values[name]
    return value === null || value === undefined || value.trim() === ''
      ? `⟨${placeholderLabels[name as keyof typeof placeholderLabels]} fehlt⟩`
      : value
  })
}

/** The same for a formatted text; a value of several lines stands on several lines. */
export function fillRichText(template: RichText | null, values: TemplateValues): RichText | null {
  if (template === null) return null
  return { ...template, content: template.content?.flatMap((node) => filled(node, values)) }
}

function filled(node: RichTextNode, values: TemplateValues): RichTextNode[] {
  if (node.text === undefined) {
    return [
      node.content === undefined ? node : { ...node, content: node.content.flatMap((one) => filled(one, values)) },
    ]
  }
  const lines = fillText(node.text, values).split('\n')
  return lines.flatMap((text, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(text === '' ? [] : [{ ...node, text }]),
  ])
}

/** @returns what a filled text still marks as missing, each once */
export function missingIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(([, label = '']) => label))]
}
