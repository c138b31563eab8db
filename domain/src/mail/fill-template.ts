import type { RichText, RichTextNode } from '../rich-text.ts'
import { optionalPlaceholders, type PlaceholderName, placeholderLabels, pluralPlaceholders } from './placeholders.ts'

/** Values of placeholders by name; null or missing where the trip does not tell. */
export type TemplateValues = Readonly<Record<string, string | null | undefined>>

/** '{reise.name}', or the same words for people one is formal with and for others: '{Ihre|deine}'. */
const braces = /\{([a-z_.]{2,40})\}|\{([^{}|]{0,200})\|([^{}|]{0,200})\}/g
const mark = /⟨([^⟨⟩]{1,60}) fehl(?:t|en)⟩/g

const optional: ReadonlySet<string> = new Set(optionalPlaceholders)
const several: ReadonlySet<PlaceholderName> = new Set(pluralPlaceholders)

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
    if (hasNothingToSay(name, value)) return ''
    return value === null || value === undefined || value.trim() === ''
      ? `⟨${missingWords(name as PlaceholderName)}⟩`
      : value
  })
}

/** 'Termin fehlt', 'Kabinen und Plätze fehlen' */
function missingWords(name: PlaceholderName): string {
  return `${placeholderLabels[name]} ${several.has(name) ? 'fehlen' : 'fehlt'}`
}

/** What may be left out is empty, not unknown. */
function hasNothingToSay(name: string, value: string | null | undefined): boolean {
  return optional.has(name) && value !== null && value !== undefined && value.trim() === ''
}

/**
 * The same for a formatted text; a value of several lines stands on several lines. A line that was only there for what there is
 * nothing to say about is left out whole, its words too: 'Bemerkungen: {bemerkungen}'.
 */
export function fillRichText(template: RichText | null, values: TemplateValues, isFormal: boolean): RichText | null {
  if (template === null) return null
  return { ...template, content: template.content?.flatMap((node) => filled(node, values, isFormal)) }
}

/** @returns nothing for a block of which no line is left */
function filled(node: RichTextNode, values: TemplateValues, isFormal: boolean): RichTextNode[] {
  const { content } = node
  if (content === undefined || content.length === 0) return [node]
  if (!content.some(isInline)) {
    const blocks = content.flatMap((block) => filled(block, values, isFormal))
    return blocks.length === 0 ? [] : [{ ...node, content: blocks }]
  }
  const lines = linesOf(content).filter((line) => !saysNothing(line, values))
  if (lines.length === 0) return []
  return [{ ...node, content: joined(lines.map((line) => line.flatMap((part) => filledPart(part, values, isFormal)))) }]
}

function isInline({ type }: RichTextNode): boolean {
  return type === 'text' || type === 'hardBreak'
}

/** The nodes of a block line by line, without the breaks between them. */
function linesOf(nodes: readonly RichTextNode[]): RichTextNode[][] {
  const lines: RichTextNode[][] = [[]]
  for (const node of nodes) {
    const parts = node.type === 'hardBreak' ? ['', ''] : (node.text ?? '').split('\n')
    for (const [index, text] of parts.entries()) {
      if (index > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...node, text })
    }
  }
  return lines
}

function joined(lines: readonly RichTextNode[][]): RichTextNode[] {
  return lines.flatMap((line, index) => [...(index > 0 ? [{ type: 'hardBreak' }] : []), ...line])
}

/** A line that names something there is nothing to say about, and nothing else. */
function saysNothing(line: readonly RichTextNode[], values: TemplateValues): boolean {
  const names = line.flatMap(({ text = '' }) => [...text.matchAll(braces)].flatMap(([, name]) => name ?? []))
  const known = names.filter((name) => Object.hasOwn(placeholderLabels, name))
  return known.length > 0 && known.every((name) => hasNothingToSay(name, values[name]))
}

function filledPart(node: RichTextNode, values: TemplateValues, isFormal: boolean): RichTextNode[] {
  const lines = fillText(node.text ?? '', values, isFormal).split('\n')
  return joined(lines.map((text) => (text === '' ? [] : [{ ...node, text }])))
}

/** @returns what a filled text still marks as missing, each once */
export function missingIn(text: string): string[] {
  return [...new Set([...text.matchAll(mark)].map(([, label = '']) => label))]
}
