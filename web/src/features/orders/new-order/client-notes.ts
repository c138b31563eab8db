import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'
import type { Draft } from './draft.ts'

type Info = { title: string; content: string }

/** What staff should know of a client, as notes of a trip: each title in bold, its content below (000 §2.1). */
export function notesOfInfos(infos: readonly Info[]): RichText | null {
  if (infos.length === 0) return null
  return { type: 'doc', content: infos.map(paragraphOf) }
}

function paragraphOf({ title, content }: Info): RichTextNode {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '')
  return {
    type: 'paragraph',
    content: [
      { type: 'text', text: title, marks: [{ type: 'bold' }] },
      ...lines.flatMap((line): RichTextNode[] => [{ type: 'hardBreak' }, { type: 'text', text: line }]),
    ],
  }
}

/**
 * The notes once another client is chosen: what the last client brought gives way to what this one brings, what was typed
 * before, behind and between stays where it is. An info that somebody has rewritten counts as typed.
 * @param prefilled what the last client's infos had put there
 */
export function notesForClient(
  notes: RichText | null,
  prefilled: RichText | null,
  infos: RichText | null,
): RichText | null {
  const before = notes?.content ?? []
  const { rest, at } = withoutInfos(before, prefilled?.content ?? [])
  if (rest.every((node) => textOf(node).trim() === '')) return infos
  return { type: 'doc', content: rest.toSpliced(at ?? rest.length, 0, ...(infos?.content ?? [])) }
}

/** @returns what is left, and where the first of the infos stood */
function withoutInfos(nodes: readonly RichTextNode[], infos: readonly RichTextNode[]) {
  let at: number | null = null
  const open = [...infos]
  const rest = nodes.flatMap((node, index): RichTextNode[] => {
    const found = open.findIndex((info) => holds(node, info))
    const [info] = found < 0 ? [] : open.splice(found, 1)
    if (info === undefined) return [node]
    const [before, behind] = typedAround(node, info)
    // What comes now takes the place of what goes: behind what was typed in front of it.
    at ??= before === null ? index : index + 1
    return [before, behind].filter((part) => part !== null)
  })
  return { rest, at }
}

function holds(node: RichTextNode, info: RichTextNode): boolean {
  return node.type === 'paragraph' && textOf(node).includes(textOf(info))
}

/** Whoever types into a paragraph of infos adds to it: the parts in front of the info and behind it, null where nothing is. */
function typedAround(node: RichTextNode, info: RichTextNode): [RichTextNode | null, RichTextNode | null] {
  const from = textOf(node).indexOf(textOf(info))
  const to = from + textOf(info).length
  return [cut(node, 0, from), cut(node, to, textOf(node).length)]
}

/** @returns the paragraph's characters between two places, without line breaks and blanks around them */
function cut(node: RichTextNode, from: number, to: number): RichTextNode | null {
  let place = 0
  const content = (node.content ?? []).flatMap((part): RichTextNode[] => {
    const start = place
    place += textOf(part).length
    const text = textOf(part).slice(Math.max(0, from - start), Math.max(0, to - start))
    if (text === '') return []
    return [part.text === undefined ? part : { ...part, text }]
  })
  const isBlank = (part: RichTextNode | undefined) => part !== undefined && textOf(part).trim() === ''
  while (isBlank(content[0])) content.shift()
  while (isBlank(content.at(-1))) content.pop()
  const [first, ...others] = content
  if (first === undefined) return null
  return {
    ...node,
    content: [first.text === undefined ? first : { ...first, text: first.text.trimStart() }, ...others],
  }
}

/** A line break counts as one character. */
function textOf(node: RichTextNode): string {
  if (node.type === 'hardBreak') return '\n'
  return node.text ?? (node.content ?? []).map(textOf).join('')
}

/** Notes tell of the trip they were written at: they come along only when chosen, and go again by themselves (TRUE-07). */
export function withNotes({ source, notes }: Draft, isTaken: boolean): Partial<Draft> {
  const [gone, come] = isTaken ? [null, source.takenOver?.notes] : [source.takenOver?.notes, null]
  return { source: { ...source, notes: isTaken }, notes: notesForClient(notes, gone ?? null, come ?? null) }
}
