import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Declared = { readonly name: string; readonly type: string; readonly isOptional: boolean }
/** A statement of the program with the row type that its caller declares for it. */
export type HandWritten = { readonly at: string; readonly sql: string; readonly columns: readonly Declared[] }

const features = join(import.meta.dirname, '../../features')

/**
 * The statements written out in the features whose text and row type stand in their file: `query<{ id: number }>('select …')`,
 * the type by name or in place, the text with constants of the file put in. What is put together at run time is left to the
 * tests that run it.
 */
export async function handWrittenStatements(): Promise<HandWritten[]> {
  const files = (await readdir(features, { recursive: true })).filter((name) => /^(?!.*\.test\.ts$).*\.ts$/.test(name))
  const found = await Promise.all(
    files.map(async (name) => statementsOf(name, await readFile(join(features, name), 'utf8'))),
  )
  return found.flat()
}

function statementsOf(file: string, source: string): HandWritten[] {
  const found: HandWritten[] = []
  for (const call of source.matchAll(/\bquery<(\{[^<>]*?\}|\w+)>\(\s*(`[^`]*`|'(?:[^'\\\n])*'|\w+)\s*[,)]/g)) {
    const [, type = '', text = ''] = call
    const columns = columnsOf(type, source)
    const sql = textOf(text, source)
    const line = source.slice(0, call.index).split('\n').length
    if (columns !== null && sql !== null) found.push({ at: `${file}:${line}`, sql, columns })
  }
  return found
}

/** @returns null for a type that is not written out in the file */
function columnsOf(type: string, source: string): Declared[] | null {
  const body = type.startsWith('{') ? type.slice(1, -1) : bodyOf(type, source)
  if (body === null || body.includes('{') || body.includes('(')) return null
  const fields = body
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .split(/[;\n]/)
    .map((field) => field.trim().replace(/^readonly /, ''))
  return fields
    .filter((field) => field !== '' && !field.startsWith('//'))
    .map((field) => {
      const [name = '', ...rest] = field.split(':')
      return {
        name: name.trim().replace(/\?$/, ''),
        type: rest.join(':').trim(),
        isOptional: name.trim().endsWith('?'),
      }
    })
}

function bodyOf(name: string, source: string): string | null {
  const found = new RegExp(`^(?:export )?(?:type ${name} =|interface ${name}) \\{([^{}]*)\\}$`, 'm').exec(source)
  return found?.[1] ?? null
}

/** @returns null for a text that is put together by more than constants of the file */
function textOf(written: string, source: string): string | null {
  if (/^\w/.test(written)) return constantOf(written, source)
  const text = written.slice(1, -1)
  if (written.startsWith("'")) return text
  let isWhole = true
  const whole = text.replace(/\$\{(.*?)\}/g, (_, expression: string) => {
    const constant = /^\w+$/.test(expression) ? constantOf(expression, source) : null
    if (constant === null) isWhole = false
    return constant ?? ''
  })
  return isWhole ? whole.replaceAll('\\`', '`').replaceAll('\\\\', '\\') : null
}

function constantOf(name: string, source: string): string | null {
  const found = new RegExp(`^const ${name} =\\s*(\`[^\`]*\`|'[^'\\n]*')$`, 'm').exec(source)
  return found?.[1] === undefined ? null : textOf(found[1], source)
}
