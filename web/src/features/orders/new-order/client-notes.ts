import type { RichText, RichTextNode } from '@reisewerk/domain/rich-text.ts'

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
 * The notes once another client is chosen: what the last client brought is replaced, what was typed stays above.
 * @param prefilled what the last client's infos had put there
 */
export function notesForClient(notes: RichText | null, prefilled: RichText | null, infos: RichText | null) {
  if (notes === null || JSON.stringify(notes) === JSON.stringify(prefilled)) return infos
  if (infos === null) return notes
  return { type: 'doc' as const, content: [...(notes.content ?? []), ...(infos.content ?? [])] }
}
