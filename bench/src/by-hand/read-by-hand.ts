import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked, type Sample, type Statement } from '../operations/statement.ts'

/** What one statement written by hand answers: a set of rows whose columns are named as the paths in the app's answers. */
export type ByHand = {
  readonly set: string
  /** Paths of the app's answers that say again what another column says, or what was asked for. */
  readonly leftOut: ReadonlySet<string>
  readonly statement: Statement
}

const folder = join(import.meta.dirname, '../../sql/by-hand')

/**
 * The best statements anybody would write for a screen, on the product's own tables, as owner without policies: what the product is
 * measured against. They are reviewed when a screen changes; `checkContent` fails where they answer something else.
 * @param names files of bench/sql/by-hand; @param which of the sample's trips `:trip` stands for
 */
export async function readByHand(names: readonly string[], which: 'id' | 'long' = 'id'): Promise<ByHand[]> {
  const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.sql`), 'utf8')))
  return texts.flatMap((text) => text.split(/^-- answers: /m).slice(1)).map((part) => byHandOf(part, which))
}

function byHandOf(part: string, which: 'id' | 'long'): ByHand {
  const lines = part.split('\n')
  const leftOut = lines.find((line) => line.startsWith('-- left out: '))?.slice('-- left out: '.length) ?? ''
  const text = lines.filter((line, index) => index > 0 && !line.startsWith('--')).join('\n')
  return {
    set: lines[0]?.trim() ?? '',
    leftOut: new Set(leftOut.split(' ')),
    statement: numbered(text.trim().replace(/;$/, ''), { ...marked, trip: marked[which] }),
  }
}

function numbered(sql: string, values: Sample & { trip: number }): Statement {
  const given: unknown[] = []
  const places = new Map<string, number>()
  const text = sql.replace(/(?<!:):([a-z]+)\b/g, (_, name: string) => {
    const value = values[name as keyof typeof values]
    if (value === undefined) throw new TypeError(`no value for :${name}`)
    const place = places.get(name) ?? given.push(value)
    places.set(name, place)
    return `$${place}`
  })
  return { text, values: given }
}
