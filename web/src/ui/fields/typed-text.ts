import { changedFields } from '../dialogs/open-forms.ts'

/** What somebody fills in; the hidden ones hold what was chosen from a list. */
export const fieldSelector = 'input, textarea, select, [contenteditable=true]'

export function contentOf(field: Element): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    return String(field.checked)
  }
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return isField ? field.value : (field.textContent ?? '')
}

/** 'Leistungsbeschreibung: Zimmer zum Hof', a line a field, for whoever wants to keep it elsewhere; empty ones say nothing. */
function linesOf(fields: Iterable<Element>): string[] {
  return [...fields].flatMap((field) => {
    const text = writtenIn(field)
    return text === '' ? [] : [`${nameOf(field)}: ${text}`]
  })
}

export function textIn(element: Element): string {
  return linesOf(element.querySelectorAll(fieldSelector)).join('\n')
}

function writtenIn(field: Element): string {
  if (field.getAttribute('contenteditable') === 'true') {
    // A text keeps its lines, those of lists, too.
    const blocks = [...field.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]
    return (blocks.length > 0 ? blocks : [...field.children])
      .map(({ textContent }) => textContent)
      .join('\n')
      .trim()
  }
  if (!(field instanceof HTMLInputElement)) return contentOf(field).trim()
  // Hidden ones hold keys of lists, whose words stand in the field before them.
  if (field.type === 'hidden' || field.type === 'radio') return ''
  if (field.type === 'checkbox') return field.checked ? 'Ja' : ''
  return field.value.trim()
}

function nameOf(field: Element): string {
  const labels = 'labels' in field ? ((field as HTMLInputElement).labels ?? []) : []
  const named = field.getAttribute('aria-labelledby')
  const label = labels[0] ?? (named === null ? null : document.getElementById(named))
  return (label?.textContent ?? field.getAttribute('aria-label') ?? 'Text').replace(/\s*\*$/, '')
}

/** What was typed into all open forms and into the field that is being written in, for when their page goes. */
export function typedNow(): string[] {
  const fields = new Set(changedFields())
  const { activeElement } = document
  if (activeElement?.matches(fieldSelector)) fields.add(activeElement)
  return linesOf(fields)
}
