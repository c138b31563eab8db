import type { RichText, RichTextNode } from '../rich-text.ts'
import { placeholderLabels } from './placeholders.ts'

/** Values of placeholders by name; null or missing where the trip does not tell. */
export type TemplateValues = Readonly<Record<string, string | null | undefined>>

/** '{reise.name}', or the same words for people one is formal with and for others: '{Ihre|deine}'. */
const braces = /\{([a-z_.]{2,40})\}|\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g
const mark = /⟨([^⟨⟩]{1,60}) fehlt⟩/g

/**
 * Puts the trip's data into a line of a template. What is not known is marked, so that nobody sends it unseen:
 * '⟨Termin fehlt⟩'. What is no placeholder stays as it was written.
 * @param isFormal which of '{Ihre|deine}' is written
 */
export function fillText(template: string, values: TemplateValues, isFormal: boolean): string {
  return template.replace(braces, (whole, name?: string, formal?: string, informal?: string) => {
    if (name === undefined) return (isFormal ? formal : informal) ?? whole
    if (!Object.hasOwn(placeholderLabels, name)) return whole
    const value = values[name]
    return value === null || value === undefined || value.trim() === ''
      ? `⟨${placeholderLabels[name as keyof typeof placeholderLabels]} fehlt⟩`
      : value
  })
}

/** The same for a formatted text; a value of several lines stands on several lines. */
export function fillRichText(template: RichText | null, values: TemplateValues, isFormal: boolean): RichText | null {
  if (template === null) return null
  return { ...template, content: template.content?.flatMap((node) => filled(node, values, isFormal)) }
}

function filled(node: RichTextNode, values: TemplateValues, isFormal: boolean): RichTextNode[] {
  if (node.text === undefined) {
    const { content } = node
    return [
      content === undefined ? node : { ...node, content: content.flatMap((one) => filled(one, values, isFormal)) },
    ]
  }
  const lines = fillText(node.text, values, isFormal).split('\n')
  return lines.flatMap((text, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...(text === '' ? [] : [{ ...node, text }]),
  ])
}

/** @returns what a filled text still marks as missing, each once */
export function missingIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(([, label = '']) => label))]
}
