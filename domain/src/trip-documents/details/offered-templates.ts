import { plainTextOf, type RichText } from '../../rich-text.ts'

type Passage = { readonly title: string; readonly text: RichText | null }

/** Templates are hidden where a passage with an equal title and text exists (002 §5). */
export function offeredTemplates<Template extends Passage>(
  templates: readonly Template[],
  passages: readonly Passage[],
): Template[] {
  const said = new Set(passages.map(wordsOf))
  return templates.filter((template) => !said.has(wordsOf(template)))
}

function wordsOf({ title, text }: Passage): string {
  return `${title.trim()}\n${plainTextOf(text)}`
}
